import AutoLayout
import Foundation

/// The parts of a rectangle's edges that are within an area.
///
/// A rectangle that continues out of sight is open where it is cut; one that is wholly out of sight has no edges.
struct VisibleEdges {
  let segments: [LineSegment]
  /// Whether the whole rectangle is visible.
  let isWhole: Bool
  private let rect: CGRect

  init(of rect: CGRect, within area: CGRect) {
    self.rect = rect
    isWhole = area.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).encloses(rect)
    guard rect.isSeen(in: area) else {
      segments = []
      return
    }
    segments = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis -> [LineSegment] in
      let (along, across) = (rect.range(axis), rect.range(axis.other))
      let (seen, seenAcross) = (area.range(axis), area.range(axis.other).expanded(by: Self.tolerance))
      let (low, high) = (max(along.lowerBound, seen.lowerBound), min(along.upperBound, seen.upperBound))
      guard low <= high else { return [] }
      return [across.lowerBound, across.upperBound].filter(seenAcross.contains).map {
        .along(axis, from: low, to: high, at: $0)
      }
    }
  }

  /// The outline as one path, closed only if the whole rectangle is visible.
  var path: Path {
    if isWhole, !segments.isEmpty { return .rect(rect) }
    return Path(segments.flatMap { Path.line(from: $0.start, to: $0.end).elements })
  }

  private static let tolerance: CGFloat = 0.5
}

extension CGRect {
  /// Whether some of the rectangle lies in an area. A rectangle without extent may touch the area; one with an extent
  /// has to overlap it by more than an edge.
  func isSeen(in area: CGRect) -> Bool {
    guard !area.isNull else { return false }
    let (slackX, slackY): (CGFloat, CGFloat) = (width > 0 ? 0.5 : 0, height > 0 ? 0.5 : 0)
    return maxX >= area.minX + min(slackX, width / 2) && minX <= area.maxX - min(slackX, width / 2)
      && maxY >= area.minY + min(slackY, height / 2) && minY <= area.maxY - min(slackY, height / 2)
  }
}

extension ClosedRange<CGFloat> {
  fileprivate func expanded(by distance: CGFloat) -> Self { lowerBound - distance...upperBound + distance }
}
