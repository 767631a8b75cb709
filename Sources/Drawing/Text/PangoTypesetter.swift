package import LPLayoutModel
import Foundation

/// Typesets with FriBidi (bidirectional text), Pango (scripts, line breaks) and HarfBuzz (shaping), in the fonts of a font
/// set. `StyledRequest` typesets text in several fonts.
///
/// A string is shaped once per font; lines of other widths are cut from the same shapes. Results are cached by request.
package final class PangoTypesetter: TextMeasuring, @unchecked Sendable {
  let fonts: FontSet
  private let metrics: TextMetrics
  private let hasDeviceEmoji: Bool
  /// Protects all properties below.
  private let lock = NSLock()
  private var answers: [TextRequest: TypesetText] = [:]
  private var shapers: [ShaperKey: Shaper] = [:]
  /// Paragraphs with several styles, which must not outlive their shapers.
  let styledParagraphs = StyledParagraphs()
  /// The size at which caches are emptied, so that memory does not grow with the number of variants.
  private static let capacity = 8192
  private static let shaperCapacity = 256

  private struct ShaperKey: Hashable {
    let family: FontDescription.Family
    let size: CGFloat
    let weight: UIFont.Weight
    let isItalic: Bool
    let language: String
  }

  /// Receives everything that HarfBuzz shapes.
  private let onShaping: ((Shaper.Shaping) -> Void)?

  /// - Parameter hasDeviceEmoji: whether emoji are as wide as on a device; `false` gives them their font's widths.
  package convenience init(fonts: FontSet, metrics: TextMetrics = .ios, hasDeviceEmoji: Bool = true) {
    self.init(fonts: fonts, metrics: metrics, hasDeviceEmoji: hasDeviceEmoji, onShaping: nil)
  }

  init(
    fonts: FontSet, metrics: TextMetrics = .ios, hasDeviceEmoji: Bool = true, onShaping: ((Shaper.Shaping) -> Void)?
  ) {
    self.fonts = fonts
    self.metrics = metrics
    self.hasDeviceEmoji = hasDeviceEmoji
    self.onShaping = onShaping
  }

  /// Typesets a request. Invalid numbers are ignored: a size that is not positive gives an empty text, and a width that
  /// is not a number is no limit.
  package func typeset(_ request: TextRequest) -> TypesetText {
    lock.withLock {
      if let known = answers[request] { return known }
      let answer = answer(request.sane)
      if answers.count >= Self.capacity { answers.removeAll() }
      answers[request] = answer
      return answer
    }
  }

  package func hasFont(family: String, askedAt site: CallSite) -> Bool { fonts.hasFamily(family) }
  package var projectFonts: [(family: String, name: String)] { fonts.userFonts }

  private func answer(_ request: TextRequest) -> TypesetText {
    makeRoom()
    guard !request.string.isEmpty, request.font.pointSize > 0 else { return .empty }
    if let runs = request.runs, let styled = StyledRequest(request, runs, typesetter: self) { return styled.typeset() }
    guard let shaper = shaper(for: request.font, request.language) else {
      var text = TypesetText.empty
      text.unavailableFonts = [FontSet.essentials[0].0 + "-Regular"]
      return text
    }
    let metrics = LineMetrics(request.font, file: shaper.choice.shaping, scale: request.scale)
    var (fitting, fontScale) = (shaper, CGFloat(1))
    if request.numberOfLines == 1, request.minimumScaleFactor < 1, let width = request.maxWidth {
      (fitting, fontScale) = shrink(request, to: width, shaper)
    }
    let paragraphs = paragraphs(request, fitting)
    let block = TextBlock(paragraphs, request: request)
    return place(block, request, metrics, size: request.font.pointSize * fontScale).with(
      fontScale: fontScale, missing: paragraphs.flatMap(\.missing),
      unavailableFonts: shaper.choice.absent + paragraphs.flatMap(\.unavailableFonts))
  }

  /// Returns the largest font scale at which the first line fits, in UIKit's steps, or the smallest allowed one.
  private func shrink(_ request: TextRequest, to width: CGFloat, _ shaper: Shaper) -> (Shaper, CGFloat) {
    var (current, scale) = (shaper, CGFloat(1))
    // Tracking depends on the size, so widths are not quite proportional; the second or third step converges.
    for _ in 0..<6 {
      let natural = paragraphs(request, current).map(\.width).max() ?? 0
      if natural <= width + LineBreaker.tolerance { break }
      scale = max(request.minimumScaleFactor, (scale * width / natural * 1000).rounded(.down) / 1000)
      var font = request.font
      font.pointSize *= scale
      guard let smaller = self.shaper(for: font, request.language) else { break }
      current = smaller
      if scale == request.minimumScaleFactor { break }
    }
    return (current, scale)
  }

  /// Empties full caches between two requests, when nothing in them is in use.
  private func makeRoom() {
    let kept = shapers.values.reduce(0) { $0 + $1.paragraphCount }
    if kept >= Self.capacity || shapers.count >= Self.shaperCapacity {
      styledParagraphs.removeAll()
      shapers.removeAll()
    }
  }

  func shaper(for font: FontDescription, _ language: String) -> Shaper? {
    let key = ShaperKey(
      family: font.family, size: font.pointSize, weight: font.weight, isItalic: font.isItalic, language: language)
    if let known = shapers[key] { return known }
    guard
      let shaper = Shaper(
        fonts: fonts, font: font, metrics: metrics, language: language, hasDeviceEmoji: hasDeviceEmoji,
        onShaping: onShaping)
    else { return nil }
    shapers[key] = shaper
    return shaper
  }

  private func paragraphs(_ request: TextRequest, _ shaper: Shaper) -> [ShapedParagraph] {
    request.string.paragraphs.map { text in
      shaper.paragraph(text, isRightToLeft: nil, fallback: request.direction == .rightToLeft)
    }
  }

  private func place(_ block: TextBlock, _ request: TextRequest, _ metrics: LineMetrics, size: CGFloat) -> TypesetText {
    // A font may move letters back over each other.
    let width = max(0, ceilToPixel(block.lines.map(\.fittedWidth).max() ?? 0, request.scale))
    let container = request.maxWidth ?? width
    let lines = block.lines.enumerated().map { index, line in
      let line = request.alignment == .justified ? line.stretched(to: Double(container)) : line
      return TextLine(
        line, x: request.start(ofLine: line, in: container),
        baseline: metrics.baseline(ofLine: index), size: size)
    }
    let height = metrics.height(ofLines: lines.count)
    return TypesetText(
      size: CGSize(width: width, height: height), lines: lines, firstBaseline: metrics.baseline,
      lastBaseline: lines.last?.baseline ?? metrics.baseline, isTruncated: block.isTruncated)
  }
}

