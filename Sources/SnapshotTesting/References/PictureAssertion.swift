package import LPAutoLayout
package import Foundation

/// Compares pictures of views for other test libraries than the one whose names this module has.
package enum PictureAssertion {
  /// Returns why a view's picture is not as its reference; `nil` if it is.
  ///
  /// - Parameters:
  ///   - isRecording: whether the reference is recorded.
  ///   - perPixelTolerance: how much a pixel may differ, from 0 to 1.
  ///   - overallTolerance: the share of pixels that may differ.
  package static func failure(
    of view: UIView, at place: SnapshotPlace, isRecording: Bool, perPixelTolerance: CGFloat, overallTolerance: CGFloat
  ) -> String? {
    let strategy = Snapshotting<UIView, UIImage>.image(
      precision: Float(1 - overallTolerance), perceptualPrecision: Float(1 - perPixelTolerance))
    var image: UIImage?
    strategy.snapshot(view).run { image = $0 }
    guard let picture = image?.snapshot else { return "The view has no picture." }
    do {
      return try GoldenAssertion(place: place, record: isRecording ? .all : SnapshotTesting.record).failure(of: picture)
    } catch {
      return "\(error)"
    }
  }
}
