import Foundation

extension UIView {
  /// Returns the distances from a frame's edges to the alignment rect, in points. By default they are
  /// `alignmentRectInsets`, for every frame.
  func alignmentInsets(of frame: CGRect) -> UIEdgeInsets {
    let rect = usableAlignmentRect(of: frame)
    return UIEdgeInsets(
      top: rect.minY - frame.minY, left: rect.minX - frame.minX, bottom: frame.maxY - rect.maxY,
      right: frame.maxX - rect.maxX)
  }

  /// Returns the alignment rect, or the frame itself if an override returns a rectangle that is not finite, which is
  /// reported as not inverse.
  func usableAlignmentRect(of frame: CGRect) -> CGRect {
    let rect = alignmentRect(forFrame: frame)
    return rect.isFinite ? rect : frame
  }
}
