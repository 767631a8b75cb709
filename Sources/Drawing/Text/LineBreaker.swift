/// Cuts a paragraph into lines of a width, at the places where Pango lets lines end.
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// Points.
  let width: Double
  /// Between any two characters, as `LineBreakMode.byCharWrapping` wants.
  let breaksAnywhere: Bool

  /// Widths that were rounded up to the pixel grid and came back through arithmetic still fit.
  static let tolerance = 1e-3

  /// The next line from an offset: what it takes, trailing white space included.
  func line(from start: Int) -> Range<Int> {
    var best: Int?
    var lastCharacter: Int?
    var offset = start + 1
    while offset <= paragraph.end {
      defer { offset += 1 }
      guard paragraph.startsCluster[offset] else { continue }
      let boundary = paragraph.boundaries[offset]
      let fits = self.fits(paragraph.trimmed(start..<offset))
      if fits, boundary.contains(.character) || offset == paragraph.end { lastCharacter = offset }
      if boundary.contains(.line) || offset == paragraph.end, fits { best = offset }
      if !fits { break }
    }
    if best == paragraph.end { return start..<paragraph.end }
    let forced = lastCharacter ?? firstCharacter(after: start)
    return start..<(breaksAnywhere ? forced : best ?? forced)
  }

  /// Whether the range fits, with the hyphen that a soft one at its end shows.
  func fits(_ range: Range<Int>) -> Bool {
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
