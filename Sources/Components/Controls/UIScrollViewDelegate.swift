/// Would hear of scrolling, which never happens in a preview.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Would be called when the content moves.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
