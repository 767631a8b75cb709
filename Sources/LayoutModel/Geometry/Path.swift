public import Foundation

/// A shape as straight lines and cubic Bézier curves, in points, y down.
public struct Path: Hashable, Codable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Codable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The elements, in drawing order.
  public var elements: [Element]
  /// `nil` for the non-zero rule, so that paths without the other one are encoded as before.
  private var isEvenOdd: Bool?
  /// Whether a place is inside if the number of lines around it is odd; by default, if their turns do not cancel out.
  public var usesEvenOddFillRule: Bool {
    get { isEvenOdd == true }
    set { isEvenOdd = newValue ? true : nil }
  }

  /// Makes a path from elements.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Starts a new subpath at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Adds a straight line to a point.
  public mutating func line(to point: CGPoint) { elements.append(.line(point)) }
  /// Adds a cubic Bézier curve to a point.
  public mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }
  /// Closes the subpath with a straight line.
  public mutating func close() { elements.append(.close) }

  /// Makes a closed rectangle.
  public static func rect(_ rect: CGRect) -> Path {
    Path([
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// Makes a straight line.
  public static func line(from start: CGPoint, to end: CGPoint) -> Path {
    Path([.move(start), .line(end)])
  }

  /// Makes the ellipse that fills a rectangle.
  public static func ellipse(in rect: CGRect) -> Path {
    roundedRect(rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Makes a rectangle with circular corners; the radius is limited to half of the shorter side.
  public static func roundedRect(_ rect: CGRect, radius: CGFloat) -> Path {
    let limited = max(0, min(radius, min(rect.width, rect.height) / 2))
    return limited == 0 ? .rect(rect) : roundedRect(rect, radii: CGSize(width: limited, height: limited))
  }

  private static func roundedRect(_ rect: CGRect, radii: CGSize) -> Path {
    // A quarter of a circle of radius 1 as one cubic: control points at 4/3·(√2 − 1).
    let kappa = 0.552_284_749_830_793_6
    let (rx, ry) = (radii.width, radii.height)
    let (ox, oy) = (rx * (1 - kappa), ry * (1 - kappa))
    let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    path.move(to: point(x0 + rx, y0))
    path.line(to: point(x1 - rx, y0))
    path.curve(to: point(x1, y0 + ry), control1: point(x1 - ox, y0), control2: point(x1, y0 + oy))
    path.line(to: point(x1, y1 - ry))
    path.curve(to: point(x1 - rx, y1), control1: point(x1, y1 - oy), control2: point(x1 - ox, y1))
    path.line(to: point(x0 + rx, y1))
    path.curve(to: point(x0, y1 - ry), control1: point(x0 + ox, y1), control2: point(x0, y1 - oy))
    path.line(to: point(x0, y0 + ry))
    path.curve(to: point(x0 + rx, y0), control1: point(x0, y0 + oy), control2: point(x0 + ox, y0))
    path.close()
    return path
  }

  /// Returns the path, scaled about the origin and then moved.
  public func scaled(x: CGFloat, y: CGFloat, movedBy offset: CGPoint) -> Path {
    mapped { CGPoint(x: $0.x * x + offset.x, y: $0.y * y + offset.y) }
  }

  /// Returns the path whose points are those that a closure gives.
  func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let p): .move(map(p))
      case .line(let p): .line(map(p))
      case .curve(let p, let c1, let c2): .curve(map(p), control1: map(c1), control2: map(c2))
      case .close: .close
      }
    }
    return path
  }

  /// Returns the path, moved by a vector.
  public func moved(by offset: CGPoint) -> Path { scaled(x: 1, y: 1, movedBy: offset) }

  /// The smallest rectangle around all points, control points included.
  public var controlPointBounds: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .curve(let p, let c1, let c2): points += [c1, c2, p]
      case .close: break
      }
    }
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
