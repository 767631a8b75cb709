/// A run of shaped text in one font, script and level.
struct ShapedRun {
  /// The font whose outlines are drawn.
  var font: FontFile
  var range: Range<Int>
  var level: UInt8
  var script: UInt32
  /// The glyphs from left to right.
  var glyphs: [ShapedGlyph]
  /// The index of its style in the paragraph's.
  var style = 0
  /// The size at which the glyphs are drawn, in points; `nil` where it is the style's.
  var drawnSize: Double?

  var isRightToLeft: Bool { level & 1 == 1 }
  /// Returns the glyphs of the clusters in a range, which are adjacent because clusters run in one direction within a
  /// run.
  func glyphs(in range: Range<Int>) -> ArraySlice<ShapedGlyph> {
    if isRightToLeft {
      return glyphs[firstGlyph { $0.cluster < range.upperBound }..<firstGlyph { $0.cluster < range.lowerBound }]
    }
    return glyphs[firstGlyph { $0.cluster >= range.lowerBound }..<firstGlyph { $0.cluster >= range.upperBound }]
  }

  /// Returns the part of the run in a range. A cluster that begins before the range is not part of it.
  func part(_ part: Range<Int>, style: Int) -> ShapedRun {
    var run = self
    run.range = part
    run.glyphs = Array(glyphs(in: part))
    run.style = style
    return run
  }

  /// Adds space after each cluster, in points.
  func spaced(by kern: Double) -> ShapedRun {
    guard kern != 0 else { return self }
    var run = self
    for index in glyphs.indices {
      if isRightToLeft {
        guard index == 0 || glyphs[index - 1].cluster != glyphs[index].cluster else { continue }
        run.glyphs[index].dx += kern
      } else {
        guard index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster else { continue }
      }
      run.glyphs[index].advance += kern
    }
    return run
  }

  /// Finds the first glyph by bisection: the condition holds for all glyphs from some index on.
  private func firstGlyph(where holds: (ShapedGlyph) -> Bool) -> Int {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(glyphs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Enlarges the glyphs with their distances.
  func scaled(by factor: Double, from size: Double) -> ShapedRun {
    var run = self
    run.drawnSize = size * factor
    for index in glyphs.indices {
      run.glyphs[index].advance *= factor
      run.glyphs[index].dx *= factor
      run.glyphs[index].dy *= factor
    }
    return run
  }

  /// Returns the same letters at another place in a text.
  func moved(by offset: Int) -> ShapedRun {
    guard offset != 0 else { return self }
    var run = self
    run.range = range.lowerBound + offset..<range.upperBound + offset
    for index in run.glyphs.indices { run.glyphs[index].cluster += offset }
    return run
  }

  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}
