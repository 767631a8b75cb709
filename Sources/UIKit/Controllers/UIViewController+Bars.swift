public import LPAutoLayout

extension UIViewController {
  private static let storedEdges = Stored<UIRectEdge>("UIViewController.edgesForExtendedLayout", .all)
  private static let storedOpaque = Stored("UIViewController.extendedLayoutIncludesOpaqueBars", false)
  private static let storedHiding = Stored("UIViewController.hidesBottomBarWhenPushed", false)
  private static let storedContext = Stored("UIViewController.definesPresentationContext", false)

  /// The edges at which the view extends under bars; at the others it ends at the bar.
  public var edgesForExtendedLayout: UIRectEdge {
    get { Self.storedEdges[self] }
    set {
      Self.storedEdges[self] = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Kept; all bars are treated as translucent ones.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { Self.storedOpaque[self] }
    set { Self.storedOpaque[self] = newValue }
  }
  /// Whether the toolbar and the bar of tabs are hidden while the controller is in a navigation controller's stack and
  /// not the lowest.
  public var hidesBottomBarWhenPushed: Bool {
    get { Self.storedHiding[self] }
    set {
      Self.storedHiding[self] = newValue
      navigationController?.bottomBarsChanged()
    }
  }
  /// Kept; presented controllers are drawn over the window.
  public var definesPresentationContext: Bool {
    get { Self.storedContext[self] }
    set { Self.storedContext[self] = newValue }
  }
}
