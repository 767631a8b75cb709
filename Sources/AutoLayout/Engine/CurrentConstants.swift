import Foundation

/// The current constants of volatile sources: wrapped text, margins, safe areas and baselines.
@MainActor
struct CurrentConstants {
  private var form = LinearForm()
  private var measured: (view: UIView, size: CGSize)?

  /// - Returns: `nil` if the source would no longer be in the problem.
  mutating func constant(of source: ConstraintSource) -> Double? {
    switch source {
    case .constraint(let constraint): form.write(constraint).flatMap { $0.value.isFinite ? $0.value : nil }
    case .hugging(let item, let axis), .resistance(let item, let axis):
      item.view.flatMap { contentLength(of: $0, axis) }
    case .autoresizing, .host, .nonNegative, .contentOrigin, .fitting: nil
    }
  }

  private mutating func contentLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double? {
    let size = contentSize(of: view)
    let length = axis == .horizontal ? size.width : size.height
    return length >= 0 && length.isFinite ? LayoutTolerance.bounded(Double(length)) : nil
  }

  /// Returns a view's content size, cached since the sources of a view are neighbours and measuring text is slow.
  private mutating func contentSize(of view: UIView) -> CGSize {
    if let measured, measured.view === view { return measured.size }
    let size = view.layoutIntrinsicContentSize
    measured = (view, size)
    return size
  }
}
