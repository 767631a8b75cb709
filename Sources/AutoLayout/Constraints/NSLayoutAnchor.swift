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
