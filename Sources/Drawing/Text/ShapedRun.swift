/// Text of one font, script and level, shaped.
struct ShapedRun {
  /// The font whose outlines are drawn.
  var font: FontFile
  var range: Range<Int>
  var level: UInt8
  var script: UInt32
  /// The glyphs from left to right.
  var glyphs: [ShapedGlyph]

  var isRightToLeft: Bool { level & 1 == 1 }
  /// The glyphs of the clusters in a range; they lie side by side, since clusters run one way within a run.
  func glyphs(in range: Range<Int>) -> ArraySlice<ShapedGlyph> {
    if isRightToLeft {
      return glyphs[firstGlyph { $0.cluster < range.upperBound }..<firstGlyph { $0.cluster < range.lowerBound }]
    }
    return glyphs[firstGlyph { $0.cluster >= range.lowerBound }..<firstGlyph { $0.cluster >= range.upperBound }]
  }

  /// By halving: the condition holds from some glyph on.
  private func firstGlyph(where holds: (ShapedGlyph) -> Bool) -> Int {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(glyphs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The same letters elsewhere in a text.
  func moved(by offset: Int) -> ShapedRun {
    guard offset != 0 else { return self }
    var run = self
    run.range = range.lowerBound + offset..<range.upperBound + offset
    for index in run.glyphs.indices { run.glyphs[index].cluster += offset }
    return run
  }

  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}
