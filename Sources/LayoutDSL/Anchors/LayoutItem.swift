public import LPAutoLayout

/// An item of an equation: a view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

extension LayoutItem {
  /// The edge where reading begins: left in a left-to-right layout.
  public var leading: Anchor<AnchorKind.Directional> { Anchor(self, .leading) }
  /// The edge where reading ends: right in a left-to-right layout.
  public var trailing: Anchor<AnchorKind.Directional> { Anchor(self, .trailing) }
  /// The left edge, whatever the layout direction.
  public var left: Anchor<AnchorKind.Physical> { Anchor(self, .left) }
  /// The right edge, whatever the layout direction.
  public var right: Anchor<AnchorKind.Physical> { Anchor(self, .right) }
  /// The middle between the left and the right edge.
  public var centerX: Anchor<AnchorKind.CenterX> { Anchor(self, .centerX) }
  /// The top edge.
  public var top: Anchor<AnchorKind.Vertical> { Anchor(self, .top) }
  /// The bottom edge.
  public var bottom: Anchor<AnchorKind.Vertical> { Anchor(self, .bottom) }
  /// The middle between the top and the bottom edge.
  public var centerY: Anchor<AnchorKind.Vertical> { Anchor(self, .centerY) }
  /// The width in points.
  public var width: Anchor<AnchorKind.Dimension> { Anchor(self, .width) }
  /// The height in points.
  public var height: Anchor<AnchorKind.Dimension> { Anchor(self, .height) }
}

extension UIView {
  /// The baseline of the first line of text, or the top edge of a view without text.
  public var firstBaseline: Anchor<AnchorKind.Vertical> { Anchor(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge of a view without text.
  public var lastBaseline: Anchor<AnchorKind.Vertical> { Anchor(self, .lastBaseline) }

  /// The guide of the layout margins.
  public var margins: UILayoutGuide { CellBlock.holder(self).layoutMarginsGuide }
  /// The guide of the area that bars and notches do not cover.
  public var safeArea: UILayoutGuide { CellBlock.holder(self).safeAreaLayoutGuide }
  /// The guide of the keyboard, or of the place where it appears: `field.bottom == screen.keyboard.top - 8`.
  public var keyboard: UILayoutGuide { keyboardLayoutGuide }
  /// The guide of the layout margins, limited to a width that is comfortable to read.
  public var readableContent: UILayoutGuide { CellBlock.holder(self).readableContentGuide }
}

extension UILayoutGuide {
  @available(*, unavailable, message: "a layout guide has no text: use top or bottom, or a view's baseline")
  public var firstBaseline: Anchor<AnchorKind.Vertical> { fatalError() }
  @available(*, unavailable, message: "a layout guide has no text: use top or bottom, or a view's baseline")
  public var lastBaseline: Anchor<AnchorKind.Vertical> { fatalError() }
}
