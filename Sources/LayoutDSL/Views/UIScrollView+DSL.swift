public import AutoLayout

extension UIScrollView {
  /// The guide of what scrolls: as large as its constraints make it.
  public var content: UILayoutGuide { contentLayoutGuide }
  /// The guide of the scroll view's own frame, which stays while the content moves.
  public var viewport: UILayoutGuide { frameLayoutGuide }
}
