import AutoLayout
import Foundation

/// A red edge at the place where text that does not fit is cut.
struct CutTextMark {
  var view: Int
  /// The index of the line within the view.
  var line: Int
  var segment: LineSegment

  static let word = "cut"

  static func marks(in result: LayoutResult, views: [Int]) -> [CutTextMark] {
    views.filter { result.views[$0].content.isTextTruncated }.flatMap { index in
      let view = result.views[index]
      let isRightToLeft = view.effectiveDirection == .rightToLeft
      let found = view.content.items.flatMap { content -> [CutTextMark] in
        guard case .text(let text, let point, _) = content, text.isTruncated else { return [] }
        let origin = CGPoint(x: view.frame.minX + point.x, y: view.frame.minY + point.y)
        return marks(of: text, at: origin, view: index, isRightToLeft: isRightToLeft)
      }
      if !found.isEmpty { return found }
      let rect = view.alignmentRect
      let edge = isRightToLeft ? rect.minX + 1 : rect.maxX - 1
      return [CutTextMark(view: index, line: 0, segment: .along(.vertical, from: rect.minY, to: rect.maxY, at: edge))]
    }
  }

  private static func marks(
    of text: TypesetText, at origin: CGPoint, view: Int, isRightToLeft: Bool
  ) -> [CutTextMark] {
    let cut = text.lines.indices.filter { text.lines[$0].isTruncated }
    let boxes = ShownContent.lines(of: text, at: origin)
    // If no line is truncated, lines below the last one are missing.
    return (cut.isEmpty ? [text.lines.count - 1] : cut).compactMap { index in
      guard boxes.indices.contains(index) else { return nil }
      let box = boxes[index]
      let x = box.minX + box.width * place(in: text.lines[index].text, isRightToLeft: isRightToLeft)
      return CutTextMark(
        view: view, line: index, segment: .along(.vertical, from: box.minY - 1, to: box.maxY + 1, at: x))
    }
  }

  /// The position of the ellipsis along the line, from 0 at its left end to 1 at its right end.
  private static func place(in line: String, isRightToLeft: Bool) -> CGFloat {
    let characters = Array(line)
    let index = characters.lastIndex(of: "…") ?? characters.count
    // An ellipsis in the middle is placed in proportion to the characters before it.
    let share = index + 1 >= characters.count ? 1 : CGFloat(index) / CGFloat(characters.count)
    return line.firstStrongIsRightToLeft ?? isRightToLeft ? 1 - share : share
  }

  func items(palette: Palette, halo: Halo = .overNothing) -> [SceneItem] {
    halo.items(around: [segment], SceneItem.Stroke(color: palette.plate.withAlpha(0.8), width: 3.5)) + [
      .stroke(
        .line(from: segment.start, to: segment.end), SceneItem.Stroke(color: palette.conflict, width: 1.5))
    ]
  }
}

extension String {
  /// Whether the first letter belongs to a right-to-left script such as Hebrew or Arabic; `nil` without letters.
  var firstStrongIsRightToLeft: Bool? {
    unicodeScalars.first { $0.properties.isAlphabetic }.map {
      (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
    }
  }
}
