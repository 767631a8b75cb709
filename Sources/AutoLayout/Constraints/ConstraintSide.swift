/// One side of a constraint: an attribute of an item, or the distance between two locations.
package struct ConstraintSide {
  package let item: AnyObject?
  package let attribute: NSLayoutConstraint.Attribute
  package let offset: NSLayoutConstraint.Offset?
}

extension NSLayoutConstraint {
  package var firstSide: ConstraintSide {
    ConstraintSide(item: firstItem, attribute: firstAttribute, offset: firstOffset)
  }
  package var secondSide: ConstraintSide {
    ConstraintSide(item: secondItem, attribute: secondAttribute, offset: secondOffset)
  }
}
