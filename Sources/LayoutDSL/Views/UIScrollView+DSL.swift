public import AutoLayout

extension UIScrollView {
  /// What scrolls: as large as its constraints make it.
  public var content: UILayoutGuide { contentLayoutGuide }
  /// The window that stays while the content moves.
  public var viewport: UILayoutGuide { frameLayoutGuide }
}
