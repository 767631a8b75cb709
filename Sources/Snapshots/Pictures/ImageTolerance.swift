/// How much a picture may differ from its golden and still pass. It is exact unless a preview sets another.
package struct ImageTolerance: Hashable, Codable, Sendable {
  /// The perceived distance, from 0 to 1 (black against white), up to which two colours count as equal.
  package var distance: Double
  /// Whether pixels that look like the edge of a shape, in either picture, count as equal.
  package var ignoresAntialiasing: Bool
  /// The number of pixels that may differ.
  package var allowedPixels: Int

  /// Makes a tolerance; values out of range become the nearest valid ones, and NaN becomes 0.
  package init(distance: Double = 0, ignoresAntialiasing: Bool = false, allowedPixels: Int = 0) {
    self.distance = distance > 0 ? min(distance, 1) : 0
    self.ignoresAntialiasing = ignoresAntialiasing
    self.allowedPixels = max(0, allowedPixels)
  }

  package static let exact = ImageTolerance()

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
