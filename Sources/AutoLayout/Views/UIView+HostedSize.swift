import Foundation

extension UIView {
  /// The size that the view has where a row or a bar decides only about its place: that of a frame that it was given, or
  /// else that of its content; points.
  var sizeWhereHosted: CGSize {
    let size = geometry.frame.size
    if geometry.givenFrame != nil, size.width > 0, size.height > 0 { return size }
    let fitting = systemLayoutSizeFitting(.zero)
    if fitting.width > 0, fitting.height > 0 { return fitting }
    let natural = intrinsicContentSize
    guard natural.width > 0, natural.height > 0 else { return fitting }
    return frame(forAlignmentRect: CGRect(origin: .zero, size: natural)).size
  }
}
