package import LPScene

/// A verdict with its evidence; the pictures are set if the check needed them.
package struct GoldenOutcome {
  package var place: GoldenPlace
  package var verdict: GoldenVerdict
  /// The actual layout as text.
  package var layoutText: String
  package var goldenText: String?
  package var goldenImage: RasterImage?
  /// The golden's PNG file, beside `goldenImage`.
  package var goldenFile: [UInt8]?
  package var actualImage: RasterImage?
  package var tolerance: PictureTolerance
  /// The outlines of views that moved or were resized, in pixels.
  package var outlines: [DifferenceImage.Outline]
}
