package import LPSnapshots

/// How much the picture of a preview may differ from its golden and still pass. The default is `exact`; every
/// comparison that passes because of a tolerance says so.
public struct PictureTolerance: Hashable, Sendable {
  /// The perceived distance up to which two colours count as equal: 0 is the same colour, 1 is black against white (in
  /// YIQ, weighted as by Kotsarenko and Ramos, 2010).
  public let distance: Double
  /// Whether pixels that look like the smoothed edge of a shape, in either picture, count as equal (after Vyšniauskas,
  /// 2009).
  public let ignoresAntialiasing: Bool
  /// The number of pixels that may differ.
  public let allowedPixels: Int

  /// Makes a tolerance; numbers outside their range become the nearest valid ones.
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
