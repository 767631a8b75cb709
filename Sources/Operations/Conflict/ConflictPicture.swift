import AutoLayout
import ConflictLogs
package import Drawing
import Foundation
package import Scene

/// Draws each contradiction of a console log as a ruler, with its lines below.
package struct ConflictPicture {
  private let typesetter: PangoTypesetter
  private static let width: CGFloat = 520
  private static let margin: CGFloat = 16
  private static let tallest: CGFloat = 8_000

  package init(fonts: FontSet) { typesetter = PangoTypesetter(fonts: fonts) }

  /// The conflicts that have a contradiction, from top to bottom.
  package func scene(_ explanation: PastedLogExplanation) -> Scene {
    var items: [SceneItem] = []
    var y = Self.margin
    for (index, analysis) in explanation.analyses.enumerated() where !analysis.minimal.isEmpty {
      y = text("Conflict \(index + 1)\(analysis.arithmetic.map { ": \($0)" } ?? "")", weight: .semibold, at: y, &items)
      if let lengths = analysis.lengths {
        y = draw(lengths, of: analysis, number: index + 1, at: y, &items)
      } else {
        y = text("No sum along one axis shows this contradiction.", color: Self.quiet, at: y, &items) + 4
      }
      for number in analysis.minimal {
        let isBroken = number == analysis.log.brokenNumber
        let words = "\(number)  \(analysis.words(number))\(isBroken ? "  (broken by the framework)" : "")"
        y = text(words, color: isBroken ? Self.red : .black, at: y, &items)
      }
      y += Self.margin
    }
    let size = CGSize(width: Self.width, height: min(max(y, 2 * Self.margin), Self.tallest).rounded(.up))
    let ground = SceneItem.fill(.rect(CGRect(origin: .zero, size: size)), .white)
    return Scene(size: size, items: [ground] + items, title: "Conflicts of a console log")
  }

  private static let red = RGBA(hex: 0xCC1220)
  private static let quiet = RGBA(hex: 0x5A5A60)

  private func draw(
    _ lengths: ContradictoryLengths, of analysis: ConflictAnalysis, number: Int, at y: CGFloat,
    _ items: inout [SceneItem]
  ) -> CGFloat {
    func part(_ length: ContradictoryLengths.Length, _ sign: String) -> ConflictRuler.Part {
      let isMargin = length.line == nil && length.item == nil
      return ConflictRuler.Part(
        number: length.line, amount: length.amount,
        words: (isMargin ? "margin " : length.isBound ? sign + " " : "") + length.amount.printed,
        name: length.item.map(analysis.title))
    }
    let drawing = ConflictRuler.drawing(
      axis: lengths.isHorizontal ? .horizontal : .vertical, needed: lengths.needed.map { part($0, "≥") },
      available: lengths.available.map { part($0, $0.line == nil ? "≥" : "≤") }, width: Self.width - 2 * Self.margin,
      id: "conflict.\(number)",
      typesetter: typesetter)
    items.append(
      .group(
        SceneItem.Group(
          kind: .plain, id: "ruler.\(number)", offset: CGPoint(x: Self.margin, y: y), items: [drawing.item])))
    return y + drawing.size.height + 4
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
