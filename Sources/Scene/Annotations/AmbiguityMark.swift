import AutoLayout
import Foundation

/// The mark of an ambiguous view: both valid frames as red outlines, and an arrow along the axis that is ambiguous.
///
/// A view that is ambiguous only because it is held by an ambiguous view around it has no mark of its own.
struct AmbiguityMark {
  var view: Int
  /// Whether no view around it is ambiguous. Other views have no tint, which would add up to a darker one.
  var isOutermost: Bool
  /// The ambiguous attributes, separated by commas: `x, width`.
  var words: String
  var rect: CGRect
  var alternative: CGRect?
  var arrows: [LineSegment]

  /// The lines of the arrows and of the outlines.
  var segments: [LineSegment] {
    arrows
      + [rect, alternative].compactMap { $0 }.flatMap { rect in
        [rect.minY, rect.maxY].map { LineSegment.along(.horizontal, from: rect.minX, to: rect.maxX, at: $0) }
          + [rect.minX, rect.maxX].map { LineSegment.along(.vertical, from: rect.minY, to: rect.maxY, at: $0) }
      }
  }
  var home: LabelPlacer.Home { .line(arrows[0]) }

  static func marks(in result: LayoutResult, views: [Int]) -> [AmbiguityMark] {
    let ambiguous = Set(views.filter { !result.views[$0].ambiguousAttributes.isEmpty })
    return views.compactMap { index in
      let view = result.views[index]
      guard ambiguous.contains(index) else { return nil }
      let around = result.nearest(of: ambiguous, around: index)
      if let around, view.isCarried(by: result.views[around]) { return nil }
      let alternative = view.alternativeRect.flatMap { $0.isDrawable ? $0 : nil }
      return AmbiguityMark(
        view: index, isOutermost: around == nil, words: view.ambiguousAttributes.map(\.name).joined(separator: ", "),
        rect: view.alignmentRect,
        alternative: alternative, arrows: arrows(of: view, to: alternative))
    }
  }

  private static func arrows(of view: ViewRecord, to alternative: CGRect?) -> [LineSegment] {
    let rect = view.alignmentRect
    // A view that only moves gets one arrow from its place to the other, whatever its direction.
    if let there = alternative, abs(there.width - rect.width) < 0.5, abs(there.height - rect.height) < 0.5,
      max(abs(there.minX - rect.minX), abs(there.minY - rect.minY)) >= 0.5
    {
      return [way(from: rect, to: there)]
    }
    var arrows: [LineSegment] = []
    for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
      let now = rect.range(axis)
      let then = alternative?.range(axis) ?? now
      let (low, high) = (then.lowerBound - now.lowerBound, then.upperBound - now.upperBound)
      let across = axis == .horizontal ? rect.midY : rect.midX
      if abs(low - high) < 0.5, abs(low) >= 0.5 {
        let middle = (now.lowerBound + now.upperBound) / 2
        arrows.append(.along(axis, from: middle, to: middle + low, at: across))
      } else {
        if abs(low) >= 0.5 { arrows.append(.along(axis, from: now.lowerBound, to: then.lowerBound, at: across)) }
        if abs(high) >= 0.5 { arrows.append(.along(axis, from: now.upperBound, to: then.upperBound, at: across)) }
      }
    }
    guard arrows.isEmpty else { return arrows }
    // The other layout is unknown, so a short double arrow marks each ambiguous axis.
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical].filter { axis in
      view.ambiguousAttributes.contains { $0.axis == axis }
    }
    return (axes.isEmpty ? [NSLayoutConstraint.Axis.horizontal] : axes).map { axis in
      let middle = axis == .horizontal ? rect.midX : rect.midY
      return .along(axis, from: middle - 12, to: middle + 12, at: axis == .horizontal ? rect.midY : rect.midX)
    }
  }

  /// The arrow between two rectangles. It goes from edge to edge, so that it does not cross what the view shows, and
  /// from centre to centre where the rectangles are too close for that.
  private static func way(from old: CGRect, to new: CGRect) -> LineSegment {
    let whole = LineSegment(start: old.center, end: new.center)
    let (dx, dy) = (abs(whole.end.x - whole.start.x), abs(whole.end.y - whole.start.y))
    // The rectangles have the same size, so equal parts of the line between their centres lie inside each.
    let within = min(dx > 0 ? old.width / 2 / dx : .infinity, dy > 0 ? old.height / 2 / dy : .infinity)
    guard within < 0.5, (1 - 2 * within) * whole.length >= 12 else { return whole }
    return LineSegment(start: whole.point(at: within), end: whole.point(at: 1 - within))
  }

  func items(palette: Palette, halo: Halo = .overNothing) -> [SceneItem] {
    let ghost = SceneItem.Stroke(color: palette.conflict, width: 1, dash: [3, 2])
    var items: [SceneItem] = []
    for place in [rect, alternative].compactMap({ $0 }) {
      if isOutermost { items.append(.fill(.rect(place), palette.conflict.withAlpha(0.07))) }
      items.append(.stroke(.rect(place.insetBy(0.5)), ghost))
    }
    for arrow in arrows {
      items += halo.items(around: [arrow], SceneItem.Stroke(color: palette.plate.withAlpha(0.7), width: 3))
      items.append(
        .stroke(.line(from: arrow.start, to: arrow.end), SceneItem.Stroke(color: palette.conflict, width: 1.25)))
      items.append(.fill(arrow.arrowhead(length: 5), palette.conflict))
      if alternative == nil {
        items.append(.fill(LineSegment(start: arrow.end, end: arrow.start).arrowhead(length: 5), palette.conflict))
      }
    }
    return items
  }
}

extension LineSegment {
  /// A filled triangle at the end of the segment, at most as long as the segment.
  func arrowhead(length wanted: CGFloat) -> Path {
    guard let unit = CGPoint(x: end.x - start.x, y: end.y - start.y).normalized else { return Path() }
    let length = min(wanted, self.length)
    let (back, half) = (CGPoint(x: end.x - unit.x * length, y: end.y - unit.y * length), length * 0.5)
    return Path([
      .move(end), .line(CGPoint(x: back.x - unit.y * half, y: back.y + unit.x * half)),
      .line(CGPoint(x: back.x + unit.y * half, y: back.y - unit.x * half)), .close,
    ])
  }
}

extension LayoutResult {
  /// The nearest of some views that contains a view.
  fileprivate func nearest(of views: Set<Int>, around index: Int) -> Int? {
    var current = index
    // Parents come before their children, so this loop ends.
    while let parent = self.views[current].parent, parent >= 0, parent < current {
      if views.contains(parent) { return parent }
      current = parent
    }
    return nil
  }
}

extension ViewRecord {
  /// Whether the view changes between its two layouts as a view around it makes it change: each of its edges moves as an
  /// edge or the centre of that view does.
  fileprivate func isCarried(by outer: ViewRecord) -> Bool {
    guard let mine = alternativeRect, let theirs = outer.alternativeRect else { return false }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].allSatisfy { axis in
      let (now, then) = (alignmentRect.range(axis), mine.range(axis))
      let (from, to) = (outer.alignmentRect.range(axis), theirs.range(axis))
      let (low, high) = (to.lowerBound - from.lowerBound, to.upperBound - from.upperBound)
      return [then.lowerBound - now.lowerBound, then.upperBound - now.upperBound].allSatisfy { way in
        // Edges are rounded to pixels.
        [low, (low + high) / 2, high].contains { abs($0 - way) < 0.75 }
      }
    }
  }
}
