import LPLayoutModel
import Foundation

extension Path {
  /// The rectangle that the path consists of, if it is one.
  var asRect: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4],
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, b.x >= a.x, c.y >= b.y
    else { return nil }
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: c.y - a.y)
  }
}

extension RGBA {
  /// The colour as `#RRGGBB`, without alpha.
  var svgColor: String {
    "#"
      + [red, green, blue].map { component in
        let byte = Int((min(1, max(0, component.isFinite ? component : 0)) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  var svgAlpha: Double { alpha.isFinite ? min(1, max(0, alpha)) : 0 }
}
