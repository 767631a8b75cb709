public import AutoLayout

/// What equations are about: a view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

extension LayoutItem {
  /// The edge where reading begins.
  public var leading: Anchor<AnchorKind.Leading> { Anchor(self, .leading) }
  /// The edge where reading ends.
  public var trailing: Anchor<AnchorKind.Leading> { Anchor(self, .trailing) }
  /// The left edge, whatever the direction.
  public var left: Anchor<AnchorKind.Left> { Anchor(self, .left) }
  /// The right edge, whatever the direction.
  public var right: Anchor<AnchorKind.Left> { Anchor(self, .right) }
  /// The horizontal centre.
  public var centerX: Anchor<AnchorKind.CenterX> { Anchor(self, .centerX) }
  /// The top edge.
  public var top: Anchor<AnchorKind.Vertical> { Anchor(self, .top) }
  /// The bottom edge.
  public var bottom: Anchor<AnchorKind.Vertical> { Anchor(self, .bottom) }
  /// The vertical centre.
  public var centerY: Anchor<AnchorKind.Vertical> { Anchor(self, .centerY) }
  /// The width.
  public var width: Anchor<AnchorKind.Dimension> { Anchor(self, .width) }
  /// The height.
  public var height: Anchor<AnchorKind.Dimension> { Anchor(self, .height) }
}

extension UIView {
  /// Of the first line of text; the top edge where there is none.
  public var firstBaseline: Anchor<AnchorKind.Vertical> { Anchor(self, .firstBaseline) }
  /// Of the last line of text; the bottom edge where there is none.
  public var lastBaseline: Anchor<AnchorKind.Vertical> { Anchor(self, .lastBaseline) }

  /// The view's edges less its layout margins.
  public var margins: UILayoutGuide { layoutMarginsGuide }
  /// What bars and notches leave free.
  public var safeArea: UILayoutGuide { safeAreaLayoutGuide }
  /// The keyboard, or where it would come in: `field.bottom == screen.keyboard.top - 8`.
  public var keyboard: UILayoutGuide { keyboardLayoutGuide }
  /// The margins, and no wider than is comfortable to read.
  public var readableContent: UILayoutGuide { readableContentGuide }
}

extension UILayoutGuide {
  @available(*, unavailable, message: "a layout guide has no text: use top or bottom, or a view's baseline")
  public var firstBaseline: Anchor<AnchorKind.Vertical> { fatalError() }
  @available(*, unavailable, message: "a layout guide has no text: use top or bottom, or a view's baseline")
  public var lastBaseline: Anchor<AnchorKind.Vertical> { fatalError() }
}
