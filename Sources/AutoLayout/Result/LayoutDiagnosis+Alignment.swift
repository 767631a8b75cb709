import Foundation

extension LayoutDiagnosis {
  /// Views whose `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` do not undo each other: their frames are not
  /// where constraints put their alignment rects.
  func alignmentsNotInverse() -> [Diagnostic] {
    capture.views.enumerated().compactMap { index, view in
      let frame = view.geometry.frame
      let back = view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame))
      let pairs = [
        (back.minX, frame.minX), (back.minY, frame.minY), (back.width, frame.width), (back.height, frame.height),
      ]
      // Not within: a NaN is no inverse either.
      guard !pairs.allSatisfy({ abs($0 - $1) <= 0.01 }) else { return nil }
      let name = capture.names.name(of: view)
      func text(_ rect: CGRect) -> String {
        "\(formatNumber(rect.minX)),\(formatNumber(rect.minY)) \(formatNumber(rect.width))×\(formatNumber(rect.height))"
      }
      return Diagnostic(
        .error, rule: "alignment-not-inverse",
        message: "`\(name)` has a frame of \(text(frame)), but the frame for its alignment rect is \(text(back))",
        callSite: view.nameSources.creationSite,
        fix:
          "override alignmentRect(forFrame:) and frame(forAlignmentRect:) together, so that each undoes the other, or "
          + "alignmentRectInsets alone", views: [views[index].path])
    }
  }
}
