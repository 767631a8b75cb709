import AutoLayout
import Foundation

/// The bar of a distance or a size, with a cap at each end that it measures.
struct DimensionBar: Hashable {
  var segment: LineSegment
  /// Whether the start is out of sight: beyond the screen, or clipped by a view.
  var isCutAtStart = false
  var isCutAtEnd = false

  /// A cap across each end, or an arrowhead where the bar goes on.
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
