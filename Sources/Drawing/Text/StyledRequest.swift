import LPLayoutModel
import Foundation

/// A request for a text with several styles, which is typeset as one text.
///
/// Runs whose fonts and spacing are equal are shaped together, so that a colour never changes a width.
struct StyledRequest {
  /// A paragraph of the text: its characters, each with the index of its run.
  private struct Paragraph {
    var scalars: [(scalar: Unicode.Scalar, run: Int)] = []
    /// The run of its first character or, for an empty paragraph, of the character that ends it.
    var run: Int
  }

  let request: TextRequest
  let runs: [TextRun]
  private let typesetter: PangoTypesetter
  private let shapers: [Shaper]
  private let extents: [FontExtent]
  private let texts: [Paragraph]

  /// Fails if the system has no fonts.
  init?(_ request: TextRequest, _ runs: [TextRun], typesetter: PangoTypesetter) {
    guard !runs.isEmpty else { return nil }
    self.request = request
    self.runs = runs
    self.typesetter = typesetter
    let shapers = runs.compactMap { typesetter.shaper(for: $0.font, request.language) }
    guard shapers.count == runs.count else { return nil }
    self.shapers = shapers
    extents = zip(runs, shapers).map { FontExtent($0.font, file: $1.choice.shaping) }
    texts = Self.paragraphs(of: request.string, runs)
  }

  private static func paragraphs(of string: String, _ runs: [TextRun]) -> [Paragraph] {
    var ends: [Int] = []
    for run in runs { ends.append((ends.last ?? 0) + run.length) }
    var (offset, run) = (0, 0)
    func advance(to offset: Int) { while run + 1 < runs.count, ends[run] <= offset { run += 1 } }
    var paragraphs = [Paragraph(run: 0)]
    for character in string {
      advance(to: offset)
      let last = paragraphs.count - 1
      if paragraphs[last].scalars.isEmpty { paragraphs[last].run = run }
      if character.isNewline {
        offset += character.utf16.count
        paragraphs.append(Paragraph(run: run))
        continue
      }
      for scalar in character.unicodeScalars {
        advance(to: offset)
        paragraphs[last].scalars.append((scalar == "\t" ? scalar : scalar.shown, run))
        offset += UTF16.width(scalar)
      }
    }
    return paragraphs
  }

  func typeset() -> TypesetText {
    var (paragraphs, fontScale) = (self.paragraphs(scale: 1), CGFloat(1))
    if request.numberOfLines == 1, request.minimumScaleFactor < 1, let width = request.maxWidth {
      (paragraphs, fontScale) = shrink(paragraphs, to: width)
    }
    let block = TextBlock(
      paragraphs, request: request, rooms: rooms, rulers: texts.indices.map { TabRuler(style($0)) },
      alignments: texts.indices.map { style($0).alignment ?? request.alignment })
    return place(block).with(
      fontScale: fontScale, missing: paragraphs.flatMap(\.missing),
      unavailableFonts: shapers.flatMap(\.choice.absent) + paragraphs.flatMap(\.unavailableFonts))
  }

  // MARK: Shaping

  private func paragraphs(scale: CGFloat) -> [ShapedParagraph] {
    var scaled = shapers
    if scale != 1 {
      for (index, run) in runs.enumerated() {
        var font = run.font
        font.pointSize *= scale
        scaled[index] = typesetter.shaper(for: font, request.language) ?? scaled[index]
      }
    }
    let styles = runs.indices.map { index in
      SpanStyle(shaper: scaled[index], run: index, kern: Double(runs[index].kern * scale))
    }
    return texts.map { paragraph in
      let direction = runs[paragraph.run].paragraph.direction
      return typesetter.styledParagraphs.paragraph(
        styled(paragraph, styles), isRightToLeft: direction.map { $0 == .rightToLeft },
        fallback: request.direction == .rightToLeft)
    }
  }

