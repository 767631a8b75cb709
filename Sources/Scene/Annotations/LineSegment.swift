import LPLayoutModel
import Foundation

/// A straight line between two points.
struct LineSegment: Hashable {
  var start: CGPoint
  var end: CGPoint

  var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
  var length: CGFloat { hypotenuse(end.x - start.x, end.y - start.y) }
  var isHorizontal: Bool { abs(end.x - start.x) >= abs(end.y - start.y) }

  func point(at t: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
  }

  func moved(by offset: CGPoint) -> LineSegment {
    LineSegment(
      start: CGPoint(x: start.x + offset.x, y: start.y + offset.y),
      end: CGPoint(x: end.x + offset.x, y: end.y + offset.y))
  }

  /// Makes a line along an axis. `across` is its coordinate on the other axis.
  static func along(_ axis: LayoutAxis, from low: CGFloat, to high: CGFloat, at across: CGFloat)
    -> LineSegment
  {
    axis == .horizontal
      ? LineSegment(start: CGPoint(x: low, y: across), end: CGPoint(x: high, y: across))
      : LineSegment(start: CGPoint(x: across, y: low), end: CGPoint(x: across, y: high))
  }

  /// Rectangles that cover a line of this width: one for a vertical or horizontal line, a chain of small ones for a
  /// slanted line.
  ///
  /// They extend by half the width past the ends, or by `past` for a vertical or horizontal line.
  func rects(width: CGFloat, pastEnds past: CGFloat? = nil) -> [CGRect] {
    let half = width / 2
    let box = CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
    if box.width < 1 || box.height < 1 {
      // Shortened by more than its length, the line would have no rectangle.
      let past = max(past ?? half, -length / 2)
      return [isHorizontal ? box.insetBy(dx: -past, dy: -half) : box.insetBy(dx: -half, dy: -past)]
    }
    let steps = max(1, Int((min(length, 4000) / 3).rounded(.up)))
    return (0...steps).map { step in
      let p = point(at: CGFloat(step) / CGFloat(steps))
      return CGRect(x: p.x - half, y: p.y - half, width: width, height: width)
    }
  }

  /// Whether two segments cross at a point within both.
  func crosses(_ other: LineSegment) -> Bool {
    func side(_ line: LineSegment, _ point: CGPoint) -> CGFloat {
      (line.end.x - line.start.x) * (point.y - line.start.y) - (line.end.y - line.start.y) * (point.x - line.start.x)
    }
    return side(self, other.start) * side(self, other.end) < 0 && side(other, start) * side(other, end) < 0
  }
}
