import LPLayoutModel
import Foundation
import Testing

@testable import LPDrawing

@Suite struct PangoTypesetterTests {
  let typesetter = SampleScenes.typesetter
  let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())

  func typeset(
    _ string: String, font: UIFont? = nil, width: CGFloat? = nil, lines: Int = 1,
    mode: NSLineBreakMode = .byTruncatingTail, alignment: NSTextAlignment = .natural,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, scale: CGFloat = 2, minimumScale: CGFloat = 1
  ) -> TypesetText {
    typesetter.typeset(
      TextRequest(
        string: string, font: font ?? body, maxWidth: width, numberOfLines: lines, lineBreakMode: mode,
        alignment: alignment, direction: direction, scale: scale, minimumScaleFactor: minimumScale))
  }

  @Test(arguments: [(2, 20.5), (3, 61.0 / 3), (1, 21)] as [(CGFloat, CGFloat)])
  func aLineOfBodyIsTheLineHeightRoundedUpToThePixel(_ scale: CGFloat, _ height: CGFloat) {
    let text = typeset("Hello UIKit", scale: scale)
    #expect(abs(text.size.height - height) < 1e-9)
    #expect(abs(text.firstBaseline - (17 * 1950 / 2048 * scale).rounded() / scale) < 1e-9)
    #expect(text.size.width * scale == (text.size.width * scale).rounded())
  }

  @Test func linesOfATextStyleFollowEachOtherAtItsLeading() {
    let subheadline = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: UITraitCollection())
    // 18 for the last line, the style's leading of 20 for the one before.
    #expect(typeset("a\nb", font: subheadline, lines: 0).size.height == 38)
    #expect(typeset("a\nb", font: .systemFont(ofSize: 15), lines: 0).size.height == 36)
  }

  @Test func fallbackFontsDoNotChangeTheLineBox() {
    for text in ["سلام", "नमस्ते", "สวัสดี", "👍"] {
      #expect(typeset(text).size.height == typeset("a").size.height)
    }
  }

  @Test func emptyTextHasNoSize() {
    #expect(typeset("") == .empty)
  }

  @Test func linesBreakAtSpacesWhichThenTakeNoRoom() {
    let text = typeset("aaa bbb ccc", width: 75, lines: 0)
    #expect(text.lines.map(\.text) == ["aaa bbb", "ccc"])
    #expect(abs(text.lines[0].width - typeset("aaa bbb").lines[0].width) < 1e-9)
    #expect(!text.isTruncated)
  }

  @Test func aWordThatIsTooLongIsCutBetweenCharacters() {
    let text = typeset("Donaudampfschifffahrt", width: 60, lines: 0)
    #expect(text.lines.count > 2)
    #expect(text.lines.map(\.text).joined() == "Donaudampfschifffahrt")
    #expect(text.lines.allSatisfy { $0.width <= 60.001 })
  }

  @Test func characterWrappingFillsEveryLine() {
    let text = typeset("one two three four", width: 75, lines: 0, mode: .byCharWrapping)
    #expect(text.lines.map(\.text).joined(separator: " ").filter { $0 != " " } == "onetwothreefour")
    #expect(text.lines[0].text.count > "one two".count)
  }

  @Test(
    arguments: [
      (.byTruncatingTail, "The quick…"), (.byTruncatingHead, "…e lazy dog"), (.byTruncatingMiddle, "The…zy dog"),
    ] as [(NSLineBreakMode, String)])
  func anEllipsisStandsWhereTextWasCut(_ mode: NSLineBreakMode, _ expected: String) {
    let text = typeset("The quick brown fox jumps over the lazy dog", width: 100, mode: mode)
    #expect(text.lines.map(\.text) == [expected])
    #expect(text.isTruncated)
    #expect(text.lines[0].isTruncated)
    #expect(text.lines[0].width <= 100)
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func textFromRightToLeftIsCutWhereItIsRead(_ mode: NSLineBreakMode) {
    let string = "השועל החום המהיר קופץ מעל הכלב העצלן"
    let text = typeset(string, width: 100, mode: mode, direction: .rightToLeft)
    let line = text.lines[0]
    #expect(text.lines.count == 1 && line.isTruncated)
    let parts = line.text.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
    #expect(parts.count == 2 && string.hasPrefix(parts[0]) && string.hasSuffix(parts[1]))
    #expect(parts[0].isEmpty == (mode == .byTruncatingHead) && parts[1].isEmpty == (mode == .byTruncatingTail))
    // It begins at the right end.
    #expect(line.width <= 100 && abs(line.x + line.width - 100) < 0.51)
  }

  @Test func onlyTheLastAllowedLineIsShortened() {
    let text = typeset("The quick brown fox jumps over the lazy dog", width: 110, lines: 2)
    #expect(text.lines.map(\.isTruncated) == [false, true])
    #expect(text.lines[0].text == "The quick")
    #expect(text.lines[1].text.hasPrefix("brown fox"))
    #expect(text.lines[1].text.hasSuffix("…"))
  }

  @Test func wordWrappingAndClippingHideTextWithoutAnEllipsis() {
    let wrapped = typeset("The quick brown fox", width: 90, mode: .byWordWrapping)
    #expect(wrapped.lines.map(\.text) == ["The quick"])
    #expect(wrapped.isTruncated)
    let clipped = typeset("The quick brown fox", width: 90, mode: .byClipping)
    #expect(clipped.lines.map(\.text) == ["The quick brown fox"])
    #expect(clipped.isTruncated)
  }

  @Test func hiddenParagraphsCountAsTruncation() {
    let text = typeset("first\nsecond")
    #expect(text.lines.map(\.text) == ["first…"])
    #expect(text.isTruncated)
  }

  @Test func aLineFitsIntoItsOwnRoundedWidth() {
    for string in ["Hello UIKit", "Größe ändern", "AVAST Wavy To. LT", "مرحبًا بالعالم", "👍🏽 ok"] {
      for scale in [1, 2, 3] as [CGFloat] {
        let natural = typeset(string, scale: scale)
        let fitted = typeset(string, width: natural.size.width, lines: 0, scale: scale)
        #expect(fitted.lines.count == 1, "\(string) at \(scale)")
        #expect(!typeset(string, width: natural.size.width, scale: scale).isTruncated)
      }
    }
  }

  @Test(
    arguments: [
      (.left, .leftToRight, 0), (.right, .leftToRight, 1), (.center, .leftToRight, 0.5), (.natural, .leftToRight, 0),
      (.natural, .rightToLeft, 1), (.left, .rightToLeft, 0),
    ] as [(NSTextAlignment, UIUserInterfaceLayoutDirection, CGFloat)])
  func alignmentPlacesLinesInTheWidth(
    _ alignment: NSTextAlignment, _ direction: UIUserInterfaceLayoutDirection, _ share: CGFloat
  ) {
    let text = typeset("Hello", width: 200, alignment: alignment, direction: direction)
    #expect(abs(text.lines[0].x - share * (200 - text.lines[0].width)) < 1e-9)
  }

  @Test func arabicIsReorderedAndJoined() throws {
    let text = typeset("سلام", direction: .rightToLeft)
    let run = try #require(text.lines.first?.runs.first)
    #expect(run.font == "NotoSansArabic-Regular.ttf")
    // Lam and alef make one glyph: four letters, three glyphs.
    #expect(run.glyphs.count == 3)
    let isolated = typeset("س", direction: .rightToLeft).lines[0].runs[0].glyphs
    #expect(!run.glyphs.contains(isolated[0]))
    #expect(zip(run.positions, run.positions.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test func numbersInRightToLeftTextKeepTheirOrder() {
    let line = typeset("السعر 12 ABC فقط", direction: .rightToLeft).lines[0]
    let order = line.runs.map(\.text).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(order == ["فقط", "ABC", "12", "السعر"])
  }

  @Test func cutArabicJoinsAsItThenStands() {
    let whole = typeset("مستشفى", width: nil, direction: .rightToLeft)
    let cut = typeset("مستشفى", width: whole.size.width - 4, direction: .rightToLeft)
    #expect(cut.lines[0].text.hasSuffix("…"))
    let alone = typeset(cut.lines[0].text, direction: .rightToLeft)
    #expect(cut.lines[0].runs.map(\.glyphs) == alone.lines[0].runs.map(\.glyphs))
    // The ellipsis ends the line, which is on the left.
    #expect(cut.lines[0].runs.first?.text == "…")
  }

  @Test func familiesAndFlagsAreOneEmojiEach() {
    for emoji in ["👩‍👩‍👧", "🇩🇪", "👍🏽", "1️⃣", "❤️"] {
      let runs = typeset(emoji).lines[0].runs
      #expect(runs.map(\.font) == ["NotoColorEmoji.ttf"])
      #expect(runs.flatMap(\.glyphs).count == 1, "\(emoji)")
    }
  }

  /// Labels that Interface Builder sized to fit (CellKit, DataDog, SwiftMessages, Apple's samples).
  @Test(
    "Emoji were 1.245 em wide at every size, and a label as wide as the editor made it cut its emoji off",
    arguments: [(17, 23), (25, 28), (30, 34), (38, 43), (45, 50), (80, 86), (300, 326)])
  func emojiWidths(size: CGFloat, saved: CGFloat) {
    for emoji in ["😬", "☑️", "👍🏽", "🇩🇪"] {
      let text = typeset(emoji, font: .systemFont(ofSize: size))
      #expect(text.size.width <= saved && text.size.width > saved - 1, "\(emoji) is \(text.size.width) wide")
      let cut = typeset("\(emoji)\(emoji)", font: .systemFont(ofSize: size), width: 2 * saved)
      #expect(!cut.isTruncated)
      #expect(cut.lines[0].runs.flatMap(\.glyphs).count == 2)
    }
  }

  @Test("Emoji are drawn as large as they are wide, and have their font's width where that is asked for")
  func emojiSizes() throws {
    let font = PangoTypesetter(fonts: SampleScenes.fonts, hasDeviceEmoji: false)
    for size in [12, 17, 30, 80] as [CGFloat] {
      let run = try #require(typeset("😬", font: .systemFont(ofSize: size)).lines[0].runs.first)
      let own = font.typeset(TextRequest(string: "😬", font: .systemFont(ofSize: size)))
      #expect(own.lines[0].runs.first?.size == size)
      let share = typeset("😬", font: .systemFont(ofSize: size)).lines[0].width / own.lines[0].width
      #expect(abs(run.size / size - share) < 0.01, "\(size): drawn at \(run.size)")
    }
  }

  @Test func charactersThatNoFontHasAreReported() {
    let text = typeset("a\u{10FFFD}b\u{10FFFD}")
    #expect(text.missing == ["\u{10FFFD}"])
    #expect(typeset("Größe 👍 שלום").missing.isEmpty)
  }

  @Test func aSingleLineShrinksToFit() {
    let natural = typeset("The quick brown fox")
    let shrunk = typeset("The quick brown fox", width: natural.size.width * 0.8, minimumScale: 0.5)
    #expect(shrunk.fontScale < 0.85 && shrunk.fontScale > 0.75)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width <= natural.size.width * 0.8 + 0.5)
    #expect(shrunk.size.height == natural.size.height)
    let cut = typeset("The quick brown fox", width: natural.size.width * 0.4, minimumScale: 0.5)
    #expect(cut.fontScale == 0.5)
    #expect(cut.isTruncated)
  }

  @Test func thaiBreaksBetweenWordsWithoutSpaces() {
    let text = typeset("สวัสดีชาวโลกภาษาไทย", width: 90, lines: 0)
    #expect(text.lines.count >= 2)
    #expect(text.lines[0].text == "สวัสดีชาวโลก" || text.lines[0].text == "สวัสดีชาว")
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func sizesWithoutMeaningGiveEmptyText(_ size: CGFloat) {
    #expect(typeset("a", font: .systemFont(ofSize: size)) == .empty)
  }

  @Test(arguments: [0, -5, .nan, .infinity] as [CGFloat])
  func widthsWithoutMeaningStillGiveText(_ width: CGFloat) {
    for mode in 0...5 {
      let text = typeset("Hello World", width: width, lines: 0, mode: NSLineBreakMode(rawValue: mode)!)
      #expect(!text.lines.isEmpty)
      #expect(text.size.width.isFinite && text.size.height.isFinite)
    }
  }

  @Test func controlCharactersAndLongTextAreSurvived() {
    #expect(typeset("a\u{0}b\tc\u{7}").lines[0].text == "a b c ")
    let long = typeset(String(repeating: "word ", count: 20_000), width: 300, lines: 0)
    #expect(long.lines.count > 2000)
  }

  @Test func theSameRequestHasTheSameAnswerInAnotherTypesetter() {
    let other = PangoTypesetter(fonts: try! FontSet())
    for (text, direction, language) in SampleScenes.sentences {
      let request = TextRequest(
        string: text, font: body, maxWidth: 120, numberOfLines: 0, direction: direction, language: language)
      #expect(other.typeset(request) == typesetter.typeset(request))
    }
  }

  @Test func aSoftHyphenShowsOnlyWhereALineEndsWithIt() {
    let word = "Donau\u{AD}dampf\u{AD}schiff"
    let whole = typeset(word)
    #expect(abs(whole.lines[0].width - typeset("Donaudampfschiff").lines[0].width) < 0.5)
    let text = typeset(word, width: 110, lines: 0)
    #expect(text.lines.map(\.text) == ["Donau\u{AD}dampf-", "schiff"])
    #expect(text.lines.allSatisfy { $0.width <= 110.001 })
  }

  @Test func justifiedLinesFillTheWidthButForTheLast() {
    let text = typeset("The quick brown fox jumps over the lazy dog", width: 150, lines: 0, alignment: .justified)
    #expect(text.lines.count == 3)
    #expect(text.lines.dropLast().allSatisfy { abs($0.width - 150) < 1e-9 && $0.x == 0 })
    #expect(text.lines.last!.width < 140)
    let end = text.lines[0].runs.last!.positions.last!.x
    #expect(end > 135)
  }

  /// As in pictures of iOS 15 to 17: in 300 points "text" would fit in the first line.
  @Test func aWordOfJustifiedTextMovesDownWhereTheSpacesBecomeMoreEven() {
    let string =
      "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by "
      + "adding a joke or something. Alright, it's been fun!"
    func lines(_ alignment: NSTextAlignment) -> [String] {
      typeset(string, width: 300, lines: 0, alignment: alignment).lines.map(\.text)
    }
    #expect(lines(.left).prefix(2) == ["Hello, world. This is a long run of text", "that should wrap at some point."])
    #expect(
      lines(.justified) == [
        "Hello, world. This is a long run of", "text that should wrap at some point.",
        "Someone should improve this test by", "adding a joke or something. Alright, it's", "been fun!",
      ])
  }

  @Test func aJustifiedWordThatIsWiderThanTheLineBreaksAsInOtherText() {
    let text = typeset("Donaudampfschifffahrt ahoi", width: 60, lines: 0, alignment: .justified)
    #expect(text.lines.map(\.text).joined().filter { $0 != " " } == "Donaudampfschifffahrtahoi")
    #expect(typeset("", width: 60, lines: 0, alignment: .justified).size == .zero)
  }

  static let lorem =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut labore dolore magna "
    + "aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris nisi aliquip ea commodo consequat."

  /// The widths of iOS 15 to 17, rounded up to points. A line that another one follows counts its space; the last line
  /// of a limited number does not, though the text goes on.
  @Test(arguments: [(320, 0, 318), (375, 0, 374), (320, 2, 312), (375, 2, 368)] as [(CGFloat, Int, CGFloat)])
  func aWrappedTextIsFittedWithTheSpaceAtTheEndOfItsLines(_ room: CGFloat, _ lines: Int, _ width: CGFloat) {
    let text = typeset(Self.lorem, width: room, lines: lines, mode: .byWordWrapping)
    #expect(text.size.width.rounded(.up) == width)
    let drawn = text.lines.map(\.width).max()!
    #expect(drawn < text.size.width)
    let again = typeset(Self.lorem, width: text.size.width, lines: lines, mode: .byWordWrapping)
    #expect(again.lines.count == text.lines.count)
  }

  @Test func theSpaceAtTheEndOfALineNeverMakesATextWiderThanItsRoom() {
    let word = typeset("word").size.width
    #expect(typeset("word word", width: word + 1, lines: 0).size.width <= word + 1)
  }

  @Test func charactersThatAreNotShownTakeNoRoom() {
    for invisible in ["\u{200D}", "\u{200E}", "\u{AD}", "\u{2060}"] {
      #expect(typeset("a\(invisible)").size.width == typeset("a").size.width)
    }
  }

  @Test func whiteSpaceAtTheEndCountsWhereThereIsRoomForIt() {
    #expect(typeset("abc ").size.width > typeset("abc").size.width)
    let width = typeset("abc").size.width
    #expect(typeset("abc   ", width: width, lines: 0).size.width == width)
  }
}