  private func styled(_ paragraph: Paragraph, _ styles: [SpanStyle]) -> StyledParagraph {
    var text = StyledParagraph(style: styles[paragraph.run])
    var rest = paragraph.scalars[...]
    while let first = rest.first {
      let isAttachment = first.scalar == "\u{FFFC}" && runs[first.run].attachment != nil
      let isTab = first.scalar == "\t"
      let part =
        isAttachment || isTab
        ? rest.prefix(1)
        : rest.prefix {
          $0.run == first.run && $0.scalar != "\t" && ($0.scalar != "\u{FFFC}" || runs[$0.run].attachment == nil)
        }
      var style = styles[first.run]
      if isTab { (style.isTab, style.kern) = (true, 0) }
      if isAttachment { (style.attachment, style.kern) = (runs[first.run].attachment, 0) }
      text.append(String(String.UnicodeScalarView(part.map(\.scalar))), style)
      rest = rest.dropFirst(part.count)
    }
    return text
  }

  /// Returns the paragraphs in the largest scale at which the first line fits, or in the smallest allowed one.
  private func shrink(_ whole: [ShapedParagraph], to width: CGFloat) -> ([ShapedParagraph], CGFloat) {
    var (current, scale) = (whole, CGFloat(1))
    for _ in 0..<6 {
      let natural = current.map(\.width).max() ?? 0
      if natural <= width + LineBreaker.tolerance { break }
      scale = max(request.minimumScaleFactor, (scale * width / natural * 1000).rounded(.down) / 1000)
      current = paragraphs(scale: scale)
      if scale == request.minimumScaleFactor { break }
    }
    return (current, scale)
  }

  // MARK: Placing

  private func style(_ paragraph: Int) -> TextParagraph { runs[texts[paragraph].run].paragraph }

  /// The widths of each paragraph's lines within its indents.
  private var rooms: [TextBlock.Room] {
    guard let width = request.maxWidth else { return [] }
    return texts.indices.map { index in
      let style = style(index)
      let end = style.end(in: width)
      return TextBlock.Room(
        first: max(0, Double(end - style.firstLineHeadIndent)), others: max(0, Double(end - style.headIndent)))
    }
  }

  private func place(_ block: TextBlock) -> TypesetText {
    let stack = stack(block)
    let widest = block.lines.map { $0.fittedWidth + Double(style($0.number).indents($0.isFirst)) }.max() ?? 0
    let width = ceilToPixel(CGFloat(widest), request.scale)
    let lines = zip(block.lines, stack.lines).map { line, place in
      aligned(line, StyledLine.Place(place, scale: request.scale), in: request.maxWidth ?? width)
    }
    return TypesetText(
      size: CGSize(width: width, height: ceilToPixel(stack.height, request.scale)), lines: lines,
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      isTruncated: block.isTruncated)
  }

  private func stack(_ block: TextBlock) -> LineStack {
    var stack = LineStack()
    for line in block.lines {
      var extent = LineStack.Extent()
      for piece in line.pieces {
        let style = line.paragraph.styles[piece.style]
        if let attachment = style.attachment { extent.add(attachment) }
        extent.add(extents[style.run], offset: runs[style.run].baselineOffset)
      }
      if line.pieces.isEmpty {
        extent.add(extents[line.paragraph.styles[line.paragraph.style(at: line.range.lowerBound)].run], offset: 0)
      }
      stack.add(extent, style(line.number), startsParagraph: line.isFirst)
    }
    return stack
  }

  /// Aligns a line within the indents of its paragraph, and places its glyphs.
  private func aligned(_ line: TextBlock.Line, _ place: StyledLine.Place, in container: CGFloat) -> TextLine {
    let style = style(line.number)
    let indent = line.isFirst ? style.firstLineHeadIndent : style.headIndent
    let room = max(0, style.end(in: container) - indent)
    var request = request
    request.alignment = style.alignment ?? request.alignment
    let stretched = request.alignment == .justified ? line.stretched(to: Double(room)) : line
    let isRightToLeft = style.direction.map { $0 == .rightToLeft } ?? (request.direction == .rightToLeft)
    let left = isRightToLeft ? container - indent - room : indent
    return StyledLine(
      line: stretched, place: place, runs: runs, scale: request.scale, source: typesetter.fonts.glyphs
    ).typeset(at: left + request.start(ofLine: stretched, in: room))
  }
}

extension TextParagraph {
  /// Returns the end of the lines in a width, measured from the leading edge.
  fileprivate func end(in width: CGFloat) -> CGFloat { tailIndent > 0 ? min(tailIndent, width) : width + tailIndent }

  /// Returns the width that the indents of a line add to it.
  fileprivate func indents(_ isFirst: Bool) -> CGFloat {
    (isFirst ? firstLineHeadIndent : headIndent) + max(0, -tailIndent)
  }
}
