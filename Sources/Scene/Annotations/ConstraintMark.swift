import AutoLayout
import Foundation

/// What is drawn for one constraint, or for several that measure the same: its lines, and its labels before they have a
/// place.
struct ConstraintMark {
  /// The constraint that the lines are called by.
  private(set) var index: Int
  private(set) var standing: Standing
  private(set) var isDashed: Bool
  /// Distances and sizes.
  var bars: [Bar] = []
  /// Alignments and gaps of nothing.
  var lines: [Segment] = []
  /// Lines under text, which a pale edge would cut.
  var baselines: [Segment] = []
  /// From a bar's end to the edge that it measures, where the bar lies elsewhere.
  var extensions: [Segment] = []
  var labels: [MarkLabel] = []

  static let capReach: CGFloat = 3
  private static let lineWidth: CGFloat = 1

  /// Whose lines these are to what is placed beside them: the first constraint that was drawn here.
  let owner: Int

  init(
    index: Int, standing: Standing, isDashed: Bool, bars: [Bar] = [], lines: [Segment] = []
  ) {
    (self.index, owner, self.standing, self.isDashed) = (index, index, standing, isDashed)
    (self.bars, self.lines) = (bars, lines)
  }

  /// The lines of several constraints look like the one among them that matters most: a conflict before a wish that is
  /// not satisfied, and that before what holds; among equals one that is required makes them solid.
  mutating func share(with other: ConstraintMark) {
    if other.standing.rank < standing.rank {
      (index, standing, isDashed) = (other.index, other.standing, other.isDashed)
    } else if other.standing.rank == standing.rank {
      isDashed = isDashed && other.isDashed
    }
  }

  var segments: [Segment] { bars.map(\.segment) + lines + baselines }

  func items(palette: Palette) -> [SceneItem] {
    let color = palette.color(of: standing)
    var items: [SceneItem] = []
    var strokes = Path()
    for bar in bars {
      strokes.elements += Path.line(from: bar.segment.start, to: bar.segment.end).elements
    }
    for line in lines { strokes.elements += Path.line(from: line.start, to: line.end).elements }
    let caps = Path(bars.flatMap { $0.caps.flatMap { Path.line(from: $0.start, to: $0.end).elements } })
    // A pale edge keeps a line legible on whatever the screen shows.
    let edge = SceneItem.Stroke(color: palette.plate.withAlpha(0.7), width: Self.lineWidth + 1.5)
    if !strokes.elements.isEmpty { items.append(.stroke(Path(strokes.elements + caps.elements), edge)) }
    for line in baselines { strokes.elements += Path.line(from: line.start, to: line.end).elements }
    for line in extensions {
      items.append(
        .stroke(
          .line(from: line.start, to: line.end),
          SceneItem.Stroke(color: color.withAlpha(0.75), width: 0.5, dash: [1.5, 1.5])))
    }
    if !strokes.elements.isEmpty {
      items.append(
        .stroke(strokes, SceneItem.Stroke(color: color, width: Self.lineWidth, dash: isDashed ? [3, 2] : [])))
    }
    if !caps.elements.isEmpty {
      items.append(.stroke(caps, SceneItem.Stroke(color: color, width: Self.lineWidth)))
    }
    return items
  }
}

/// A line that measures, with a cap where it ends at what it measures.
struct Bar: Hashable {
  var segment: Segment
  /// Whether it goes on out of sight: of the screen, or of a view that clips.
  var isCutAtStart = false
  var isCutAtEnd = false

  /// A cap across each end, or an arrowhead where the bar goes on.
  var caps: [Segment] {
    let ends = [(segment.start, segment.end, isCutAtStart), (segment.end, segment.start, isCutAtEnd)]
    return ends.flatMap { end, other, isCut in isCut ? arrow(at: end, from: other) : [cap(at: end)] }
  }

  private func cap(at end: CGPoint) -> Segment {
    let reach = ConstraintMark.capReach
    return segment.isHorizontal
      ? .along(.vertical, from: end.y - reach, to: end.y + reach, at: end.x)
      : .along(.horizontal, from: end.x - reach, to: end.x + reach, at: end.y)
  }

  private func arrow(at end: CGPoint, from other: CGPoint) -> [Segment] {
    let reach = ConstraintMark.capReach
    let back: CGFloat = segment.isHorizontal ? (other.x < end.x ? -reach : reach) : (other.y < end.y ? -reach : reach)
    return [-reach, reach].map { side in
      let tail =
        segment.isHorizontal
        ? CGPoint(x: end.x + back, y: end.y + side) : CGPoint(x: end.x + side, y: end.y + back)
      return Segment(start: tail, end: end)
    }
  }
}

/// What is written at a mark: of one constraint, or of several that measure the same.
struct MarkLabel {
  var rows: [(constraint: Int, parts: [LabelPart])]
  var home: LabelPlacer.Home
}
