package import Snapshots

/// How far the picture of a preview may be from its golden and still pass. Exact, unless a preview asks for more; then it
/// is printed with every comparison that it decided.
public struct PictureTolerance: Hashable, Sendable {
  /// Perceived distance of two colours up to which they count as one: 0 is the same colour, 1 is black against white (in
  /// YIQ, weighted as by Kotsarenko and Ramos, 2010).
  public let distance: Double
  /// Pixels that look like the smoothed edge of a shape, in either picture, count as equal (after Vyšniauskas, 2009).
  public let ignoresAntialiasing: Bool
  /// Number of pixels that may differ.
  public let allowedPixels: Int

  /// Numbers out of range are taken for the nearest within it.
  public init(distance: Double = 0, ignoresAntialiasing: Bool = false, allowedPixels: Int = 0) {
    let tolerance = ImageTolerance(
      distance: distance, ignoresAntialiasing: ignoresAntialiasing, allowedPixels: allowedPixels)
    self.distance = tolerance.distance
    self.ignoresAntialiasing = tolerance.ignoresAntialiasing
    self.allowedPixels = tolerance.allowedPixels
  }

  /// No tolerance: every pixel counts.
  public static let exact = PictureTolerance()

  package var image: ImageTolerance {
    ImageTolerance(distance: distance, ignoresAntialiasing: ignoresAntialiasing, allowedPixels: allowedPixels)
  }
}
