public import Foundation

/// Would hear of scrolling, which never happens in a preview.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Would be called when the content moves.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Would be called when the content is zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Would be called before a finger drags.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Would be asked where to come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Would be called when a finger leaves.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Would be called when the content slows down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Would be called when the content rests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Would be called when an animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Would be asked what is zoomed; nothing unless implemented.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Would be called before a zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Would be called after a zoom.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Would be asked whether a tap on the top scrolls there; `true` unless implemented.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Would be called when the content is at its top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Would be called when the insets change.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
