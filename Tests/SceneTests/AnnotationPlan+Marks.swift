import LPAutoLayout
import Foundation

@testable import LPScene

/// What must not be in a picture.
extension AnnotationPlan {
  /// The rectangles of all pale edges beside lines.
  var halos: [CGRect] {
    let palette = Palette(result.traits.userInterfaceStyle)
    func halos(_ item: SceneItem) -> [CGRect] {
      switch item {
      case .group(let group): return group.id.contains("/label.") ? [] : group.items.flatMap(halos)
      case .stroke(let path, let stroke)
      where stroke.color.alpha < 1 && stroke.color == palette.plate.withAlpha(stroke.color.alpha):
        return path.segments.flatMap { $0.rects(width: stroke.style.width, pastEnds: 0) }
      default: return []
      }
    }
    return items.flatMap(halos)
  }

  /// The labels whose leader lines lie in a view of another row, on the screen.
  var leadersAcrossOtherRows: [String] {
    let names = ConstraintNames(result)
    let byName = Dictionary(
      result.constraints.indices.map { (names[$0], $0) }, uniquingKeysWith: { first, _ in first })
    return labels.filter { label in
      guard let end = label.leader.last else { return false }
      let subjects = subjects(of: label.subject, byName)
      guard !subjects.isEmpty else { return false }
      let lines = zip(label.leader, label.leader.dropFirst()).map { LineSegment(start: $0, end: $1) }
      let pieces = lines.flatMap { $0.rects(width: 0.5) }.filter { shownArea.contains($0) }
      return result.views.indices.contains { view in
        guard result.views[view].parent != nil, !result.views[view].isHidden, result.views[view].frame.isDrawable else {
          return false
        }
        let rect = result.views[view].alignmentRect
        let area = result.visibleArea(around: .view(view)).intersection(rect)
        guard !area.isNull, area.height > 1, end.y < area.minY - 0.6 || end.y > area.maxY + 0.6 else { return false }
        guard
          !subjects.contains(where: {
            $0 == view || result.isAncestor($0, of: view) || result.isAncestor(view, of: $0)
          })
        else { return false }
        return pieces.contains { $0.intersects(area.insetBy(0.3)) }
      }
    }.map(\.text)
  }

  private func subjects(of subject: String, _ byName: [String: Int]) -> [Int] {
    if let constraint = byName[subject] {
      // A bar that several constraints share may be about any of their views.
      let shared = marks.first { $0.constraints.contains(constraint) }?.constraints ?? [constraint]
      return shared.flatMap { index -> [Int] in
        let views = result.constraints[index].ends.compactMap { result.viewIndex(of: $0.item) }
        return views.filter { view in !views.contains { result.isAncestor(view, of: $0) } }
      }
    }
    let path = subject.drop { $0 != ":" }.dropFirst()
    return result.views.firstIndex { $0.path == path }.map { [$0] } ?? []
  }

  /// The length of the longest leader line to a label on the screen.
  var longestLeaderOnScreen: CGFloat {
    labels.filter { $0.hasLeader && shownArea.contains($0.rect) }.map { label in
      zip(label.leader, label.leader.dropFirst()).reduce(0) { $0 + LineSegment(start: $1.0, end: $1.1).length }
    }.max() ?? 0
  }

  /// The names of marks of which a line leaves what the views around its views leave visible. Caps reach over a line's
  /// ends.
  var marksOutsideClips: [String] { marks(outsideClipsOf: result) }

  /// The marks outside of what the views of a layout leave visible, which has the views of the plan's.
  func marks(outsideClipsOf result: LayoutResult) -> [String] {
    let names = ConstraintNames(result)
    let constraints = marks.filter { mark in
      let ends = mark.constraints.flatMap { result.constraints[$0].ends }
      let areas = ends.map { result.visibleArea(around: $0.item) }
      return !(mark.segments + mark.extensions).flatMap { $0.rects(width: 0.1, pastEnds: 0) }.allSatisfy { rect in
        areas.contains { $0.insetBy(dx: -2, dy: -2).contains(rect) }
      }
    }.map { names[$0.index] }
    let outlines = Self.groups(items).filter { group in
      ["alignment:", "frame:", "name:", "size:", "baseline:"].contains { group.id.hasPrefix($0) }
        && !group.id.contains("/label.") && !group.id.contains("/leader.")
    }.filter { group in
      let path = group.id.drop { $0 != ":" }.dropFirst()
      guard let view = result.views.firstIndex(where: { $0.path == path }) else { return false }
      let area = result.visibleArea(around: .view(view)).insetBy(dx: -2, dy: -2)
      return !group.items.flatMap(Self.inkRects).allSatisfy(area.contains)
    }.map(\.id)
    return constraints + outlines
  }

  /// The rectangles that an item paints. A line without corners reaches half its width to each side, whereas the bounds
  /// of a stroke leave room for mitres.
  private static func inkRects(_ item: SceneItem) -> [CGRect] {
    guard case .stroke(let path, let stroke) = item else { return item.bounds.map { [$0] } ?? [] }
    return path.segments.flatMap { $0.rects(width: stroke.style.width, pastEnds: 0) }
  }

  private static func groups(_ items: [SceneItem]) -> [SceneItem.Group] {
    items.flatMap { item -> [SceneItem.Group] in
      guard case .group(let group) = item else { return [] }
      return [group] + groups(group.items)
    }
  }

  /// The names of marks that look as if they bound and do not, or the reverse.
  var misleadingMarks: [String] {
    let names = ConstraintNames(result)
    return marks.filter { mark in mark.isOpen != mark.constraints.allSatisfy { result.constraints[$0].hasSlack } }
      .filter { mark in
        // A mark with a conflict among its constraints shows the conflict.
        mark.status.rank == 3
      }.map { names[$0.index] }
  }
}

extension Path {
  /// The straight parts of the path.
  var segments: [LineSegment] {
    var (segments, start, current): ([LineSegment], CGPoint, CGPoint) = ([], .zero, .zero)
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        segments.append(LineSegment(start: current, end: point))
        current = point
      case .curve(let point, _, _): current = point
      case .close:
        segments.append(LineSegment(start: current, end: start))
        current = start
      }
    }
    return segments
  }
}
