import Foundation

extension LayoutDiagnosis {
  /// Finds views whose `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` are not inverse, so that their frames
  /// do not match the alignment rects that constraints give.
  func alignmentsNotInverse() -> [Diagnostic] {
    scopedViews.compactMap { index, view in
      let frame = view.geometry.frame
      let back = view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame))
      let pairs = [
        (back.minX, frame.minX), (back.minY, frame.minY), (back.width, frame.width), (back.height, frame.height),
      ]
      // The comparison is negated, since a NaN is not an inverse either.
      guard !pairs.allSatisfy({ abs($0 - $1) <= 0.01 }) else { return nil }
      let name = capture.names.name(of: view)
      func text(_ rect: CGRect) -> String {
        "\(formatNumber(rect.minX)),\(formatNumber(rect.minY)) \(formatNumber(rect.width))×\(formatNumber(rect.height))"
      }
      return Diagnostic(
        .error, rule: "alignment-not-inverse",
        message: "`\(name)` has a frame of \(text(frame)), but the frame for its alignment rect is \(text(back))",
        callSite: view.nameSources.site,
        fix:
          "override alignmentRect(forFrame:) and frame(forAlignmentRect:) together, so that each undoes the other, or "
          + "alignmentRectInsets alone", views: [views[index].path])
    }
  }
}
