public import Foundation

/// One edge, centre, baseline or size of a view or guide, typed by what it may be compared with.
@preconcurrency @MainActor
open class LayoutAnchor<AnchorType: AnyObject>: NSObject {
  package let item: AnyObject
  package let attribute: LayoutConstraint.Attribute
  /// The item that the location is measured from, for `anchorWithOffset(to:)`.
  package init(_ item: AnyObject, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  package func constraint(
    _ relation: LayoutConstraint.Relation, to other: LayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other.item, attribute: other.attribute,
      multiplier: multiplier, constant: constant)
  }

  /// `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">`
  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<NS\(type(of: self)):\(ConstraintDescription.address(self)) \"\(expression)\">" }
  }

  package var expression: String { "\(ConstraintDescription.itemName(item)).\(attribute.name)" }

  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint { constraint(.equal, to: anchor) }
  open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }
  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }
}

/// Leading, trailing, left, right and the horizontal centre.
@preconcurrency @MainActor
open class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  open func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }

  /// The distance from this anchor to another, as a size.
  open func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: (item, attribute), to: (other.item, other.attribute))
  }

  private func systemSpacing(
    _ relation: LayoutConstraint.Relation, _ other: LayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> LayoutConstraint {
    let constraint = constraint(relation, to: other, constant: SystemSpacing.sibling * max(0, multiplier))
    constraint.usesSystemSpacing = true
    return constraint
  }
}

/// Top, bottom, the vertical centre and the baselines.
@preconcurrency @MainActor
open class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  open func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }

  /// The distance from this anchor to another, as a size.
  open func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: (item, attribute), to: (other.item, other.attribute))
  }

  private func systemSpacing(
    _ relation: LayoutConstraint.Relation, _ other: LayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> LayoutConstraint {
    let spacing = SystemSpacing.below(upper: other, lower: self)
    let constraint = constraint(relation, to: other, constant: spacing * max(0, multiplier))
    constraint.usesSystemSpacing = true
    return constraint
  }
}

/// Width, height, or the distance between two anchors.
@preconcurrency @MainActor
open class LayoutDimension: LayoutAnchor<LayoutDimension> {
  package let offset: (from: (AnyObject, LayoutConstraint.Attribute), to: (AnyObject, LayoutConstraint.Attribute))?

  package override init(_ item: AnyObject, _ attribute: LayoutConstraint.Attribute) {
    offset = nil
    super.init(item, attribute)
  }

  init(from start: (AnyObject, LayoutConstraint.Attribute), to end: (AnyObject, LayoutConstraint.Attribute)) {
    offset = (start, end)
    super.init(start.0, .notAnAttribute)
  }

  package override var expression: String {
    guard let offset else { return super.expression }
    func location(_ end: (AnyObject, LayoutConstraint.Attribute)) -> String {
      "\(ConstraintDescription.itemName(end.0)).\(end.1.name)"
    }
    return "(\(location(offset.to)) - \(location(offset.from)))"
  }

  package override func constraint(
    _ relation: LayoutConstraint.Relation, to other: LayoutAnchor<LayoutDimension>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> LayoutConstraint {
    let constraint = super.constraint(relation, to: other, multiplier: multiplier, constant: constant)
    constraint.setOffsets(first: offset, second: (other as? LayoutDimension)?.offset)
    return constraint
  }

  package func constraint(_ relation: LayoutConstraint.Relation, constant: CGFloat) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 0,
      constant: constant)
    constraint.setOffsets(first: offset, second: nil)
    return constraint
  }

  open func constraint(equalToConstant c: CGFloat) -> LayoutConstraint { constraint(.equal, constant: c) }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant: c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant: c)
  }
  open func constraint(equalTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m)
  }
  open func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m)
  }
  open func constraint(lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m)
  }
  open func constraint(
    equalTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint { constraint(.equal, to: anchor, multiplier: m, constant: c) }
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint { constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }
}
