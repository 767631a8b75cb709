public import Foundation

/// A gradient, with resolved colours and points in the coordinates of what it fills.
public struct GradientPaint: Hashable, Codable, Sendable {
  /// The way in which colours follow each other.
  public enum Kind: String, Codable, Sendable {
    /// Along the line from `start` to `end`.
    case axial
    /// From `start` outwards, to an ellipse whose half axes are the distances to `end` along x and y.
    case radial
    /// Clockwise around `start`, beginning in the direction of `end`.
    case conic
  }

  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Codable, Sendable {
    /// The place, from 0 to 1; never less than that of the stop before.
    public var location: Double
    /// The colour.
    public var color: RGBA
    /// Makes a stop.
    public init(location: Double, color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// The way in which colours follow each other.
  public var kind: Kind
  /// The colours, at least two; between two of them they are mixed before they are multiplied by their alpha.
  public var stops: [Stop]
  /// The start, or the middle of a radial or conic gradient.
  public var start: CGPoint
  /// The end, or where a radial gradient's ellipse or a conic one's first ray goes.
  public var end: CGPoint

  /// Makes a gradient.
  public init(kind: Kind, stops: [Stop], start: CGPoint, end: CGPoint) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// Returns the gradient, moved by a vector.
  public func moved(by offset: CGPoint) -> GradientPaint {
    var gradient = self
    gradient.start = CGPoint(x: start.x + offset.x, y: start.y + offset.y)
    gradient.end = CGPoint(x: end.x + offset.x, y: end.y + offset.y)
    return gradient
  }

  /// Returns the colour at a place; beyond the first and the last stop it is theirs.
  package func color(at location: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    for (lower, upper) in zip(stops, stops.dropFirst()) where location <= upper.location {
      let width = upper.location - lower.location
      let share = width > 0 ? (location - lower.location) / width : 1
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      return RGBA(
        red: mix(lower.color.red, upper.color.red), green: mix(lower.color.green, upper.color.green),
        blue: mix(lower.color.blue, upper.color.blue), alpha: mix(lower.color.alpha, upper.color.alpha))
    }
    return last.color
  }
}
