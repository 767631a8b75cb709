import LPLayoutModel
import LPCPango
import Foundation

/// A paragraph in one font or several, shaped once; lines of any width are cut from it.
final class ShapedParagraph {
  let utf8: [UInt8]
  let boundaries: [ParagraphAnalysis.Boundary]
  let isRightToLeft: Bool
  /// The runs in logical order.
  let runs: [ShapedRun]
  /// The distance in points from the start to each UTF-8 offset at which a cluster starts, in logical order.
  let distances: [Double]
  /// Whether a cluster of glyphs starts at a UTF-8 offset, so that lines may be cut there.
  let startsCluster: [Bool]
  /// The characters that no font has.
  private(set) var missing: [String] = []
  /// The fonts that have characters of the text and are not available, by their names in glyph runs.
  private(set) var unavailableFonts: [String] = []
  /// The styles of the parts, in order; an empty paragraph has one too.
  let styles: [SpanStyle]
  /// The UTF-8 offset at which each style ends.
  private let styleEnds: [Int]
  /// The paragraph with other texts.
  private let relatives: any ParagraphShaping
  /// The lines that were cut from the paragraph, by range.
  private var lines: [Range<Int>: [ShapedRun]] = [:]
  /// The number of lines that are kept. Few paragraphs are set in more widths, and a sweep over widths must not fill
  /// the memory.
  private static let keptLines = 64

  /// Shapes a paragraph. `isRightToLeft` fixes its direction; `nil` uses the text's own, or else `fallback`.
  init(_ text: StyledParagraph, shaping: any ParagraphShaping, isRightToLeft: Bool?, fallback: Bool) {
    let analysis = ParagraphAnalysis(
      text.string, isRightToLeft: isRightToLeft, fallback: fallback, language: text.styles[0].shaper.language)
    let items = Self.itemize(text, analysis)
    let runs = items.parts.flatMap { item in item.shaped(text, analysis.utf8) }
    var advances = [Double](repeating: 0, count: analysis.utf8.count + 1)
    var starts = [Bool](repeating: false, count: analysis.utf8.count + 1)
    starts[analysis.utf8.count] = true
    for run in runs {
      for glyph in run.glyphs {
        advances[glyph.cluster + 1] += glyph.advance
        starts[glyph.cluster] = true
      }
    }
    for index in advances.indices.dropFirst() { advances[index] += advances[index - 1] }
    utf8 = analysis.utf8
    boundaries = analysis.boundaries
    self.isRightToLeft = analysis.isRightToLeft
    self.runs = runs
    distances = advances
    startsCluster = starts
    missing = items.missing
    unavailableFonts = items.unavailableFonts
    styles = text.styles
    styleEnds = text.ends
    relatives = shaping
  }

  var end: Int { utf8.count }
  var width: Double { distances[end] }

  func width(of range: Range<Int>) -> Double { distances[range.upperBound] - distances[range.lowerBound] }

