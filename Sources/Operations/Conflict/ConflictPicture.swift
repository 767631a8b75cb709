import LPLayoutModel
import LPConflictLogs
package import LPDrawing
import Foundation
package import LPScene

/// Draws the items of a contradiction where they lie once one of its lines is gone.
package struct ConflictPicture {
  private let typesetter: PangoTypesetter
  private static let width: CGFloat = 480
  private static let margin: CGFloat = 16
  private static let tints: [UInt32] = [0x0A84FF, 0x30A46C, 0xE5732F, 0x8E4EC6, 0x00A2C7, 0xAD7F58]

  package init(fonts: FontSet) { typesetter = PangoTypesetter(fonts: fonts) }

  /// The conflicts that have a contradiction, from top to bottom.
  package func scene(_ explanation: PastedLogExplanation) -> Scene {
    var items: [SceneItem] = []
    var y = Self.margin
    for (index, analysis) in explanation.analyses.enumerated() {
      guard let (line, frames) = analysis.frames() else { continue }
      y = text("Conflict \(index + 1)\(analysis.arithmetic.map { ": \($0)" } ?? "")", weight: .semibold, at: y, &items)
      y = draw(frames, of: analysis, at: y + 8, &items) + 8
      for number in analysis.minimal {
        let isLeftOut = number == line
        let words = "\(number)  \(analysis.words(number))\(isLeftOut ? "  (left out in the drawing)" : "")"
        y = text(words, color: isLeftOut ? RGBA(hex: 0xC62828) : .black, at: y, &items)
      }
      y += Self.margin
    }
    let size = CGSize(width: Self.width, height: min(max(y, 2 * Self.margin), 8_000))
    let ground = SceneItem.fill(.rect(CGRect(origin: .zero, size: size)), .white)
    return Scene(size: size, items: [ground] + items, title: "Conflicts of a console log")
  }

  /// Items of a conflict along one axis lie in a row each, because the other axis is not printed.
  private func draw(
    _ frames: [ConflictAnalysis.Frame], of analysis: ConflictAnalysis, at top: CGFloat, _ items: inout [SceneItem]
  ) -> CGFloat {
    let rects = placed(frames, analysis)
    let bounds = rects.reduce(rects.first ?? .zero) { $0.union($1) }
    let scale = min(1, (Self.width - 2 * Self.margin) / max(1, bounds.width), 320 / max(1, bounds.height))
    for (index, (frame, rect)) in zip(frames, rects).enumerated() {
      let color = RGBA(hex: Self.tints[index % Self.tints.count])
      let shown = CGRect(
        x: Self.margin + (rect.minX - bounds.minX) * scale, y: top + (rect.minY - bounds.minY) * scale,
        width: max(1, rect.width * scale), height: max(1, rect.height * scale))
      items.append(.stroke(.rect(shown), .init(color: color, width: 1, dash: frame.isSizeKnown ? [] : [3, 3])))
      let words = "\(analysis.title(frame.item))  \(frame.width.printed) × \(frame.height.printed)"
      _ = text(words, color: color, at: shown.minY + 2, x: shown.minX + 3, &items)
    }
    return top + bounds.height * scale
  }

  private func placed(_ frames: [ConflictAnalysis.Frame], _ analysis: ConflictAnalysis) -> [CGRect] {
    let terms = analysis.minimal.flatMap { analysis.log.lines[$0 - 1].constraint?.terms ?? [] }
    let isHorizontal = terms.allSatisfy(\.attribute.isHorizontal)
    let isVertical = terms.allSatisfy { !$0.attribute.isHorizontal }
    let column = (Self.width - 2 * Self.margin) / CGFloat(max(1, frames.count))
    return frames.enumerated().map { index, frame in
      if isHorizontal { return CGRect(x: frame.x, y: CGFloat(index) * 26, width: frame.width, height: 20) }
      if isVertical { return CGRect(x: CGFloat(index) * column, y: frame.y, width: column - 8, height: frame.height) }
      return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  /// - Returns: where the next line begins.
  private func text(
    _ words: String, weight: UIFont.Weight = .regular, color: RGBA = .black, at y: CGFloat, x: CGFloat = margin,
    _ items: inout [SceneItem]
  ) -> CGFloat {
    let text = typesetter.typeset(
      TextRequest(
        string: words, font: .systemFont(ofSize: 11, weight: weight),
        maxWidth: max(80, Self.width - x - Self.margin), numberOfLines: 0, lineBreakMode: .byWordWrapping,
        alignment: .left, scale: 2))
    items += text.lines.flatMap { line in line.runs.map { .glyphs($0, at: CGPoint(x: x, y: y), color) } }
    return y + text.size.height + 3
  }
}
