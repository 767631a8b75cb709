/// One side of a constraint: an attribute of an item, or the distance between two locations.
struct ConstraintSide {
  let item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  let offset: NSLayoutConstraint.Offset?
}

extension NSLayoutConstraint {
  var firstSide: ConstraintSide { ConstraintSide(item: firstItem, attribute: firstAttribute, offset: firstOffset) }
  var secondSide: ConstraintSide { ConstraintSide(item: secondItem, attribute: secondAttribute, offset: secondOffset) }
}
