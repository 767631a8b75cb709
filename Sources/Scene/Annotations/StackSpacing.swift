import AutoLayout
import Foundation

/// The gap that a stack view keeps between two of its views, hatched as in tools for designers.
struct StackSpacing {
  var constraint: Int
  var rect: CGRect
  var length: CGFloat

  /// The gaps between visible views, in the order of the constraints.
  static func gaps(in result: LayoutResult, where isShown: (ConstraintRecord) -> Bool) -> [StackSpacing] {
    result.constraints.indices.compactMap { index in
      let record = result.constraints[index]
      guard record.origin == .system, record.identifier == "UISV-spacing", record.conflict == nil,
        record.state == .holds, isShown(record), let physical = PhysicalConstraint(record, in: result),
        let second = physical.second, physical.multiplier == 1
      else { return nil }
      let (first, low, high) = (
        physical.first, min(physical.first.value, second.value), max(physical.first.value, second.value)
      )
      let across = Self.common(first.across, second.across)
      guard high - low >= 1, across.upperBound - across.lowerBound >= 1 else { return nil }
      let area = record.ends.reduce(CGRect(origin: .zero, size: result.size)) {
        $0.intersection(result.visibleArea(around: $1.item))
      }
      let whole =
        first.axis == .horizontal
        ? CGRect(x: low, y: across.lowerBound, width: high - low, height: across.upperBound - across.lowerBound)
        : CGRect(x: across.lowerBound, y: low, width: across.upperBound - across.lowerBound, height: high - low)
      let rect = whole.intersection(area)
      guard !rect.isNull, rect.width >= 1, rect.height >= 1 else { return nil }
      return StackSpacing(constraint: index, rect: rect, length: high - low)
    }
  }

  /// Where both views are beside the gap, or else between them.
  private static func common(_ one: ClosedRange<CGFloat>, _ other: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let (low, high) = (max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound))
    return low <= high ? low...high : high...low
  }

  /// Slanted lines through the gap.
  func items(palette: Palette) -> [SceneItem] {
    var hatch = Path()
    let step: CGFloat = 4
    for sum in stride(from: (rect.minX + rect.minY) / step, to: (rect.maxX + rect.maxY) / step, by: 1) {
      let total = sum.rounded(.up) * step
      // The line x + y = total, within the rectangle.
      let (left, right) = (max(rect.minX, total - rect.maxY), min(rect.maxX, total - rect.minY))
      guard right - left > 0.1 else { continue }
      hatch.elements +=
        Path.line(from: CGPoint(x: left, y: total - left), to: CGPoint(x: right, y: total - right)).elements
    }
    return [.stroke(hatch, SceneItem.Stroke(color: palette.frame.withAlpha(0.55), width: 0.5))]
  }

  /// The line along which the gap is measured, at which its number is placed.
  var line: LineSegment {
    isHorizontal
      ? .along(.horizontal, from: rect.minX, to: rect.maxX, at: rect.midY)
      : .along(.vertical, from: rect.minY, to: rect.maxY, at: rect.midX)
  }

  private var isHorizontal: Bool { abs(rect.width - length) <= abs(rect.height - length) }
}
