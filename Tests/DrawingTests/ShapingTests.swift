import LPLayoutModel
import Foundation
import Testing

@testable import LPDrawing

/// HarfBuzz is asked once for everything.
@Suite struct ShapingTests {
  /// Counts what is shaped, and how often.
  private final class Counter: @unchecked Sendable {
    private(set) var counts: [Shaper.Shaping: Int] = [:]
    lazy var typesetter = PangoTypesetter(
      fonts: SampleScenes.fonts, onShaping: { [unowned self] in counts[$0, default: 0] += 1 })
    var total: Int { counts.values.reduce(0, +) }
    var repeated: [String] {
      counts.filter { $0.value > 1 }.map { "\($0.value)× \(String(decoding: $0.key.text, as: UTF8.self))" }.sorted()
    }
  }

  @Test func tenThousandLabelsOfAHundredTextsAreShapedAHundredTimes() {
    let counter = Counter()
    for index in 0..<10_000 {
      let request = TextRequest(
        string: "Label \(index % 100)", font: .systemFont(ofSize: 17), maxWidth: CGFloat(100 + index / 100), scale: 3)
      _ = counter.typesetter.measure(request)
    }
    #expect(counter.total == 100)
  }

  /// Whatever a layout asks for in one variant: natural sizes, widths that are tried, lines, and what is drawn; down to
  /// lines of a single letter.
  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byCharWrapping])
  func nothingIsShapedTwice(_ mode: NSLineBreakMode) {
    let counter = Counter()
    for (text, direction, language) in SampleScenes.sentences {
      for lines in [1, 0, 2] {
        for width in [nil, 320, 180.5, 120, 90, 60, 45.5, 30, 18, 7] as [CGFloat?] {
          let request = TextRequest(
            string: text, font: .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()),
            maxWidth: width,
            numberOfLines: lines, lineBreakMode: mode, direction: direction, scale: 2, language: language)
          _ = counter.typesetter.measure(request)
          _ = counter.typesetter.typeset(request)
        }
      }
    }
    #expect(counter.repeated == [])
    #expect(counter.total > SampleScenes.sentences.count)
  }

  /// Letters that were cut out look as they do where they are cut for the first time, and know where they stand.
  @Test func lettersFromTheCacheStandWhereTheyAreCut() {
    func lines(_ texts: [String]) -> [TypesetText] {
      let typesetter = PangoTypesetter(fonts: SampleScenes.fonts)
      return texts.map {
        typesetter.typeset(
          TextRequest(
            string: $0, font: .systemFont(ofSize: 17), maxWidth: 12, numberOfLines: 0, lineBreakMode: .byCharWrapping,
            direction: .rightToLeft, scale: 2))
      }
    }
    let texts = ["سلام سلام", "لا سلام", "AVAVA To To"]
    #expect(lines(texts).last == lines([texts[2]]).first && lines(texts)[1] == lines([texts[1]]).first)
    #expect(lines(texts)[0].lines.count > 4)
  }

  @Test func anEllipsisAndAHyphenAreShapedOnceForAFont() {
    let counter = Counter()
    for width in stride(from: 30, through: 90, by: 0.5) {
      _ = counter.typesetter.typeset(
        TextRequest(string: "Donau\u{AD}dampf\u{AD}schiff", font: .systemFont(ofSize: 17), maxWidth: width))
    }
    #expect(counter.repeated == [])
    #expect(counter.counts.keys.count { $0.text == Array("…".utf8) } == 1)
  }

  /// Memory stays flat over any number of texts, and what was let go is shaped again as it was.
  @Test func textsThatWereLetGoLookTheSameAgain() {
    let typesetter = PangoTypesetter(fonts: SampleScenes.fonts)
    func typeset(_ text: String) -> TypesetText {
      typesetter.typeset(
        TextRequest(string: text, font: .systemFont(ofSize: 17), maxWidth: 60, numberOfLines: 0, scale: 2))
    }
    let before = typeset("مرحبا بالعالم kept")
    for index in 0..<9_000 { _ = typeset("\(index)") }
    #expect(typeset("مرحبا بالعالم kept") == before)
  }
}
