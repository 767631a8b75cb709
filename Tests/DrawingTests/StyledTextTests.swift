import LPLayoutModel
import Foundation
import LPScene
import Testing

@testable import LPDrawing

/// Text with several styles, set as one.
@Suite struct StyledTextTests {
  let typesetter = SampleScenes.typesetter

  func request(
    _ parts: [(String, UIFont)], width: CGFloat? = nil, lines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail,
    scale: CGFloat = 3, change: (inout TextRun, Int) -> Void = { _, _ in }
  ) -> TextRequest {
    var request = TextRequest(
      string: parts.map(\.0).joined(), font: parts[0].1, maxWidth: width, numberOfLines: lines, lineBreakMode: mode,
      scale: scale)
    request.runs = parts.enumerated().map { index, part in
      var run = TextRun(length: part.0.utf16.count, font: part.1.value)
      change(&run, index)
      return run
    }
    return request
  }

  let body = UIFont.systemFont(ofSize: 17)
  let bold = UIFont.systemFont(ofSize: 17, weight: .bold)

  @Test(arguments: [
    "Hello world, how are you today?", "مرحبًا بالعالم! يمكنك تعديل ملفك", "Emoji 👩‍👩‍👧 🇩🇪 👍🏽", "a\n\nb", "שלום hello עולם",
    "Donau\u{AD}dampf\u{AD}schiff",
  ])
  func aTextInOneFontIsSetAsWithoutRuns(_ string: String) {
    for mode in [NSLineBreakMode.byTruncatingTail, .byWordWrapping, .byTruncatingMiddle, .byTruncatingHead] {
      for (width, lines) in [(nil, 0), (90, 0), (90, 1), (60, 2)] as [(CGFloat?, Int)] {
        var styled = request([(string, body)], width: width, lines: lines, mode: mode)
        var one = typesetter.typeset(styled)
        for line in one.lines.indices {
          for run in one.lines[line].runs.indices { one.lines[line].runs[run].run = nil }
        }
        styled.runs = nil
        #expect(one == typesetter.typeset(styled), "\(mode) \(String(describing: width)) \(lines)")
      }
    }
  }

  @Test func coloursAndLinesDoNotChangeAnyWidth() {
    for string in ["AVAST Wavy", "office fi", "مرحبا بالعالم"] {
      let letters = string.map { (String($0), body) }
      let block = typesetter.typeset(
        request(letters) { run, index in
          run.color = index % 2 == 0 ? .black : RGBA(hex: 0xFF0000)
          run.underline = .init(style: .single)
        })
      let plain = typesetter.typeset(TextRequest(string: string, font: body, scale: 3))
      #expect(abs(block.lines[0].width - plain.lines[0].width) < 1e-9, "\(string)")
      #expect(block.lines[0].runs.flatMap(\.glyphs) == plain.lines[0].runs.flatMap(\.glyphs), "\(string)")
    }
  }

  @Test func aRunIsAsWideAsItsFontSays() {
    let block = typesetter.typeset(request([("regular ", body), ("bold", bold)]))
    let plain = [("regular ", body), ("bold", bold)].map { text, font in
      typesetter.typeset(TextRequest(string: text, font: font, scale: 3)).lines[0].width
    }
    #expect(abs(block.lines[0].width - plain.reduce(0, +)) < 1e-9)
    #expect(block.lines[0].runs.map(\.text) == ["regular ", "bold"])
  }

  @Test func kernIsAddedToEveryCharacter() {
    for (string, count) in [("abc", 3), ("مرحبا", 5), ("e\u{301}x", 2)] {
      let plain = typesetter.typeset(request([(string, body)])).lines[0].width
      let spaced = typesetter.typeset(request([(string, body)]) { run, _ in run.kern = 4 }).lines[0].width
      #expect(abs(spaced - plain - 4 * CGFloat(count)) < 0.2, "\(string): \(plain) \(spaced)")
    }
  }

  @Test func theHighestFontMakesRoomAndAllShareABaseline() {
    let large = UIFont.systemFont(ofSize: 34)
    let block = typesetter.typeset(request([("small ", body), ("large", large)]))
    let alone = typesetter.typeset(TextRequest(string: "large", font: large, scale: 3))
    #expect(block.size.height == alone.size.height)
    #expect(block.firstBaseline == alone.firstBaseline)
    #expect(Set(block.lines[0].runs.flatMap { $0.positions.map(\.y) }).count == 1)
    #expect(block.lines[0].runs.map(\.size) == [17, 34])
  }

