import LPLayoutModel
import Foundation

/// The gaps that letters leave in the line below them: as on iOS, a line keeps its distance from the parts of letters that
/// cross it, such as the stem of a p.
final class InkGaps {
  /// The heights between which a line is; points from the block's top.
  private struct Band: Hashable {
    var top: CGFloat
    var bottom: CGFloat
  }

  private let source: GlyphSource
  private var letters: [(run: GlyphRun, file: FontFile)] = []
  /// Where letters have ink, from left to right and apart from each other: a text may have a line for each word.
  private var known: [Band: [ClosedRange<CGFloat>]] = [:]

  init(_ source: GlyphSource) { self.source = source }

  /// Adds letters that lines below them go around. They go through Chinese, Japanese and Korean characters, as in WebKit.
  func add(_ run: GlyphRun, _ piece: ShapedRun) {
    guard ScriptFonts.cjkFace(script: ISOScript.name(tag: piece.script), language: "") == nil else { return }
    letters.append((run, piece.font))
  }

  /// Returns the parts of a line that are drawn, from left to right.
  ///
  /// The distance from letters is 0.9 of the line's thickness: on references with bold letters of 20 and 46 points it is
  /// 0.85 and 0.9 of it, to half a pixel. For other weights and for thick lines the same share is taken by judgement.
  ///
  /// - Parameters:
  ///   - rect: the whole line, in points from the block's top left.
  ///   - thickness: its thickness in points before it was rounded to pixels.
  func parts(of rect: CGRect, thickness: CGFloat) -> [CGRect] {
    let distance = 0.9 * thickness
    var (parts, start): ([CGRect], CGFloat) = ([], rect.minX)
    func add(to end: CGFloat) {
      guard end - start > 0.001 else { return }
      parts.append(CGRect(x: start, y: rect.minY, width: end - start, height: rect.height))
    }
    let ink = ink(in: Band(top: rect.minY, bottom: rect.maxY))
    for range in ink[Self.first(of: ink, after: rect.minX - distance)...] {
      guard range.lowerBound - distance < rect.maxX else { break }
      add(to: range.lowerBound - distance)
      start = range.upperBound + distance
    }
    add(to: rect.maxX)
    return parts
  }

  /// Returns the first range that ends after a place, by bisection.
  private static func first(of ranges: [ClosedRange<CGFloat>], after place: CGFloat) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func ink(in band: Band) -> [ClosedRange<CGFloat>] {
    if let known = known[band] { return known }
    var joined: [ClosedRange<CGFloat>] = []
    let ranges = letters.flatMap { ink(of: $0.run, $0.file, in: band) }
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    known[band] = joined
    return joined
  }

  private func ink(of run: GlyphRun, _ file: FontFile, in band: Band) -> [ClosedRange<CGFloat>] {
    let scale = run.size / file.unitsPerEm
    return zip(run.glyphs, run.positions).flatMap { glyph, origin -> [ClosedRange<CGFloat>] in
      let (top, bottom) = ((origin.y - band.top) / scale, (origin.y - band.bottom) / scale)
      let outline = source.outline(of: glyph, in: file)
      guard outline.controlPointBounds.minY < top else { return [] }
      return outline.ink(from: bottom, to: top).map {
        origin.x + $0.lowerBound * scale...origin.x + $0.upperBound * scale
      }
    }
  }
}

extension Path {
  /// The number of heights in a band at which ink is looked for.
  private static let levels = 5

  /// Returns where the area inside of the path is between two heights, by the non-zero rule.
  fileprivate func ink(from low: CGFloat, to high: CGFloat) -> [ClosedRange<CGFloat>] {
    let lines = straightLines()
    return (0..<Self.levels).flatMap { level in
      let y = low + (high - low) * (CGFloat(level) + 0.5) / CGFloat(Self.levels)
      var crossings: [(x: CGFloat, turn: Int)] = []
      for (start, end) in lines where (start.y <= y) != (end.y <= y) {
        let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
        crossings.append((x, start.y < end.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var (ranges, turns, first): ([ClosedRange<CGFloat>], Int, CGFloat) = ([], 0, 0)
      for crossing in crossings {
        if turns == 0 { first = crossing.x }
        turns += crossing.turn
        if turns == 0 { ranges.append(first...crossing.x) }
      }
      return ranges
    }
  }
}
