/// Cuts a paragraph into lines of a width, at the places where Pango lets lines end.
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// The width of a line in points.
  let width: Double
  /// Between any two characters, as `NSLineBreakMode.byCharWrapping` wants.
  let breaksAnywhere: Bool

  /// Widths that were rounded up to the pixel grid and came back through arithmetic still fit.
  static let tolerance = 1e-3

  /// The next line from an offset: what it takes, trailing white space included.
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

  /// Whether the range fits as it will be drawn: letters that are cut from their neighbours may become wider.
  func fits(_ range: Range<Int>) -> Bool {
    guard roughlyFits(range) else { return false }
    guard !paragraph.isSafeToCut(range.lowerBound) || !paragraph.isSafeToCut(range.upperBound) else { return true }
    return paragraph.pieces(of: range).reduce(0) { $0 + $1.width } <= width + Self.tolerance
  }

  /// Whether the range fits, with the hyphen that a soft one at its end shows.
  private func roughlyFits(_ range: Range<Int>) -> Bool {
    let hyphen = range.upperBound < paragraph.end && paragraph.endsWithSoftHyphen(range) ? paragraph.hyphenWidth : 0
    return paragraph.width(of: range) + hyphen <= width + Self.tolerance
  }

  /// At least one character goes into a line, however narrow.
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