  @Test func baselineOffsetsRaiseLettersAndTheLine() {
    let plain = typesetter.typeset(request([("E = mc", body), ("2", body)]))
    let raised = typesetter.typeset(
      request([("E = mc", body), ("2", body)]) { run, index in
        if index == 1 { run.baselineOffset = 6 }
      })
    #expect(abs(raised.size.height - plain.size.height - 6) < 0.34)
    let ys = raised.lines[0].runs.map { $0.positions[0].y }
    #expect(abs(ys[0] - ys[1] - 6) < 1e-9)
  }

  @Test func paragraphStylesPlaceLines() {
    func height(_ change: (inout TextParagraph) -> Void) -> CGFloat {
      typesetter.typeset(request([("one\ntwo\nthree", body)]) { run, _ in change(&run.paragraph) }).size.height
    }
    let line = body.lineHeight
    #expect(abs(height { _ in } - 3 * line) < 0.34)
    #expect(abs(height { $0.lineSpacing = 5 } - 3 * line - 10) < 0.34)
    #expect(abs(height { $0.paragraphSpacing = 7 } - 3 * line - 14) < 0.34)
    #expect(abs(height { $0.paragraphSpacingBefore = 4 } - 3 * line - 8) < 0.34)
    #expect(abs(height { $0.lineHeightMultiple = 1.5 } - 4.5 * line) < 0.34)
    #expect(height { $0.minimumLineHeight = 30 } == 90)
    #expect(height { $0.maximumLineHeight = 15 } == 45)
  }

