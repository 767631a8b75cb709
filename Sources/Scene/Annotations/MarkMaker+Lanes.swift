import LPLayoutModel
import Foundation

extension MarkMaker {
  /// The bar in the lane where it and its extension lines cover the least; the first of several equal lanes.
  func bestBar(
    _ axis: LayoutAxis, _ low: CGFloat, _ high: CGFloat, lanes: [CGFloat],
    measuring sides: [PhysicalConstraint.Side] = []
  ) -> DimensionBar? {
    var best: (cost: CGFloat, bar: DimensionBar)?
    for (number, lane) in lanes.enumerated() {
      let whole = LineSegment.along(axis, from: low, to: high, at: lane)
      guard let segment = visible(whole) else { continue }
      var cost = CGFloat(number) * 0.5 + burden(of: segment, reach: ConstraintMark.capReach)
      for line in sides.flatMap({ extensionLine(of: $0, to: segment) }) {
        cost += burden(of: line, reach: 0.5) + line.length * 0.02
      }
      if cost < best?.cost ?? .infinity {
        best = (
          cost,
          DimensionBar(
            segment: segment, isCutAtStart: Self.isCut(segment.start, whole.start),
            isCutAtEnd: Self.isCut(segment.end, whole.end))
        )
      }
    }
    return best?.bar
  }

  /// Whether a bar's end is moved by more than the small inset that keeps lines at the screen's edges visible.
  private static func isCut(_ end: CGPoint, _ whole: CGPoint) -> Bool {
    abs(end.x - whole.x) > 2 || abs(end.y - whole.y) > 2
  }

  private func burden(of segment: LineSegment, reach: CGFloat) -> CGFloat {
    segment.rects(width: 2 * reach, pastEnds: -0.5).reduce(0) { sum, rect in
      let overlap = occupancy.overlap(rect)
      return sum + overlap[.text] * 1.5 + overlap[.symbol] * 0.3 + overlap[.line] * 1.2
    }
  }

  /// The line from the item's edge to a bar that lies beside the item.
  func extensionLine(of side: PhysicalConstraint.Side, to bar: LineSegment) -> [LineSegment] {
    let lane = side.axis == .horizontal ? bar.start.y : bar.start.x
    let (low, high) = (side.across.lowerBound, side.across.upperBound)
    guard lane > high + 0.5 || lane < low - 0.5 else { return [] }
    let line = LineSegment.along(
      side.axis.other, from: lane > high ? high : lane, to: lane > high ? lane : low, at: side.value)
    return [visible(line)].compactMap { $0 }
  }

  /// The visible part of a vertical or horizontal segment. At the screen's edges it is moved inwards, so that its full
  /// width is visible.
  func visible(_ segment: LineSegment) -> LineSegment? {
    let area = visibleArea
    guard !area.isNull else { return nil }
    let slack: CGFloat = 1
    let (x, y) = (
      max(segment.start.x, segment.end.x) >= area.minX - slack
        && min(segment.start.x, segment.end.x) <= area.maxX + slack,
      max(segment.start.y, segment.end.y) >= area.minY - slack
        && min(segment.start.y, segment.end.y) <= area.maxY + slack
    )
    guard x, y else { return nil }
    func clamp(_ p: CGPoint) -> CGPoint {
      CGPoint(x: min(max(p.x, area.minX), area.maxX), y: min(max(p.y, area.minY), area.maxY))
    }
    return LineSegment(start: clamp(segment.start), end: clamp(segment.end))
  }
}
