public import LPAutoLayout
public import Foundation

extension UIView {
  /// Returns a view that shows a part of a picture of this one. Cap insets have no effect: the picture keeps its size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let picture = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    picture.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    part.addSubview(picture)
    return part
  }
}
