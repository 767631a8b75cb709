import LPLayoutModel

/// A part of a text with its font: `"bold" Inter-Bold 17`.
package struct LayoutTextRun: Hashable, Codable, Sendable {
  package var text: String
  /// The font file's name without extension.
  package var font: String
  /// The size in points.
  package var size: LayoutNumber

  var description: String { "\(Quotation.quote(text)) \(Quotation.word(font)) \(size.description)" }

  /// A part and the lines that it is on.
  private struct Place {
    var run: LayoutTextRun
    var first: Int
    var last: Int

    /// Adds text on a line; a new line stands for the space at which it begins.
    mutating func add(_ text: String, on line: Int) {
      run.text += (line > last && run.text.last?.isWhitespace == false ? " " : "") + text
      last = max(last, line)
    }
  }

  /// Returns the parts of a text in the order of its runs; `nil` if all have the same font and size. Neighbours that have
  /// are one part.
  static func runs(of block: TypesetText) -> [LayoutTextRun]? {
    var places: [Int: Place] = [:]
    for (line, glyphs) in block.lines.enumerated().flatMap({ line in line.element.runs.map { (line.offset, $0) } }) {
      guard let run = glyphs.run, let size = LayoutNumber(Double(glyphs.size)) else { continue }
      let font = glyphs.font.split(separator: ".", maxSplits: 1).first.map(String.init) ?? glyphs.font
      let new = Place(run: LayoutTextRun(text: "", font: font, size: size), first: line, last: line)
      places[run, default: new].add(glyphs.text, on: line)
    }
    var joined: [Place] = []
    for place in places.keys.sorted().compactMap({ places[$0] }) where !place.run.text.allSatisfy(\.isWhitespace) {
      if let last = joined.last?.run, last.font == place.run.font, last.size == place.run.size {
        joined[joined.count - 1].add(place.run.text, on: place.first)
        joined[joined.count - 1].last = place.last
      } else {
        joined.append(place)
      }
    }
    return joined.count > 1 ? joined.map(\.run) : nil
  }
}
