public import LPAutoLayout
public import Foundation

extension UIView {
  /// Returns a view of the same size, without the picture: nothing is drawn before a preview is laid out.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    InactiveUse.record("UIView.snapshotView(afterScreenUpdates:)", because: "the copy has the size but no picture")
    return UIView(frame: bounds)
  }

  /// Returns a view with the size of a part, without the picture.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    InactiveUse.record("UIView.resizableSnapshotView", because: "the copy has the size but no picture")
    return UIView(frame: CGRect(origin: .zero, size: rect.size))
  }

  /// Draws nothing, and tells so by its result.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    InactiveUse.record("UIView.drawHierarchy(in:afterScreenUpdates:)", because: "views are drawn by the preview alone")
    return false
  }
}
