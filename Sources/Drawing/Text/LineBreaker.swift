/// Breaks a paragraph into lines of a width, at the places where Pango allows breaks.
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// The width of a line in points.
  let width: Double
  /// Whether lines break between any two characters, as with `NSLineBreakMode.byCharWrapping`.
  let breaksAnywhere: Bool
  /// The tab stops of the paragraph; `nil` if it has no tabs.
  var ruler: TabRuler?
  /// Whether the line is the first of its paragraph.
  var isFirst = true

  /// The tolerance in points for widths that were rounded up to pixels and then changed by arithmetic.
  static let tolerance = 1e-3

  /// Returns the next line from an offset, including trailing white space.
  func line(from start: Int) -> Range<Int> {
    var lines: [Int] = []
    var characters: [Int] = []
    var offset = start + 1
    while offset <= paragraph.end {
      defer { offset += 1 }
      guard paragraph.startsCluster[offset] else { continue }
      guard roughlyFits(paragraph.trimmed(start..<offset)) else { break }
      let boundary = paragraph.boundaries[offset]
      if boundary.contains(.character) || offset == paragraph.end { characters.append(offset) }
      if boundary.contains(.line) || offset == paragraph.end { lines.append(offset) }
    }
    func fits(_ end: Int) -> Bool { self.fits(paragraph.trimmed(start..<end)) }
    if let end = lines.last, end == paragraph.end, fits(end) { return start..<end }
    let end = (breaksAnywhere ? nil : lines.last(where: fits)) ?? characters.last(where: fits)
    return start..<(end ?? firstCharacter(after: start))
  }

  /// Whether the range fits as it is drawn: letters without their neighbours may be wider.
  func fits(_ range: Range<Int>) -> Bool {
    guard roughlyFits(range) else { return false }
    guard !paragraph.isSafeToCut(range.lowerBound) || !paragraph.isSafeToCut(range.upperBound) else { return true }
    let added = width(of: range) - paragraph.width(of: range)
    return paragraph.pieces(of: range).reduce(0) { $0 + $1.width } + added <= width + Self.tolerance
  }

  /// Whether the range fits, including the hyphen of a soft hyphen at its end.
  private func roughlyFits(_ range: Range<Int>) -> Bool {
    let isHyphenated = range.upperBound < paragraph.end && paragraph.endsWithSoftHyphen(range)
    let hyphen = isHyphenated ? paragraph.hyphenWidth(at: range.upperBound - 1) : 0
    return width(of: range) + hyphen <= width + Self.tolerance
  }

  /// The width of a range with its tabs; infinite if text follows a tab after the last stop.
  private func width(of range: Range<Int>) -> Double {
    guard let ruler else { return paragraph.width(of: range) }
    let widths = ruler.widths(of: range, in: paragraph, isFirst: isFirst)
    return widths.overflows ? .infinity : widths.whole
  }

  /// Returns the end of the first character: a line has at least one character, however narrow it is.
  private func firstCharacter(after start: Int) -> Int {
    var offset = start + 1
    while offset < paragraph.end,
      !paragraph.startsCluster[offset] || !paragraph.boundaries[offset].contains(.character)
    {
      offset += 1
    }
    return offset
  }
}
