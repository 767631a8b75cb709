import LPLayoutModel
import Foundation

/// The gaps that letters leave in the line below them: as on iOS, a line keeps its distance from the parts of letters that
/// cross it, such as the stem of a p.
struct InkGaps {
  let glyphs: GlyphSource
  private var letters: [(run: GlyphRun, file: FontFile)] = []

  init(_ glyphs: GlyphSource) { self.glyphs = glyphs }

  /// Adds letters that lines below them go around. They go through Chinese, Japanese and Korean characters, as in WebKit.
  mutating func add(_ run: GlyphRun, _ piece: ShapedRun) {
    guard ScriptFonts.cjkFace(script: ISOScript.name(tag: piece.script), language: "") == nil else { return }
    letters.append((run, piece.font))
  }

  /// Returns the parts of a line that are drawn, from left to right.
  ///
  /// The distance from letters is 0.9 of the line's thickness: on references with bold letters of 20 and 46 points it is
  /// 0.85 and 0.9 of it, to half a pixel.
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
    let crossed = letters.flatMap { ink(of: $0.run, $0.file, in: rect) }.sorted { $0.lowerBound < $1.lowerBound }
    for range in crossed where range.upperBound + distance > start && range.lowerBound - distance < rect.maxX {
      add(to: min(rect.maxX, range.lowerBound - distance))
      start = max(start, range.upperBound + distance)
    }
    add(to: rect.maxX)
    return parts
  }

  /// Returns where letters have ink between the top and the bottom of a rectangle, in points.
  private func ink(of run: GlyphRun, _ file: FontFile, in rect: CGRect) -> [ClosedRange<CGFloat>] {
    let scale = run.size / file.unitsPerEm
    return zip(run.glyphs, run.positions).flatMap { glyph, origin -> [ClosedRange<CGFloat>] in
      let (top, bottom) = ((origin.y - rect.minY) / scale, (origin.y - rect.maxY) / scale)
      let outline = glyphs.outline(of: glyph, in: file)
      guard outline.controlPointBounds.minY < top else { return [] }
      return outline.ink(from: bottom, to: top).map {
        origin.x + $0.lowerBound * scale...origin.x + $0.upperBound * scale
      }
    }
  }
}

extension Path {
  /// The number of lines across a band on which ink is looked for.
  private static let levels = 5
  /// The number of straight lines that stand for a curve.
  private static let steps = 8

  /// Returns where the area inside of the path is between two heights.
  fileprivate func ink(from low: CGFloat, to high: CGFloat) -> [ClosedRange<CGFloat>] {
    let lines = straightLines
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

  private var straightLines: [(CGPoint, CGPoint)] {
    var (lines, first, current): ([(CGPoint, CGPoint)], CGPoint, CGPoint) = ([], .zero, .zero)
    func line(to point: CGPoint) {
      lines.append((current, point))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point): (first, current) = (point, point)
      case .line(let point): line(to: point)
      case .curve(let end, let c1, let c2):
        let start = current
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
          line(
            to: CGPoint(
              x: a * start.x + b * c1.x + c * c2.x + d * end.x, y: a * start.y + b * c1.y + c * c2.y + d * end.y))
        }
      case .close: line(to: first)
      }
    }
    return lines
  }
}
