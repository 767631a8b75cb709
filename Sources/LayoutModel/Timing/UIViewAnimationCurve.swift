/// The pace of an animation; raw values are UIKit's.
public enum UIViewAnimationCurve: Int, Codable, Sendable {
  case easeInOut = 0
  case easeIn, easeOut, linear

  /// Returns the progress at a fraction of the time, both 0…1: a cubic Bézier curve from (0, 0) to (1, 1) with the
  /// control points that Core Animation documents for these names.
  public func progress(at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    let (x1, x2): (Double, Double) =
      switch self {
      case .linear: (1 / 3, 2 / 3)
      case .easeIn: (0.42, 1)
      case .easeOut: (0, 0.58)
      case .easeInOut: (0.42, 0.58)
      }
    func at(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    // x grows with t, and y1 = 0, y2 = 1 for all but the straight line.
    if self == .linear { return time }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return at((low + high) / 2, 0, 1)
  }

  /// The name in options and reports.
  package var name: String { "\(self)" }
}
