public import LPAutoLayout

extension UIScrollView {
  /// The guide of the scrolled content, whose size follows from its constraints.
  public var content: UILayoutGuide { contentLayoutGuide }
  /// The guide of the scroll view's own frame, which does not move with the content.
  public var viewport: UILayoutGuide { frameLayoutGuide }
}
