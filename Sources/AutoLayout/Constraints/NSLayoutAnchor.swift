public import Foundation

/// One edge, centre, baseline or size of a view or guide, typed by what it may be compared with.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  package let item: AnyObject
  package let attribute: NSLayoutConstraint.Attribute
  /// The item that the location is measured from, for `anchorWithOffset(to:)`.
  package init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  package func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, other.item, other.attribute, multiplier: multiplier, constant: constant)
  }

  /// `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">`
  nonisolated open override var description: String {
    MainActor.assumeIsolated { consoleText }
  }

  /// Makes a constraint that puts this anchor at another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }
  /// Makes a constraint that keeps this anchor at another one or beyond it.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }
  /// Makes a constraint that keeps this anchor at another one or before it.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }
  /// Makes a constraint that puts this anchor a number of points beyond another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }
  /// Makes a constraint that keeps this anchor at least a number of points beyond another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }
  /// Makes a constraint that keeps this anchor at most a number of points beyond another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }
}

/// An anchor for leading, trailing, left, right or the horizontal centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes a constraint that puts this anchor at the system's spacing, times a factor, after another one.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
  /// Makes a constraint that keeps at least the system's spacing, times a factor, after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  /// Makes a constraint that keeps at most the system's spacing, times a factor, after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }

  /// Returns the distance from this anchor to another, as a size.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: (item, attribute), to: (other.item, other.attribute))
  }

  private func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = constraint(relation, to: other, constant: SystemSpacing.sibling * max(0, multiplier))
    constraint.usesSystemSpacing = true
    return constraint
  }
}

/// An anchor for top, bottom, the vertical centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes a constraint that puts this anchor at the system's spacing, times a factor, below another one.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
  /// Makes a constraint that keeps at least the system's spacing, times a factor, below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  /// Makes a constraint that keeps at most the system's spacing, times a factor, below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }

  /// Returns the distance from this anchor to another, as a size.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: (item, attribute), to: (other.item, other.attribute))
  }

  private func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.below(upper: other, lower: self)
    let constraint = constraint(relation, to: other, constant: spacing * max(0, multiplier))
    constraint.usesSystemSpacing = true
    return constraint
  }
}

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
