package import Foundation

extension UIView {
  /// The size of the frame where a row or a bar decides only about the view's place: the one that the view was given, or
  /// else that of its content; points.
  package var sizeWhereHosted: CGSize {
    let given = geometry.givenSize
    if given.width > 0, given.height > 0 { return given }
    return frame(forAlignmentRect: CGRect(origin: .zero, size: systemLayoutSizeFitting(.zero))).size
  }
}
