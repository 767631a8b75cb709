import AutoLayout
import Foundation

/// What is drawn for one constraint, or for several that measure the same: lines, and labels that have no place yet.
struct ConstraintMark {
  /// The index of the constraint that gives the mark its name.
  private(set) var index: Int
  private(set) var status: ConstraintStatus
  private(set) var isDashed: Bool
  /// Whether no constraint of the mark binds: each has slack. The mark is then paler, with rings at its ends.
  private(set) var isOpen: Bool
  /// All constraints that the mark shows.
  private(set) var constraints: [Int]
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
  /// The opacity of lines that do not bind.
  static let openness: CGFloat = 0.6

  /// The first constraint of this mark. The placer ignores lines of the same owner when it places labels.
  let owner: Int

  init(
    index: Int, status: ConstraintStatus, isDashed: Bool, isOpen: Bool = false, bars: [DimensionBar] = [],
    lines: [LineSegment] = []
  ) {
    (self.index, owner, self.status, self.isDashed, self.isOpen) = (index, index, status, isDashed, isOpen)
    (constraints, self.bars, self.lines) = ([index], bars, lines)
  }

  /// Merges another constraint. The lines show the status that matters most: a conflict, then an optional constraint
  /// that is not satisfied, then one that holds. Among equals, one that binds comes before one with slack, and then a
  /// required constraint makes the line solid.
  mutating func share(with other: ConstraintMark) {
    constraints += other.constraints
    if (other.status.rank, other.isOpen ? 1 : 0) < (status.rank, isOpen ? 1 : 0) {
      (index, status, isDashed, isOpen) = (other.index, other.status, other.isDashed, other.isOpen)
    } else if other.status.rank == status.rank, other.isOpen == isOpen {
      isDashed = isDashed && other.isDashed
    }
  }

  var segments: [LineSegment] { bars.map(\.segment) + lines + baselines }

  func items(
    palette: Palette, halo: Halo = .overNothing, grid: PixelGrid = PixelGrid(scale: 2)
  ) -> [SceneItem] {
    let (color, width) = (ink(palette), grid.width(Self.lineWidth))
    let drawn = bars.map { bar in
      var bar = bar
      bar.segment = grid.aligned(bar.segment, width: width)
      return bar
    }
    let straight =
      drawn.compactMap { isOpen ? $0.withoutRings : $0.segment } + lines.map { grid.aligned($0, width: width) }
    let caps = drawn.flatMap { $0.caps(isOpen: isOpen) }.map { grid.aligned($0, width: width) }
    // A pale edge keeps the line legible on any background.
    let edge = SceneItem.Stroke(color: palette.plate.withAlpha(0.7), width: width + 1.5)
    var items = halo.items(around: straight + caps, edge)
    let thin = SceneItem.Stroke(color: color.withAlpha(color.alpha * 0.75), width: 0.5, dash: [1.5, 1.5])
    items += extensions.map { .stroke(.line(from: $0.start, to: $0.end), thin) }
    let strokes = Self.path(straight + baselines.map { grid.aligned($0, width: width) })
    if !strokes.elements.isEmpty {
      items.append(.stroke(strokes, SceneItem.Stroke(color: color, width: width, dash: isDashed ? [3, 2] : [])))
    }
    if !caps.isEmpty { items.append(.stroke(Self.path(caps), SceneItem.Stroke(color: color, width: width))) }
    if isOpen {
      items += drawn.flatMap(\.rings).map { .stroke(.ellipse(in: $0), SceneItem.Stroke(color: color, width: 0.75)) }
    }
    return items
  }

  private func ink(_ palette: Palette) -> RGBA {
    let color = palette.color(of: status)
    return isOpen ? color.withAlpha(Self.openness) : color
  }

  private static func path(_ segments: [LineSegment]) -> Path {
    Path(segments.flatMap { Path.line(from: $0.start, to: $0.end).elements })
  }
}
