package import Foundation

extension Path {
  /// The straight lines of the path, in drawing order; a curve is some, which end at equal distances of its parameter.
  package func straightLines(perCurve steps: Int = 8) -> [(start: CGPoint, end: CGPoint)] {
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
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
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

  /// The part of the path between two shares of its length, from 0 to 1; a curve is straight lines there.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let range = (from: max(0, start), to: min(1, end))
    guard range.from > 0 || range.to < 1 else { return self }
    var part = Path()
    let lines = straightLines(perCurve: 32).map { line in
      (start: line.start, end: line.end, length: hypot(line.end.x - line.start.x, line.end.y - line.start.y))
    }
    let whole = lines.reduce(0) { $0 + $1.length }
    guard range.from < range.to, whole > 0, whole.isFinite else { return part }
    let (first, last) = (range.from * whole, range.to * whole)
    var (walked, pen): (CGFloat, CGPoint?) = (0, nil)
    for line in lines where line.length > 0 {
      let (from, to) = (max(first, walked), min(last, walked + line.length))
      defer { walked += line.length }
      guard from < to else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        let share = (distance - walked) / line.length
        return CGPoint(
          x: line.start.x + share * (line.end.x - line.start.x), y: line.start.y + share * (line.end.y - line.start.y))
      }
      if pen != line.start || from > walked { part.move(to: point(from)) }
      part.line(to: point(to))
      pen = to == walked + line.length ? line.end : nil
    }
    return part
  }
}