  func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  /// Returns the range without trailing white space.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      var previous = end - 1
      while previous > range.lowerBound, utf8[previous] & 0xC0 == 0x80 { previous -= 1 }
      guard boundaries[previous].contains(.white) else { break }
      end = previous
    }
    return range.lowerBound..<end
  }

  /// Whether a line ends with U+00AD, which is visible only there.
  func endsWithSoftHyphen(_ range: Range<Int>) -> Bool {
    range.count > 2 && utf8[range.upperBound - 2] == 0xC2 && utf8[range.upperBound - 1] == 0xAD
  }

  /// Returns the width of a hyphen in the style of an offset.
  func hyphenWidth(at offset: Int) -> Double { paragraph(of: [.text("-", at: offset)]).width }

  /// The offsets of tabs that reach for tab stops, in a range.
  func tabs(in range: Range<Int>) -> [Int] {
    guard hasTabs else { return [] }
    return range.filter { utf8[$0] == UInt8(ascii: "\t") && styles[style(at: $0)].isTab }
  }

  /// Whether there are tabs that reach for tab stops.
  var hasTabs: Bool { styles.contains(where: \.isTab) }

  /// Returns the index of the style at an offset; at the end it is the last one.
  func style(at offset: Int) -> Int { styleEnds.firstIndex { $0 > offset } ?? styles.count - 1 }

  /// A part of another paragraph that is made of this one.
  enum Part {
    case range(Range<Int>)
    /// Another text in the style of an offset.
    case text(String, at: Int)
  }

  /// Returns another text of parts of this one, in the same fonts and direction.
  func paragraph(of parts: [Part]) -> ShapedParagraph {
    var text = StyledParagraph(style: styles[0])
    for part in parts {
      switch part {
      case .range(let range):
        var start = range.lowerBound
        for (style, end) in zip(styles, styleEnds) where end > start && start < range.upperBound {
          text.append(self.text(start..<min(end, range.upperBound)), style)
          start = min(end, range.upperBound)
        }
      case .text(let string, let offset): text.append(string, styles[style(at: offset)])
      }
    }
    return relatives.paragraph(text, isRightToLeft: isRightToLeft, fallback: false)
  }

  /// Returns a line's runs from left to right. If a cut would change a shape, the run is shaped again within the line.
  func pieces(of line: Range<Int>) -> [ShapedRun] {
    if let known = lines[line] { return known }
    let pieces = cut(line)
    if lines.count >= Self.keptLines { lines.removeAll() }
    lines[line] = pieces
    return pieces
  }

  private func cut(_ line: Range<Int>) -> [ShapedRun] {
    let cut = runs.compactMap { run -> ShapedRun? in
      let range = run.range.clamped(to: line)
      guard !range.isEmpty else { return nil }
      if range == run.range { return run }
      if isSafe(run, range.lowerBound), isSafe(run, range.upperBound) {
        return run.part(range, style: run.style)
      }
      let style = styles[run.style]
      var part = style.shaper.shapePart(
        utf8, range, context: line, font: shapingFont(of: run), script: run.script, level: run.level,
        hasLigatures: style.hasLigatures
      ).spaced(by: style.kern)
      part.style = run.style
      return part
    }
    return Self.visual(cut)
  }

  /// Whether the text before and after the offset looks the same with a cut there.
  func isSafeToCut(_ offset: Int) -> Bool { runs.allSatisfy { isSafe($0, offset) } }

  private func isSafe(_ run: ShapedRun, _ offset: Int) -> Bool {
    guard run.range.contains(offset), offset > run.range.lowerBound else { return true }
    return run.glyphs(in: offset..<offset + 1).contains { !$0.isUnsafeToBreak }
  }

  /// Returns the file that shapes a run, which may differ from the one that draws the system face.
  private func shapingFont(of run: ShapedRun) -> FontFile {
    let choice = styles[run.style].shaper.choice
    return run.font === choice.drawing || run.font === choice.fallback ? choice.shaping : run.font
  }

  /// Orders runs by rule L2 of the Unicode bidirectional algorithm: from the highest level down to the lowest odd one,
  /// it reverses every sequence at that level or above.
  private static func visual(_ runs: [ShapedRun]) -> [ShapedRun] {
    guard let highest = runs.map(\.level).max(), let lowest = runs.map(\.level).filter({ $0 & 1 == 1 }).min() else {
      return runs
    }
    var order = runs
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < order.count {
        guard order[start].level >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { $0.level < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  private struct Item {
    var range: Range<Int>
    var font: FontFile
    var script: UInt32
    var level: UInt8
    /// The index of the first style; the others of the item shape in the same way.
    var style: Int

    /// Returns the shaped runs, one for each style. A glyph that belongs to two of them has the first one's.
    func shaped(_ text: StyledParagraph, _ utf8: [UInt8]) -> [ShapedRun] {
      let style = text.styles[self.style]
      if let attachment = style.attachment {
        var space = style.shaper.space(range, level: level, width: attachment.width)
        space.style = self.style
        return [space]
      }
      if style.isTab {
        // A line changes the width to that which reaches a tab stop.
        let width = style.shaper.paragraph(" ", isRightToLeft: false, fallback: false).width
        var space = style.shaper.space(range, level: level, width: width)
        space.style = self.style
        return [space]
      }
      let whole = style.shaper.shape(
        utf8, range, context: 0..<utf8.count, font: font, script: script, level: level,
        hasLigatures: style.hasLigatures
      ).spaced(by: style.kern)
      var runs: [ShapedRun] = []
      var start = range.lowerBound
      for index in self.style..<text.styles.count where start < range.upperBound {
        let end = min(text.ends[index], range.upperBound)
        guard end > start else { continue }
        runs.append(start..<end == range ? whole : whole.part(start..<end, style: index))
        start = end
      }
      if runs.count == 1 { runs[0].style = self.style }
      return runs
    }
  }

  private struct Items {
    var parts: [Item] = []
    var missing: [String] = []
    var unavailableFonts: [String] = []

    /// Returns the font that was found; if there is none, records the reason and returns `nil`.
    mutating func font(_ found: Shaper.ClusterFont, _ cluster: Character) -> FontFile? {
      switch found {
      case .font(let file): return file
      case .unavailable(let name): if !unavailableFonts.contains(name) { unavailableFonts.append(name) }
      case .missing: break
      }
      if !isInvisible(cluster), !missing.contains(String(cluster)) { missing.append(String(cluster)) }
      return nil
    }
  }

  private static func itemize(_ text: StyledParagraph, _ analysis: ParagraphAnalysis) -> Items {
    var items = Items()
    var (scalar, style) = (0, 0)
    for cluster in text.string {
      let count = cluster.unicodeScalars.count
      let range = analysis.offsets[scalar]..<analysis.offsets[scalar + count]
      let (script, level) = (analysis.scripts[scalar], analysis.levels[scalar])
      scalar += count
      while text.ends[style] <= range.lowerBound { style += 1 }
      let span = text.styles[style]
      let found = span.attachment == nil && !span.isTab ? span.shaper.font(for: cluster, script: script) : nil
      let font = found.flatMap { items.font($0, cluster) } ?? span.shaper.choice.shaping
      if let last = items.parts.last, last.font === font, last.script == script, last.level == level,
        span.attachment == nil, !span.isTab, last.style == style || text.styles[last.style].shapesLike(span)
      {
        items.parts[items.parts.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        items.parts.append(Item(range: range, font: font, script: script, level: level, style: style))
      }
    }
    return items
  }

  private static func isInvisible(_ cluster: Character) -> Bool {
    cluster.unicodeScalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint || $0.properties.isWhitespace }
  }
}
