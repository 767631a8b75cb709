import AutoLayout
import Foundation

/// What is drawn for one constraint, or for several that measure the same: its lines, and its labels before they have a
/// place.
struct ConstraintMark {
  /// The constraint that the lines are called by.
  private(set) var index: Int
  private(set) var status: ConstraintStatus
  private(set) var isDashed: Bool
  /// Distances and sizes.
  var bars: [DimensionBar] = []
  /// Alignments and gaps of nothing.
  var lines: [LineSegment] = []
  /// Lines under text, which a pale edge would cut.
  var baselines: [LineSegment] = []
  /// The lines from a bar's end to the edge that it measures, where the bar lies elsewhere.
  var extensions: [LineSegment] = []
  var labels: [MarkLabel] = []

  static let capReach: CGFloat = 3
  private static let lineWidth: CGFloat = 1

  /// Whose lines these are to what is placed beside them: the first constraint that was drawn here.
  let owner: Int

  init(
    index: Int, status: ConstraintStatus, isDashed: Bool, bars: [DimensionBar] = [], lines: [LineSegment] = []
  ) {
    (self.index, owner, self.status, self.isDashed) = (index, index, status, isDashed)
    (self.bars, self.lines) = (bars, lines)
  }

  /// The lines of several constraints look like the one among them that matters most: a conflict before a wish that is
  /// not satisfied, and that before what holds; among equals one that is required makes them solid.
  mutating func share(with other: ConstraintMark) {
    if other.status.rank < status.rank {
      (index, status, isDashed) = (other.index, other.status, other.isDashed)
    } else if other.status.rank == status.rank {
      isDashed = isDashed && other.isDashed
    }
  }

  var segments: [LineSegment] { bars.map(\.segment) + lines + baselines }

  func items(palette: Palette) -> [SceneItem] {
    let color = palette.color(of: status)
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
