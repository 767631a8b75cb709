import AutoLayout
import Foundation

extension Path {
  /// The `d` attribute.
  var svgData: String {
    var data = ""
    for element in elements {
      switch element {
      case .move(let p): data += "M\(pair(p))"
      case .line(let p): data += "L\(pair(p))"
      case .curve(let p, let c1, let c2): data += "C\(pair(c1)) \(pair(c2)) \(pair(p))"
      case .close: data += "Z"
      }
    }
    return data
  }

  private func pair(_ p: CGPoint) -> String { "\(svg(p.x)) \(svg(p.y))" }

  /// The rectangle that the path is, if it is one.
  var asRect: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4],
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, b.x >= a.x, c.y >= b.y
    else { return nil }
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: c.y - a.y)
  }
}

extension RGBA {
  /// `#RRGGBB`, without alpha.
  var svgColor: String {
    "#"
      + [red, green, blue].map { component in
        let byte = Int((min(1, max(0, component.isFinite ? component : 0)) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  var svgAlpha: Double { alpha.isFinite ? min(1, max(0, alpha)) : 0 }
}
