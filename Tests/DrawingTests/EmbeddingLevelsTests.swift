import LPLayoutModel
import Foundation
import Testing

@testable import LPDrawing

/// Directions of paragraphs, and of what stands in them.
@Suite struct EmbeddingLevelsTests {
  private func levels(_ text: String, isRightToLeft: Bool? = nil, fallback: Bool) -> EmbeddingLevels {
    EmbeddingLevels(Array(text.unicodeScalars), isRightToLeft: isRightToLeft, fallback: fallback)
  }

  @Test(arguments: ["👍👍🏽", "❤️", "👨‍👩‍👧", "…", "(-)", " ", "12", "+1 👍", "١٢", ""])
  func `Text without letters takes the direction of the screen`(_ text: String) {
    #expect(levels(text, fallback: true).isRightToLeft)
    #expect(!levels(text, fallback: false).isRightToLeft)
    #expect(levels(text, fallback: true).levels.count == text.unicodeScalars.count)
  }

  @Test func `Symbols run with their paragraph, and digits from left to right`() {
    #expect(levels("👍👍🏽", fallback: true).levels == [1, 1, 1])
    #expect(levels("👍👍🏽", fallback: false).levels == [0, 0, 0])
    #expect(levels("- 12", fallback: true).levels == [1, 1, 2, 2])
    #expect(levels("١٢", fallback: false).levels == [2, 2])
  }

  @Test func `The first letter decides, unless the direction is fixed`() {
    #expect(levels("👍 لا a", fallback: false).isRightToLeft)
    #expect(!levels("👍 a لا", fallback: true).isRightToLeft)
    #expect(levels("ab", isRightToLeft: true, fallback: false).levels == [2, 2])
    #expect(levels("שב", isRightToLeft: false, fallback: true).levels == [1, 1])
    #expect(!levels("שב", isRightToLeft: false, fallback: true).isRightToLeft)
  }

  @Test func `A pair of brackets has the direction of what surrounds it`() {
    #expect(levels("לא (a)", fallback: true).levels == [1, 1, 1, 1, 2, 1])
    #expect(levels("לא (ב)", fallback: false).levels == [1, 1, 1, 1, 1, 1])
  }

  /// Versions of FriBidi disagree about these: Unicode 10 does not have them, or gives them another class.
  @Test(arguments: [
    ("\u{1F970}", [0]), ("\u{1FAE0}", [0]), ("\u{870}", [1]), ("\u{20C0}", [0]), ("\u{2E55}", [0]), ("\u{1734}", [0]),
    ("\u{1E94B}", [1]), ("\u{1D6C1}", [0]), ("\u{10F30}", [1]), ("\u{10FFFF}", [0]),
  ])
  func `Characters of every version of Unicode have one direction`(_ text: String, _ expected: [UInt8]) {
    #expect(levels(text, fallback: false).levels == expected)
  }

  @Test(arguments: ["👍", "🥰", "🫠", "🧑‍🚀"])
  func `An emoji of any age is neutral`(_ emoji: String) {
    #expect(levels(emoji, fallback: true).levels.allSatisfy { $0 == 1 })
    #expect(levels("לא \(emoji)!", fallback: true).levels.allSatisfy { $0 == 1 })
  }

  @MainActor @Test func `A line of emoji begins at the right of a screen from right to left`() throws {
    func first(_ direction: UIUserInterfaceLayoutDirection) throws -> UInt32? {
      let request = TextRequest(
        string: "👍❤️", font: .systemFont(ofSize: 20), maxWidth: 100, direction: direction, scale: 2)
      let line = try #require(SampleScenes.typesetter.typeset(request).lines.first)
      return line.runs.first?.glyphs.first
    }
    #expect(try first(.leftToRight) != first(.rightToLeft))
  }
}
