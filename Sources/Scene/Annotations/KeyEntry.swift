import AutoLayout
import Foundation

/// An entry of the key: the meaning of a mark that is in the picture.
enum KeyEntry: CaseIterable {
  case distance, alignmentLine, optional, slack, atLeast, atMost, equal, broken, conflict, ambiguous, cut
  case alignmentRect, frame, baseline, safeArea, margins, readable, guide

  var words: String {
    switch self {
    case .distance: "distance or size"
    case .alignmentLine: "alignment"
    case .optional: "optional, @priority"
    case .slack: "has slack: bound · actual"
    case .atLeast: "at least"
    case .atMost: "at most"
    case .equal: "equal"
    case .broken: "not satisfied: wanted, is actual"
    case .conflict: "conflict"
    case .ambiguous: "ambiguous"
    case .cut: "text that does not fit"
    case .alignmentRect: "alignment rectangle"
    case .frame: "frame"
    case .baseline: "baseline"
    case .safeArea: "outside the safe area"
    case .margins: "margins"
    case .readable: "beyond the readable width"
    case .guide: "layout guide"
    }
  }

  /// The entries for the marks of a picture, in the order of the cases.
  ///
  /// - Parameters:
  ///   - words: the parts of the constraints' labels.
  ///   - layers: the layers in which something is drawn.
  static func entries(
    marks: [ConstraintMark], words: Set<String>, layers: Set<String>, guides: Set<GuideRecord.Kind>
  ) -> [KeyEntry] {
    func isIn(_ entry: KeyEntry) -> Bool {
      switch entry {
      case .distance: marks.contains { !$0.bars.isEmpty }
      case .alignmentLine: marks.contains { !$0.lines.isEmpty || !$0.baselines.isEmpty }
      case .optional: marks.contains { $0.isDashed }
      case .slack: marks.contains { $0.isOpen }
      case .atLeast: words.contains { $0.hasPrefix("≥") }
      case .atMost: words.contains { $0.hasPrefix("≤") }
      case .equal: words.contains { $0.hasPrefix("=") }
      case .broken: marks.contains { $0.status == .broken }
      case .conflict: marks.contains { if case .conflict = $0.status { true } else { false } }
      case .ambiguous: words.contains("?") || marks.contains { $0.status == .ambiguous }
      case .cut: words.contains(CutTextMark.word)
      case .alignmentRect: layers.contains("alignment-rects")
      case .frame: layers.contains("frames")
      case .baseline: layers.contains("baselines")
      case .safeArea: layers.contains("guides") && guides.contains(.safeArea)
      case .margins: layers.contains("guides") && guides.contains(.margins)
      case .readable: layers.contains("guides") && guides.contains(.readableContent)
      case .guide: layers.contains("guides") && !guides.isDisjoint(with: [.custom, .keyboard, .content, .frame])
      }
    }
    return allCases.filter(isIn)
  }

  /// The text on the entry's badge; `nil` for entries without a badge.
  var sign: String? {
    switch self {
    case .atLeast: "≥"
    case .atMost: "≤"
    case .equal: "="
    case .cut: CutTextMark.word
    default: nil
    }
  }

  static let swatch = CGSize(width: 20, height: 10)

  /// A small version of the mark, in a box of the swatch's size.
  func items(palette: Palette, badge: (String, RGBA) -> [SceneItem]) -> [SceneItem] {
    let (width, height) = (Self.swatch.width, Self.swatch.height)
    let middle = LineSegment.along(.horizontal, from: 1, to: width - 1, at: height / 2)
    func bar(_ status: ConstraintStatus, isDashed: Bool = false, isOpen: Bool = false) -> [SceneItem] {
      ConstraintMark(
        index: 0, status: status, isDashed: isDashed, isOpen: isOpen, bars: [DimensionBar(segment: middle)]
      ).items(palette: palette)
    }
    func box(_ color: RGBA, width line: CGFloat, dash: [CGFloat] = [], tint: CGFloat = 0) -> [SceneItem] {
      let rect = CGRect(x: 2, y: 1, width: width - 4, height: height - 2)
      return (tint > 0 ? [.fill(.rect(rect), color.withAlpha(tint))] : [])
        + [.stroke(.rect(rect), SceneItem.Stroke(color: color, width: line, dash: dash))]
    }
    switch self {
    case .distance: return bar(.holds)
    case .alignmentLine:
      return ConstraintMark(index: 0, status: .holds, isDashed: false, lines: [middle]).items(palette: palette)
    case .optional: return bar(.holds, isDashed: true)
    case .slack: return bar(.holds, isOpen: true)
    case .atLeast, .atMost, .equal: return badge(sign ?? "", palette.holds)
    case .broken: return bar(.broken, isDashed: true)
    case .conflict: return bar(.conflict(nil))
    case .ambiguous: return box(palette.conflict, width: 1, dash: [3, 2], tint: 0.07)
    case .cut: return badge(sign ?? "", palette.conflict)
    case .alignmentRect: return box(palette.alignment, width: 0.75)
    case .frame: return box(palette.frame, width: 0.75, dash: [2, 1.5])
    case .baseline:
      return [
        .stroke(.line(from: middle.start, to: middle.end), SceneItem.Stroke(color: palette.baseline, width: 0.75))
      ]
    case .safeArea: return box(palette.safeArea, width: 0.5, dash: [4, 2], tint: 0.2)
    case .margins: return box(palette.margins, width: 0.5, dash: [4, 2], tint: 0.2)
    case .readable: return box(palette.readable, width: 0.5, dash: [4, 2], tint: 0.2)
    case .guide: return box(palette.guide, width: 0.5, dash: [4, 2], tint: 0.2)
    }
  }
}
