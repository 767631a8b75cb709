/// How much the picture of a preview may differ from its golden and still pass. The default is `exact`; every
/// comparison that passes because of a tolerance says so.
public struct PictureTolerance: Hashable, Codable, Sendable {
  /// The perceived distance up to which two colours count as equal: 0 is the same colour, 1 is black against white (in
  /// YIQ, weighted as by Kotsarenko and Ramos, 2010).
  public let distance: Double
  /// Whether pixels that look like the smoothed edge of a shape, in either picture, count as equal (after Vyšniauskas,
  /// 2009).
  public let ignoresAntialiasing: Bool
  /// The number of pixels that may differ.
  public let allowedPixels: Int

  /// Makes a tolerance; numbers outside their range become the nearest valid ones, and NaN becomes 0.
  public init(distance: Double = 0, ignoresAntialiasing: Bool = false, allowedPixels: Int = 0) {
    self.distance = distance > 0 ? min(distance, 1) : 0
    self.ignoresAntialiasing = ignoresAntialiasing
    self.allowedPixels = max(0, allowedPixels)
  }

  /// No tolerance: every pixel counts.
  public static let exact = PictureTolerance()

  /// Whether the tolerance judges single pixels, rather than their number alone.
  var isByPixel: Bool { distance > 0 || ignoresAntialiasing }

  /// The tolerance in words. It is printed unless it is exact, since a forgotten tolerance hides faults.
  package var description: String {
    if self == .exact { return "exact" }
    var parts: [String] = []
    if distance > 0 { parts.append("colours within \(Percentage.text(distance))") }
    if ignoresAntialiasing { parts.append("antialiasing ignored") }
    if allowedPixels > 0 { parts.append("\(allowedPixels) pixels allowed") }
    return parts.joined(separator: ", ")
  }
}
