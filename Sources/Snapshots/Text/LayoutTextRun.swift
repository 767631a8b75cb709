import AutoLayout

/// A part of a text with its font: `"bold" Inter-Bold 17`.
package struct LayoutTextRun: Hashable, Codable, Sendable {
  package var text: String
  /// The font file's name without extension.
  package var font: String
  /// The size in points.
  package var size: LayoutNumber

  var description: String { "\(Quotation.quote(text)) \(Quotation.word(font)) \(size.description)" }

  /// Returns the parts of a text in the order of its runs; `nil` if all have the same font and size.
  static func runs(of block: TypesetText) -> [LayoutTextRun]? {
    var parts: [Int: LayoutTextRun] = [:]
    for glyphs in block.lines.flatMap(\.runs) {
      guard let run = glyphs.run, let size = LayoutNumber(Double(glyphs.size)) else { continue }
      let font = glyphs.font.split(separator: ".", maxSplits: 1).first.map(String.init) ?? glyphs.font
      parts[run, default: LayoutTextRun(text: "", font: font, size: size)].text += glyphs.text
    }
    let runs = parts.keys.sorted().compactMap { parts[$0] }.filter { !$0.text.allSatisfy(\.isWhitespace) }
    guard let first = runs.first, runs.contains(where: { $0.font != first.font || $0.size != first.size }) else {
      return nil
    }
    return runs
  }
}
