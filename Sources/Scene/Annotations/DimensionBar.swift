import AutoLayout
import Foundation

/// The bar of a distance or size, with a cap at each end that is visible.
struct DimensionBar: Hashable {
  var segment: LineSegment
  /// Whether the start is not visible: outside the screen, or clipped by a view.
  var isCutAtStart = false
  var isCutAtEnd = false

  /// The caps: a line across each visible end, and an arrowhead at an end where the bar continues out of sight.
  var caps: [LineSegment] { caps(isOpen: false) }

  /// The caps of a bar. An open one has rings at its visible ends instead of lines.
  func caps(isOpen: Bool) -> [LineSegment] {
    ends.flatMap { end, other, isCut in isCut ? arrow(at: end, from: other) : isOpen ? [] : [cap(at: end)] }
  }

  /// The rings at the visible ends of an open bar.
  var rings: [CGRect] {
    let radius = Self.ringRadius
    return ends.filter { !$0.isCut }.map { end, other, _ in
      // The ring touches the edge that the bar measures.
      let inward = min(radius, segment.length / 2)
      let way = CGPoint(x: other.x - end.x, y: other.y - end.y).normalized ?? CGPoint(x: 1, y: 0)
      let centre = CGPoint(x: end.x + way.x * inward, y: end.y + way.y * inward)
      return CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
    }
  }

  /// The bar without the parts inside its rings.
  var withoutRings: LineSegment? {
    let inset = 2 * Self.ringRadius
    let (low, high) = (isCutAtStart ? 0 : inset, isCutAtEnd ? 0 : inset)
    guard segment.length > low + high + 1 else { return nil }
    return LineSegment(
      start: segment.point(at: low / segment.length), end: segment.point(at: 1 - high / segment.length))
  }

  private static let ringRadius: CGFloat = 1.75

  private var ends: [(end: CGPoint, other: CGPoint, isCut: Bool)] {
    [(segment.start, segment.end, isCutAtStart), (segment.end, segment.start, isCutAtEnd)]
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
