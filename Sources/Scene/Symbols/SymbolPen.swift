import LPLayoutModel
import Foundation

/// Draws a symbol on a grid of 24 by 24, y down, with lines of one weight.
///
/// The result is one path for the non-zero rule: ink runs clockwise, and holes run counterclockwise.
struct SymbolPen {
  static let grid: CGFloat = 24

  private(set) var ink = Path()
  private let weight: CGFloat = 1.75

  mutating func draw(_ mark: SymbolMark) {
    switch mark {
    case .stroke(let outline): stroke(Self.path(outline))
    case .fill(let outline): fill(Self.path(outline))
    case .hole(let outline): hole(Self.path(outline))
    case .body(let outline):
      fill(Self.path(outline))
      stroke(Self.path(outline))
    case .line(let path): stroke(path)
    case .area(let path): fill(path)
    case .ring(let x, let y, let radius):
      let half = weight / 2 / scale
      fill(Self.circle(x, y, radius + half))
      if radius > half { hole(Self.circle(x, y, radius - half)) }
    case .disc(let x, let y, let radius): fill(Self.circle(x, y, radius))
    case .dots(let centers, let radius): for (x, y) in centers { fill(Self.circle(x, y, radius)) }
    case .box(let x, let y, let width, let height, let radius):
      let (half, middle) = (weight / 2 / scale, CGRect(x: x, y: y, width: width, height: height))
      fill(.roundedRect(middle.insetBy(dx: -half, dy: -half), radius: radius + half))
      hole(.roundedRect(middle.insetBy(dx: half, dy: half), radius: max(0, radius - half)))
    case .plate(let x, let y, let width, let height, let radius):
      fill(.roundedRect(CGRect(x: x, y: y, width: width, height: height), radius: radius))
    case .arc(let x, let y, let radius, let start, let end):
      stroke(Self.arc(x, y, radius, from: start, to: end))
    case .cut(let outline): hole(LineInk(radius: weight / 2).outline(of: placed(Self.path(outline))), isPlaced: true)
    case .polygonHole(let points, let degrees): hole(Self.turned(Self.polygon(points.map(CGPoint.init)), degrees))
    case .small(let marks, let scale, let x, let y):
      let outer = (self.scale, center)
      center = place(CGPoint(x: x, y: y))
      self.scale *= scale
      for mark in marks { draw(mark) }
      (self.scale, center) = outer
    }
  }

  /// The scale of small marks, and where the middle of their grid is.
  private var scale: CGFloat = 1
  private var center = CGPoint(x: 12, y: 12)

  private func place(_ p: CGPoint) -> CGPoint {
    CGPoint(x: center.x + (p.x - 12) * scale, y: center.y + (p.y - 12) * scale)
  }

  private func placed(_ path: Path) -> Path { scale == 1 ? path : path.mapped(place) }

  private mutating func stroke(_ path: Path) {
    ink.elements += LineInk(radius: weight / 2).outline(of: placed(path)).elements
  }

  private mutating func fill(_ path: Path) { ink.elements += placed(path).clockwise.elements }

  private mutating func hole(_ path: Path, isPlaced: Bool = false) {
    ink.elements += (isPlaced ? path : placed(path)).counterclockwise.elements
  }

  private static func turned(_ path: Path, _ degrees: CGFloat) -> Path {
    // Quarter turns are exact.
    switch degrees {
    case 90: path.mapped { CGPoint(x: 24 - $0.y, y: $0.x) }
    case 180: path.mapped { CGPoint(x: 24 - $0.x, y: 24 - $0.y) }
    case 270: path.mapped { CGPoint(x: $0.y, y: 24 - $0.x) }
    default: path
    }
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    .ellipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func polar(_ x: CGFloat, _ y: CGFloat, radius: CGFloat, degrees: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
  }

  static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) -> Path {
    let steps = max(1, (abs(end - start) / 60).rounded(.up))
    let step = (end - start) / steps
    let k = 4.0 / 3 * tan(step * .pi / 720) * radius
    var path = Path([.move(polar(x, y, radius: radius, degrees: start))])
    for index in 0..<Int(steps) {
      let (a, b) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (p, q) = (polar(x, y, radius: radius, degrees: a), polar(x, y, radius: radius, degrees: b))
      let (ta, tb) = (polar(0, 0, radius: k, degrees: a + 90), polar(0, 0, radius: k, degrees: b + 90))
      path.curve(
        to: q, control1: CGPoint(x: p.x + ta.x, y: p.y + ta.y), control2: CGPoint(x: q.x - tb.x, y: q.y - tb.y))
    }
    return path
  }

  static func polygon(_ points: [CGPoint]) -> Path {
    Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close])
  }

  private static func path(_ outline: String) -> Path {
    var path = Path()
    var words = outline.split(separator: " ")[...]
    func point() -> CGPoint {
      guard words.count >= 2, let x = Double(words.removeFirst()), let y = Double(words.removeFirst()) else {
        preconditionFailure("a symbol's outline lacks a number: \(outline)")
      }
      return CGPoint(x: x, y: y)
    }
    while let verb = words.popFirst() {
      switch verb {
      case "M": path.move(to: point())
      case "L": path.line(to: point())
      case "C":
        let (c1, c2) = (point(), point())
        path.curve(to: point(), control1: c1, control2: c2)
      case "Z": path.close()
      default: preconditionFailure("a symbol's outline has an unknown verb: \(outline)")
      }
    }
    return path
  }
}

extension Path {
  fileprivate func mapped(_ place: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(place(p))
        case .line(let p): .line(place(p))
        case .curve(let p, let c1, let c2): .curve(place(p), control1: place(c1), control2: place(c2))
        case .close: .close
        }
      })
  }
}
