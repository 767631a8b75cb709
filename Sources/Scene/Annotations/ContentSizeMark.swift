import AutoLayout
import Foundation

/// The mark of a scroll view of whose content the constraints do not determine the width or the height.
struct ContentSizeMark {
  var view: Int
  var axis: NSLayoutConstraint.Axis
  var words: String
  /// The line along the visible part of the content.
  var line: LineSegment

  static let rule = "ambiguous-content-size"

  static func marks(in result: LayoutResult, views: Set<Int>) -> [ContentSizeMark] {
    result.diagnostics.filter { $0.rule == rule }.flatMap { diagnostic -> [ContentSizeMark] in
      guard let path = diagnostic.views.first, let view = result.views.firstIndex(where: { $0.path == path }),
        views.contains(view)
      else { return [] }
      let seen = result.visibleArea(around: .view(view)).intersection(result.views[view].frame)
      guard !seen.isNull, seen.width > 8, seen.height > 8 else { return [] }
      let content = result.guides.first { $0.owner == view && $0.kind == .content }?.frame.size
      return [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
        let word = axis == .horizontal ? "width" : "height"
        // The message names the axes that are ambiguous.
        guard diagnostic.message.contains("the \(word) ") || diagnostic.message.contains("and \(word) ") else {
          return nil
        }
        let now = content.map { axis == .horizontal ? $0.width : $0.height }
        let shown = axis == .horizontal ? result.views[view].frame.width : result.views[view].frame.height
        let line: LineSegment =
          axis == .horizontal
          ? .along(.horizontal, from: seen.minX + 4, to: seen.maxX - 4, at: seen.maxY - 8)
          : .along(.vertical, from: seen.minY + 4, to: seen.maxY - 4, at: seen.maxX - 8)
        let value = now.map { " \($0.label) of \(shown.label)" } ?? ""
        return ContentSizeMark(view: view, axis: axis, words: "content \(word)\(value)", line: line)
      }
    }
  }

  func items(palette: Palette, halo: Halo) -> [SceneItem] {
    let back = LineSegment(start: line.end, end: line.start)
    return halo.items(around: [line], SceneItem.Stroke(color: palette.plate.withAlpha(0.7), width: 3)) + [
      .stroke(
        .line(from: line.start, to: line.end), SceneItem.Stroke(color: palette.conflict, width: 1.25, dash: [3, 2])),
      .fill(line.arrowhead(length: 5), palette.conflict), .fill(back.arrowhead(length: 5), palette.conflict),
    ]
  }
}
