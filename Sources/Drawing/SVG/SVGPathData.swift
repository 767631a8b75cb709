import LPLayoutModel
import Foundation

/// Writes the `d` attribute of a path, with relative coordinates and without repeated commands.
///
/// Every point is rounded to a thousandth before it is subtracted from the next one, so errors do not add up.
struct SVGPathData {
  private(set) var text = ""
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  private var command: Character?

  /// A point in thousandths.
  private struct Point: Equatable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    init(_ point: CGPoint) { self.init(x: Self.thousandths(point.x), y: Self.thousandths(point.y)) }

    private static func thousandths(_ value: CGFloat) -> Int {
      value.isFinite && value.magnitude < 1e12 ? Int((value * 1000).rounded(.toNearestOrAwayFromZero)) : 0
    }
  }

  init(_ path: Path) {
    for element in path.elements { append(element) }
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point):
      let point = Point(point)
      // The move is absolute, so that a reader can start at any subpath.
      write("M", [point.x, point.y])
      // Coordinates that follow a move are lines.
      command = nil
      (current, start) = (point, point)
    case .line(let point):
      let point = Point(point)
      let (dx, dy) = (point.x - current.x, point.y - current.y)
      if dy == 0 { write("h", [dx]) } else if dx == 0 { write("v", [dy]) } else { write("l", [dx, dy]) }
      current = point
    case .curve(let point, let control1, let control2):
      let points = [control1, control2, point].map(Point.init)
      write("c", points.flatMap { [$0.x - current.x, $0.y - current.y] })
      current = points[2]
    case .close:
      write("z", [])
      current = start
    }
  }

  private mutating func write(_ command: Character, _ numbers: [Int]) {
    var needsSpace = self.command == command
    if !needsSpace { text.append(command) }
    self.command = numbers.isEmpty ? nil : command
    for number in numbers {
      if needsSpace, number >= 0 { text.append(" ") }
      text += svg(Double(number) / 1000)
      needsSpace = true
    }
  }
}

extension Path {
  /// The `d` attribute.
  var svgData: String { SVGPathData(self).text }
}