  @Test func indentsNarrowLinesAndFollowTheDirection() {
    let text = "several words that wrap into a few lines of text"
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      var indented = request([(text, body)], width: 150) { run, _ in
        (run.paragraph.firstLineHeadIndent, run.paragraph.headIndent, run.paragraph.tailIndent) = (40, 20, -10)
      }
      indented.direction = direction
      let block = typesetter.typeset(indented)
      for (index, line) in block.lines.enumerated() {
        let indent: CGFloat = index == 0 ? 40 : 20
        #expect(line.width <= 140 - indent + 0.01)
        let start = direction == .leftToRight ? line.x : 150 - line.x - line.width
        #expect(abs(start - indent) < 0.01)
      }
    }
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead])
  func cutLinesKeepTheStylesOfWhatIsLeft(_ mode: NSLineBreakMode) {
    let block = typesetter.typeset(
      request([("regular text and ", body), ("bold text", bold)], width: 120, lines: 1, mode: mode) { run, index in
        run.color = index == 0 ? .black : RGBA(hex: 0xFF0000)
      })
    #expect(block.isTruncated && block.lines[0].text.contains("…") && block.lines[0].width <= 120.001)
    for run in block.lines[0].runs {
      let isBold = run.color == RGBA(hex: 0xFF0000)
      #expect(run.font.contains("Bold") == isBold, "\(run.text)")
    }
    if mode == .byTruncatingHead { #expect(block.lines[0].runs.last?.color == RGBA(hex: 0xFF0000)) }
  }

  @Test func aTextThatShrinksShrinksAllItsFonts() {
    var shrinking = request([("regular ", body), ("bold", UIFont.systemFont(ofSize: 34))], width: 100, lines: 1)
    shrinking.minimumScaleFactor = 0.5
    let block = typesetter.typeset(shrinking)
    #expect(block.fontScale < 1 && !block.isTruncated && block.lines[0].width <= 100.001)
    #expect(abs(block.lines[0].runs[1].size / block.lines[0].runs[0].size - 2) < 1e-9)
  }

  @Test func attachmentsTakeTheirRoom() throws {
    var styled = request([("a", body), ("\u{FFFC}\u{FFFC}", body), ("b", body)])
    styled.runs![1].attachment = CGRect(x: 0, y: -4, width: 30, height: 40)
    let block = typesetter.typeset(styled)
    let rects = block.lines[0].marks?.filter { $0.kind == .attachment(1) }.map(\.rect) ?? []
    #expect(rects.map(\.size) == [CGSize(width: 30, height: 40), CGSize(width: 30, height: 40)])
    try #require(rects.count == 2)
    #expect(abs(rects[1].minX - rects[0].maxX) < 1e-9)
    #expect(abs(rects[0].maxY - block.firstBaseline - 4) < 1e-9)
    #expect(block.size.height >= 40 && block.missing.isEmpty)
  }

  @Test func linesAndBackgroundsCoverTheirLetters() throws {
    let block = typesetter.typeset(
      request([("plain ", body), ("two words", body)]) { run, index in
        guard index == 1 else { return }
        run.underline = .init(style: [.single, .byWord])
        run.background = RGBA(hex: 0xFFFF00)
      })
    let marks = try #require(block.lines[0].marks)
    let (backgrounds, lines) = (marks.filter { $0.kind == .background }, marks.filter { $0.kind == .line })
    #expect(backgrounds.count == 1 && lines.count == 2)
    #expect(abs(backgrounds[0].rect.maxX - block.lines[0].width) < 1e-6)
    #expect(lines.allSatisfy { $0.rect.minY >= block.firstBaseline })
    #expect(lines[0].rect.maxX < lines[1].rect.minX)
  }

  @Test func theLineBelowBoldLettersIsThickerAndLower() throws {
    let block = typesetter.typeset(
      request([("normal ", body), ("bold", bold)]) { run, _ in run.underline = .init(style: .single) })
    let lines = try #require(block.lines[0].marks).filter { $0.kind == .line }.map(\.rect)
    try #require(lines.count == 2)
    #expect(abs(lines[0].height - 17 / 14) < 0.17 && abs(lines[1].height - 0.106 * 17) < 0.17)
    #expect(lines[1].midY > lines[0].midY)
  }

  @Test(arguments: [
    ("Update", 2), ("bandana", 1), ("open", 2), ("a, b", 2), ("aąb", 2),
  ])
  func theLineBelowLettersGoesAroundThoseThatCrossIt(_ string: String, _ parts: Int) throws {
    for font in [body, bold, UIFont.systemFont(ofSize: 46, weight: .bold)] {
      let block = typesetter.typeset(request([(string, font)]) { run, _ in run.underline = .init(style: .single) })
      let lines = try #require(block.lines[0].marks).filter { $0.kind == .line }.map(\.rect)
      #expect(lines.count == parts, "\(font.pointSize): \(lines)")
      #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.maxX < $1.minX && $0.minY == $1.minY })
      let through = typesetter.typeset(
        request([(string, font)]) { run, _ in run.strikethrough = .init(style: .single) })
      #expect(through.lines[0].marks?.count == 1)
    }
  }

  /// A thick line is high enough to meet the lowest strokes of Chinese characters.
  @Test(arguments: [("永字鬱", 1), ("aqa", 2)])
  func aLineBelowChineseCharactersIsWhole(_ string: String, _ parts: Int) throws {
    let block = typesetter.typeset(request([(string, body)]) { run, _ in run.underline = .init(style: .thick) })
    #expect(try #require(block.lines[0].marks).count == parts)
  }

  @Test(arguments: [(-17, 0), (0, 0), (1e-9, 1), (1e9, 1), (.infinity, 0), (.nan, 0)] as [(CGFloat, Int)])
  func aLineBelowLettersOfAnySizeIsTypeset(_ size: CGFloat, _ count: Int) {
    let block = typesetter.typeset(
      request([("gypsy", UIFont.systemFont(ofSize: size))]) { run, _ in run.underline = .init(style: .single) })
    #expect(block.lines.count == count, "a size that is no size sets no line")
  }

  @Test func eachOfTenThousandWordsHasALineOfItsOwn() throws {
    let words = Array(repeating: "app", count: 10_000).joined(separator: " ")
    let block = typesetter.typeset(
      request([(words, body)]) { run, _ in run.underline = .init(style: [.single, .byWord]) })
    let lines = try #require(block.lines[0].marks).map(\.rect)
    #expect(lines.count >= 10_000)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.maxX < $1.minX })
  }

  /// The stem of a p of 46 points is 7 points wide on Apple's reference, and the gap there 15.75.
  @Test func theGapAtAStemIsAsWideAsMeasured() throws {
    let font = UIFont.systemFont(ofSize: 46, weight: .bold)
    let block = typesetter.typeset(request([("Update", font)]) { run, _ in run.underline = .init(style: .single) })
    let lines = try #require(block.lines[0].marks).filter { $0.kind == .line }.map(\.rect)
    try #require(lines.count == 2)
    #expect(abs(lines[1].minX - lines[0].maxX - 15.75) < 1, "\(lines)")
    #expect(lines[0].minX == 0 && abs(lines[1].maxX - block.lines[0].width) < 0.001)
  }

  // MARK: The measured widths

  @Test(.enabled(if: MeasuredStrings.file != nil, "the measured strings are not at hand"))
  func runsInOneLineAreAsWideAsMeasuredStrings() throws {
    let rows = MeasuredStrings.rows
    var errors: [Double] = []
    // Rows are in the order of their sizes and weights, so that these two have different fonts.
    for (one, other) in zip(rows, rows.dropFirst(rows.count / 2)) {
      let parts = [one, other].map { ($0.string, UIFont.systemFont(ofSize: $0.size, weight: $0.weight)) }
      let line = try #require(typesetter.typeset(request(parts)).lines.first)
      let width = one.stringWidth + other.stringWidth
      errors.append(abs(Double(line.width) - width) / width)
    }
    #expect(errors.count >= 40)
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.005, "\(errors.reduce(0, +) / Double(errors.count))")
    #expect(errors.max() ?? 1 < 0.03)
  }
}
