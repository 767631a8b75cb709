import Testing

@testable import LPLocalization

struct PseudoLanguageTests {
  @Test(
    arguments: [
      ([], "Save"), ([.doubled], "Save Save"), ([.bounded], "[# Save #]"), ([.accented], "Šåṽé"), ([.rtl], "Save"),
      ([.rtlStrings], "\u{202E}Save\u{202C}"), ([.doubled, .bounded], "[# Save Save #]"),
      ([.expanded], "Save Save S"), ([.expanded, .bounded], "[# Save Save S #]"),
      ([.bounded, .accented, .doubled, .rtlStrings], "\u{202E}[# Šåṽé Šåṽé #]\u{202C}"),
    ] as [([PseudoLanguage], String)])
  func `strings are changed as Xcode's schemes do`(set: [PseudoLanguage], text: String) {
    #expect(PseudoLanguage.apply(set, to: "Save") == text)
  }

  @Test(
    arguments: [
      (1, 2.0), (10, 1.0), (11, 1.0), (20, 0.8), (30, 0.6), (50, 0.4), (70, 0.31), (71, 0.3), (500, 0.3),
    ])
  func `strings expand by the share for their length`(length: Int, growth: Double) {
    #expect(abs(PseudoLanguage.growth(ofLength: length) - growth) < 1e-9)
    let text = String(repeating: "a", count: length)
    let expanded = PseudoLanguage.expanded.applied(to: text)
    #expect(expanded.hasPrefix(text) && expanded.last != " ")
    #expect(abs(expanded.count - Int((Double(length) * (1 + growth)).rounded())) <= 1)
  }

  @Test func `an empty string stays empty`() {
    #expect(PseudoLanguage.apply(PseudoLanguage.allCases, to: "") == "")
  }

  @Test func `accents keep the length and touch no digits, marks or other scripts`() {
    let text = "The quick brown fox 123 !? שלום こんにちは é 👩‍👩‍👧"
    let accented = PseudoLanguage.accented.applied(to: text)
    #expect(accented.count == text.count)
    #expect(accented.hasSuffix("123 !? שלום こんにちは é 👩‍👩‍👧"))
    #expect(accented != text)
  }

  @Test func `arguments are formatted before strings are changed`() throws {
    let folder = try CatalogFolder(["en.lproj/Localizable.strings": "\"n\" = \"%d of %@\";"])
    let library = try StringLibrary(searching: [folder.path])
    let localizer = Localizer(library: library, language: .english, pseudoLanguages: [.accented, .doubled])
    #expect(localizer.localized("n", table: nil, arguments: [3, "five"]) == "3 öƒ ƒîṽé 3 öƒ ƒîṽé")
    #expect(localizer.diagnostics.isEmpty)
  }
}
