import LPLayoutModel
import Foundation

/// The drawing for one constraint, or for several that measure the same: lines, and labels that have no place yet.
struct ConstraintMark {
  /// The index of the constraint that gives the mark its name.
  private(set) var index: Int
  private(set) var status: ConstraintStatus
  private(set) var isDashed: Bool
  /// The bars of distances and sizes.
  var bars: [DimensionBar] = []
  /// Lines for alignments and for gaps of zero.
  var lines: [LineSegment] = []
  /// Baselines, drawn without a pale edge, which would hide parts of the text.
  var baselines: [LineSegment] = []
  /// The lines that connect the ends of a bar with the edges that it measures, where the bar lies beside them.
  var extensions: [LineSegment] = []
  var labels: [MarkLabel] = []

  static let capReach: CGFloat = 3
  private static let lineWidth: CGFloat = 1

  /// The first constraint of this mark. The placer ignores lines of the same owner when it places labels.
  let owner: Int

  init(
    index: Int, status: ConstraintStatus, isDashed: Bool, bars: [DimensionBar] = [], lines: [LineSegment] = []
  ) {
    (self.index, owner, self.status, self.isDashed) = (index, index, status, isDashed)
    (self.bars, self.lines) = (bars, lines)
  }

  /// Merges the status of another constraint. The lines show the status that matters most: a conflict, then an optional
  /// constraint that is not satisfied, then one that holds. Among equals, a required constraint makes the line solid.
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
    // A pale edge keeps the line legible on any background.
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
