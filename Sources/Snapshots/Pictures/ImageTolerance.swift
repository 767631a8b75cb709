/// How far a picture may be from its golden and still pass. Exact unless a preview asks for more.
package struct ImageTolerance: Hashable, Codable, Sendable {
  /// Perceived distance of two colours, from 0 to 1 (black against white), up to which they count as one.
  package var distance: Double
  /// Pixels that look like the edge of a shape, in either picture, count as equal.
  package var ignoresAntialiasing: Bool
  /// This many pixels may differ all the same.
  package var allowedPixels: Int

  /// Values out of range are moved to the nearest one within; NaN is 0.
  package init(distance: Double = 0, ignoresAntialiasing: Bool = false, allowedPixels: Int = 0) {
    self.distance = distance > 0 ? min(distance, 1) : 0
    self.ignoresAntialiasing = ignoresAntialiasing
    self.allowedPixels = max(0, allowedPixels)
  }

  package static let exact = ImageTolerance()

  /// Whether it looks at each pixel, rather than at their number alone.
  var isByPixel: Bool { distance > 0 || ignoresAntialiasing }

  /// Printed whenever it is not exact: a tolerance that nobody remembers hides faults.
  package var description: String {
    if self == .exact { return "exact" }
    var parts: [String] = []
    if distance > 0 { parts.append("colours within \(Percentage.text(distance))") }
    if ignoresAntialiasing { parts.append("antialiasing ignored") }
    if allowedPixels > 0 { parts.append("\(allowedPixels) pixels allowed") }
    return parts.joined(separator: ", ")
  }
}
