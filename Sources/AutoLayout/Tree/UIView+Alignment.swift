import Foundation

extension UIView {
  /// How far the alignment rect lies within a frame, at each edge; points. By default `alignmentRectInsets`, whatever
  /// the frame.
  func alignmentInsets(of frame: CGRect) -> UIEdgeInsets {
    let rect = usableAlignmentRect(of: frame)
    return UIEdgeInsets(
      top: rect.minY - frame.minY, left: rect.minX - frame.minX, bottom: frame.maxY - rect.maxY,
      right: frame.maxX - rect.maxX)
  }

  /// The frame itself where an override answers what is no rectangle; that is reported as not inverse.
  func usableAlignmentRect(of frame: CGRect) -> CGRect {
    let rect = alignmentRect(forFrame: frame)
    return rect.isFinite ? rect : frame
  }
}