extension TypesetText {
  func with(fontScale: CGFloat, missing: [String], unavailableFonts: [String]) -> TypesetText {
    var text = self
    text.fontScale = fontScale
    for cluster in missing where !text.missing.contains(cluster) { text.missing.append(cluster) }
    for font in unavailableFonts where !text.unavailableFonts.contains(font) { text.unavailableFonts.append(font) }
    return text
  }
}

extension TextBlock.Line {
  /// Returns the line with its white space widened to fill the width, unless it ends its paragraph.
  func stretched(to container: Double) -> TextBlock.Line {
    func isSpace(_ glyph: ShapedGlyph) -> Bool { paragraph.boundaries[glyph.cluster].contains(.white) }
    let spaces = pieces.reduce(0) { $0 + $1.glyphs.count(where: isSpace) }
    guard isWrapped, spaces > 0, width < container else { return self }
    var line = self
    for piece in line.pieces.indices {
      for glyph in line.pieces[piece].glyphs.indices where isSpace(line.pieces[piece].glyphs[glyph]) {
        line.pieces[piece].glyphs[glyph].advance += (container - width) / Double(spaces)
      }
    }
    line.width = container
    return line
  }
}

extension TextLine {
  fileprivate init(_ line: TextBlock.Line, x: CGFloat, baseline: CGFloat, size: CGFloat) {
    var pen = Double(x)
    let runs = line.pieces.map { piece in
      var positions: [CGPoint] = []
      positions.reserveCapacity(piece.glyphs.count)
      for glyph in piece.glyphs {
        positions.append(CGPoint(x: pen + glyph.dx, y: baseline - glyph.dy))
        pen += glyph.advance
      }
      return GlyphRun(
        font: piece.font.name, size: piece.drawnSize.map { CGFloat($0) } ?? size, glyphs: piece.glyphs.map(\.glyph),
        positions: positions, text: line.paragraph.text(piece.range))
    }
    self.init(
      text: line.paragraph.text(line.range), x: x, baseline: baseline, width: line.width,
      isTruncated: line.isTruncated, runs: runs)
  }
}

