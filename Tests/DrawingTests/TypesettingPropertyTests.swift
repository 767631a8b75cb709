import LPLayoutModel
import Foundation
import Testing

@testable import LPDrawing

/// What holds for any text, tried on mixtures of scripts that no one would write.
@Suite struct TypesettingPropertyTests {
  static let parts = [
    "Hello", "Größe", " ", "  ", "\n", "مرحبا", "الْعَرَبِيَّة", "שלום", "नमस्ते", "क्ष", "สวัสดี", "👩‍👩‍👧", "🇩🇪", "1️⃣", "e\u{301}\u{323}",
    "12.50",
    "(a)", "„x“", "\u{AD}", "\u{200D}", "\u{202E}", "\u{2066}", "日本語", "…", "fi", "\t", "\u{10FFFD}",
    "Donaudampfschifffahrt",
  ]

  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state
      mixed ^= mixed >> 33
      mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
      return mixed ^ mixed >> 29
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func anyTextIsSetWithinItsRoom(_ seed: UInt64) {
    var random = Generator(state: seed)
    for _ in 0..<8 {
      let string = (0..<Int.random(in: 1...12, using: &random)).map { _ in Self.parts.randomElement(using: &random)! }
      let width = CGFloat.random(in: 0...160, using: &random)
      let limit = Int.random(in: 0...3, using: &random)
      let request = TextRequest(
        string: string.joined(), font: .systemFont(ofSize: .random(in: 6...40, using: &random)), maxWidth: width,
        numberOfLines: limit, lineBreakMode: NSLineBreakMode(rawValue: Int.random(in: 0...5, using: &random))!,
        alignment: NSTextAlignment(rawValue: Int.random(in: 0...4, using: &random))!,
        direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft, scale: 3)
      check(SampleScenes.typesetter.typeset(request), request)
    }
  }

  private func check(_ text: TypesetText, _ request: TextRequest) {
    #expect(limitHolds(text, request))
    #expect(text.size.width.isFinite && text.size.height >= request.font.lineHeight)
    for line in text.lines {
      #expect(line.runs.allSatisfy { $0.glyphs.count == $0.positions.count })
      #expect(line.runs.allSatisfy { $0.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
      // One character goes into a line, however narrow; a clipped line goes on beyond its room.
      let isClipped = request.lineBreakMode == .byClipping && line.isTruncated
      let isMinimal = line.text.filter { $0 != "\u{AD}" }.count <= 2
      let room = request.maxWidth!
      #expect(line.width <= room + 0.5 || isClipped || isMinimal, "\(line.text) in \(room): \(line.width)")
    }
    #expect(text.isTruncated == text.lines.contains(where: \.isTruncated))
    if request.numberOfLines == 0 {
      #expect(!text.isTruncated)
      #expect(shown(text.lines.map(\.text).joined()) == shown(request.string))
    }
  }

  private func limitHolds(_ text: TypesetText, _ request: TextRequest) -> Bool {
    !text.lines.isEmpty && (request.numberOfLines == 0 || text.lines.count <= request.numberOfLines)
  }

  /// Without white space and with soft hyphens as nothing, whether they show or not.
  private func shown(_ string: String) -> String {
    String(
      String.UnicodeScalarView(
        string.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{AD}" && $0 != "-" }))
  }
}
