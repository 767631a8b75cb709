import LPLayoutModel
import Foundation

/// Places the glyphs, backgrounds and lines of one line of a text with several styles.
struct StyledLine {
  /// The heights of a line on the pixel grid, in points from the block's top.
  struct Place {
    var top: CGFloat
    var baseline: CGFloat
    var bottom: CGFloat

    init(_ line: LineStack.Line, scale: CGFloat) {
      top = roundToPixel(line.top, scale)
      baseline = roundToPixel(line.baseline, scale)
      bottom = roundToPixel(line.bottom, scale)
    }
  }

  /// A piece of the line, from `start` to `end`.
  private struct Span {
    var run: Int
    var start: CGFloat
    var end: CGFloat
    var size: CGFloat
    var isSpace: Bool
  }

  let line: TextBlock.Line
  let place: Place
  let runs: [TextRun]
  let scale: CGFloat
  let source: GlyphSource

  func typeset(at x: CGFloat) -> TextLine {
    var pen = Double(x)
    var (glyphs, spans, attachments): ([GlyphRun], [Span], [TextMark]) = ([], [], [])
    let gaps = InkGaps(source)
    for piece in line.pieces {
      let style = line.paragraph.styles[piece.style]
      let start = pen
      let letters = glyphRun(piece, style, &pen)
      glyphs.append(letters)
      if runs[style.run].underline != nil { gaps.add(letters, piece) }
      if let rect = style.attachment {
        attachments.append(
          TextMark(
            .attachment(style.run),
            in: CGRect(
              x: CGFloat(start) + rect.minX, y: place.baseline - runs[style.run].baselineOffset - rect.maxY,
              width: rect.width, height: rect.height)))
      }
      spans += self.spans(piece, style, from: start)
    }
    var typeset = TextLine(
      text: line.paragraph.text(line.range), x: x, baseline: place.baseline, width: line.width,
      isTruncated: line.isTruncated, runs: glyphs)
    let marks = backgrounds(spans) + decorations(spans, gaps) + attachments
    if !marks.isEmpty { typeset.marks = marks }
    return typeset
  }

  private func glyphRun(_ piece: ShapedRun, _ style: SpanStyle, _ pen: inout Double) -> GlyphRun {
    let run = runs[style.run]
    let baseline = place.baseline - run.baselineOffset
    var positions: [CGPoint] = []
    positions.reserveCapacity(piece.glyphs.count)
    for glyph in piece.glyphs {
      positions.append(CGPoint(x: pen + glyph.dx, y: baseline - glyph.dy))
      pen += glyph.advance
    }
    var glyphs = GlyphRun(
      font: piece.font.name, size: CGFloat(piece.drawnSize ?? style.shaper.size), glyphs: piece.glyphs.map(\.glyph),
      positions: positions, text: line.paragraph.text(piece.range))
    glyphs.color = run.color
    glyphs.run = style.run
    glyphs.shadow = run.shadow
    if let stroke = run.stroke {
      glyphs.stroke = stroke
      glyphs.stroke?.width = stroke.width / 100 * glyphs.size
    }
    return glyphs
  }

  // MARK: Marks

  /// Returns the parts of a piece; if its lines leave out white space, each word is one.
  private func spans(_ piece: ShapedRun, _ style: SpanStyle, from start: Double) -> [Span] {
    let run = runs[style.run]
    let size = CGFloat(style.shaper.size)
    let isByWord = [run.underline, run.strikethrough].contains { $0?.style.contains(.byWord) == true }
    var (spans, pen): ([Span], Double) = ([], start)
    for glyph in piece.glyphs {
      let isSpace = isByWord && line.paragraph.boundaries[glyph.cluster].contains(.white)
      if let last = spans.last, last.isSpace == isSpace {
        spans[spans.count - 1].end = CGFloat(pen + glyph.advance)
      } else {
        spans.append(
          Span(run: style.run, start: CGFloat(pen), end: CGFloat(pen + glyph.advance), size: size, isSpace: isSpace))
      }
      pen += glyph.advance
    }
    return spans
  }

  private func backgrounds(_ spans: [Span]) -> [TextMark] {
    joined(spans) { self.runs[$0.run].background }.map { span, color in
      TextMark(
        .background,
        in: CGRect(x: span.start, y: place.top, width: span.end - span.start, height: place.bottom - place.top),
        color: color)
    }
  }

  private func decorations(_ spans: [Span], _ gaps: InkGaps) -> [TextMark] {
    let below = joined(spans) {
      self.line(self.runs[$0.run].underline, of: $0, rise: -DecorationLine.depth(self.weight(of: $0)))
    }
    let through = joined(spans) { self.line(self.runs[$0.run].strikethrough, of: $0, rise: 0.25) }
    return below.flatMap { span, line in line.marks(from: span.start, to: span.end, scale: scale, around: gaps) }
      + through.flatMap { span, line in line.marks(from: span.start, to: span.end, scale: scale) }
  }

  /// The weight of a span's letters: 0 for regular, 1 for bold.
  private func weight(of span: Span) -> CGFloat {
    runs[span.run].font.weight.rawValue / UIFont.Weight.bold.rawValue
  }

  private func line(_ decoration: TextRun.Decoration?, of span: Span, rise: CGFloat) -> DecorationLine? {
    let run = runs[span.run]
    guard let decoration, decoration.style.isDrawn, !(span.isSpace && decoration.style.contains(.byWord)) else {
      return nil
    }
    return DecorationLine(
      style: decoration.style, color: decoration.color ?? run.color,
      middle: place.baseline - run.baselineOffset - rise * span.size, size: span.size, weight: weight(of: span))
  }

  /// Returns the spans that have a value; neighbours with the same value are one.
  private func joined<Value: Equatable>(_ spans: [Span], _ value: (Span) -> Value?) -> [(Span, Value)] {
    var found: [(Span, Value)] = []
    for span in spans {
      guard let value = value(span) else { continue }
      if let last = found.last, last.1 == value, abs(last.0.end - span.start) < 0.001 {
        found[found.count - 1].0.end = span.end
      } else {
        found.append((span, value))
      }
    }
    return found
  }
}
