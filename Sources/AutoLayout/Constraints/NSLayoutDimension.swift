public import Foundation

/// An anchor for a width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  package let offset: (from: (AnyObject, NSLayoutConstraint.Attribute), to: (AnyObject, NSLayoutConstraint.Attribute))?

  package override init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    offset = nil
    super.init(item, attribute)
  }

  init(from start: (AnyObject, NSLayoutConstraint.Attribute), to end: (AnyObject, NSLayoutConstraint.Attribute)) {
    offset = (start, end)
    super.init(start.0, .notAnAttribute)
  }

  package override func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<NSLayoutDimension>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = super.constraint(relation, to: other, multiplier: multiplier, constant: constant)
    constraint.setOffsets(first: offset, second: (other as? NSLayoutDimension)?.offset)
    return constraint
  }

  package func constraint(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant)
    constraint.setOffsets(first: offset, second: nil)
    return constraint
  }

  /// Makes a constraint that gives the item this size, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, constant: c) }
  /// Makes a constraint that keeps the size from falling below a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, constant: c)
  }
  /// Makes a constraint that keeps the size from exceeding a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, constant: c)
  }
  /// Makes a constraint that sets the size to a multiple of another size.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m)
  }
  /// Makes a constraint that keeps the size from falling below a multiple of another size.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m)
  }
  /// Makes a constraint that keeps the size from exceeding a multiple of another size.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m)
  }
  /// Makes a constraint that sets the size to a multiple of another size plus a number of points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, to: anchor, multiplier: m, constant: c) }
  /// Makes a constraint that keeps the size from falling below a multiple of another size plus a number of points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }
  /// Makes a constraint that keeps the size from exceeding a multiple of another size plus a number of points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }
}
