import LPLayoutModel
import Foundation

/// The bar of a distance or size, with a cap at each end that is visible.
struct DimensionBar: Hashable {
  var segment: LineSegment
  /// Whether the start is not visible: outside the screen, or clipped by a view.
  var isCutAtStart = false
  var isCutAtEnd = false

  /// The caps: a line across each visible end, and an arrowhead at an end where the bar continues out of sight.
  var caps: [LineSegment] {
    let ends = [(segment.start, segment.end, isCutAtStart), (segment.end, segment.start, isCutAtEnd)]
    return ends.flatMap { end, other, isCut in isCut ? arrow(at: end, from: other) : [cap(at: end)] }
  }

  private func cap(at end: CGPoint) -> LineSegment {
    let reach = ConstraintMark.capReach
    return segment.isHorizontal
      ? .along(.vertical, from: end.y - reach, to: end.y + reach, at: end.x)
      : .along(.horizontal, from: end.x - reach, to: end.x + reach, at: end.y)
  }

  private func arrow(at end: CGPoint, from other: CGPoint) -> [LineSegment] {
    let reach = ConstraintMark.capReach
    let back: CGFloat = segment.isHorizontal ? (other.x < end.x ? -reach : reach) : (other.y < end.y ? -reach : reach)
    return [-reach, reach].map { side in
      let tail =
        segment.isHorizontal
        ? CGPoint(x: end.x + back, y: end.y + side) : CGPoint(x: end.x + side, y: end.y + back)
      return LineSegment(start: tail, end: end)
    }
  }
}