extension TextRequest {
  /// Returns the start of a line. Natural alignment follows the interface's direction, as in `UILabel`, not the text's.
  func start(ofLine line: TextBlock.Line, in container: CGFloat) -> CGFloat {
    let free = container - line.width
    switch alignment {
    case .left: return start(free, atRight: false, line)
    case .right: return start(free, atRight: true, line)
    case .center: return free >= 0 ? free / 2 : start(free, atRight: line.paragraph.isRightToLeft, line)
    case .natural, .justified: return start(free, atRight: direction == .rightToLeft, line)
    }
  }

  /// Keeps the beginning of a line that is too long visible.
  private func start(_ free: CGFloat, atRight: Bool, _ line: TextBlock.Line) -> CGFloat {
    if free < 0 { return line.paragraph.isRightToLeft ? free : 0 }
    return atRight ? free : 0
  }

  /// The request without invalid values.
  fileprivate var sane: TextRequest {
    var request = self
    if !font.pointSize.isFinite { request.font.pointSize = 0 }
    request.font.pointSize = min(request.font.pointSize, 10_000)
    request.maxWidth = maxWidth.flatMap { $0.isNaN || $0 == .infinity ? nil : max(0, $0) }
    request.numberOfLines = max(0, numberOfLines)
    request.scale = scale.isFinite && scale > 0 ? scale : 1
    request.minimumScaleFactor =
      minimumScaleFactor.isFinite && minimumScaleFactor > 0 ? min(1, max(0.01, minimumScaleFactor)) : 1
    request.runs = runs?.map(\.sane)
    return request
  }
}

extension String {
  /// The text split at line and paragraph separators, with other control characters replaced by spaces.
  fileprivate var paragraphs: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { paragraph in
      guard paragraph.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        return String(paragraph)
      }
      return String(String.UnicodeScalarView(paragraph.unicodeScalars.map(\.shown)))
    }
  }
}

extension Unicode.Scalar {
  /// The character, or a space for a control character.
  var shown: Unicode.Scalar { properties.generalCategory == .control ? " " : self }
}

extension TextRun {
  /// The run without invalid numbers.
  fileprivate var sane: TextRun {
    func limited(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -10_000), 10_000) : 0 }
    var run = self
    run.length = max(0, length)
    run.font.pointSize = font.pointSize.isFinite ? min(max(font.pointSize, 0), 10_000) : 0
    run.kern = limited(kern)
    run.baselineOffset = limited(baselineOffset)
    if let stroke { run.stroke = stroke.width.isFinite && stroke.width > 0 ? stroke : nil }
    run.attachment = attachment.map { rect in
      CGRect(
        x: limited(rect.minX), y: limited(rect.minY), width: max(0, limited(rect.width)),
        height: max(0, limited(rect.height)))
    }
    run.paragraph = paragraph.sane
    return run
  }
}
