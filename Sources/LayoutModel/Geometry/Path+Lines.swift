package import Foundation

extension Path {
  /// The number of straight lines that stand for a curve.
  private static let steps = 8

  /// The straight lines of the path, in drawing order; a curve is eight, which end at equal distances of its parameter.
  package var straightLines: [(start: CGPoint, end: CGPoint)] {
    var (lines, first, current): ([(start: CGPoint, end: CGPoint)], CGPoint, CGPoint) = ([], .zero, .zero)
    func line(to point: CGPoint) {
      lines.append((current, point))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point): (first, current) = (point, point)
      case .line(let point): line(to: point)
      case .curve(let end, let c1, let c2):
        let start = current
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
          line(
            to: CGPoint(
              x: a * start.x + b * c1.x + c * c2.x + d * end.x, y: a * start.y + b * c1.y + c * c2.y + d * end.y))
        }
      case .close: line(to: first)
      }
    }
    return lines
  }
}
