import Testing

@testable import Localization

struct PseudoLanguageTests {
  @Test(
    arguments: [
      ([], "Save"), ([.doubled], "Save Save"), ([.bounded], "[# Save #]"), ([.accented], "Šåṽé"), ([.rtl], "Save"),
      ([.rtlStrings], "\u{202E}Save\u{202C}"), ([.doubled, .bounded], "[# Save Save #]"),
      ([.bounded, .accented, .doubled, .rtlStrings], "\u{202E}[# Šåṽé Šåṽé #]\u{202C}"),
    ] as [([PseudoLanguage], String)])
  func `strings are changed as Xcode's schemes do`(set: [PseudoLanguage], text: String) {
    #expect(PseudoLanguage.apply(set, to: "Save") == text)
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
