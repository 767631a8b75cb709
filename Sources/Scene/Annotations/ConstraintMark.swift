import AutoLayout
import Foundation

/// What is drawn for one constraint: its lines, and its labels before they have a place.
struct ConstraintMark {
  var index: Int
  var standing: Standing
  var isDashed: Bool
  /// With caps: distances and sizes.
  var bars: [Segment] = []
  /// Alignments and gaps of nothing.
  var lines: [Segment] = []
  /// Lines under text, which a pale edge would cut.
  var baselines: [Segment] = []
  /// From a bar's end to the edge that it measures, where the bar lies elsewhere.
  var extensions: [Segment] = []
  var labels: [(parts: [LabelPart], home: LabelPlacer.Home)] = []

  static let capReach: CGFloat = 3
  private static let lineWidth: CGFloat = 1

  var segments: [Segment] { bars + lines + baselines }

  func items(palette: Palette) -> [SceneItem] {
    let color = palette.color(of: standing)
    var items: [SceneItem] = []
    var strokes = Path()
    for bar in bars {
      strokes.elements += Path.line(from: bar.start, to: bar.end).elements
    }
    for line in lines { strokes.elements += Path.line(from: line.start, to: line.end).elements }
    let caps = Path(bars.flatMap { Self.caps(of: $0).flatMap { Path.line(from: $0.start, to: $0.end).elements } })
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

  private static func caps(of bar: Segment) -> [Segment] {
    [bar.start, bar.end].map { end in
      bar.isHorizontal
        ? .along(.vertical, from: end.y - capReach, to: end.y + capReach, at: end.x)
        : .along(.horizontal, from: end.x - capReach, to: end.x + capReach, at: end.y)
    }
  }
}
