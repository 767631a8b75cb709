import LPLayoutModel
import Foundation
import LPSupport
import Testing
import LPVariants

@testable import LPLocalization

struct LocalizerTests {
  private func text(_ library: StringLibrary, _ language: String, _ key: String, table: String? = nil) -> String {
    Localizer(library: library, language: LanguageTag(language)!).localized(key, table: table, arguments: [])
  }

  static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Title"}},
        "de": {"stringUnit": {"state": "translated", "value": "Titel"}},
        "pt-BR": {"stringUnit": {"state": "needs_review", "value": "Título"}}}},
      "only": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Only English"}}}},
      "brand": {"shouldTranslate": false},
      "Plain text": {}}}
    """

  @Test(arguments: [
    ("en", "title", "Title"), ("de", "title", "Titel"), ("de-AT", "title", "Titel"), ("pt-BR", "title", "Título"),
    ("pt", "title", "Título"), ("fr", "title", "Title"), ("de", "only", "Only English"), ("de", "brand", "brand"),
    ("en", "Plain text", "Plain text"), ("en", "nothing", "nothing"),
  ])
  func `a key falls back to the language, the development language and itself`(
    language: String, key: String, text: String
  ) throws {
    let folder = try CatalogFolder(["Localizable.xcstrings": Self.catalog])
    #expect(self.text(try StringLibrary(searching: [folder.path]), language, key) == text)
  }

  @Test(arguments: [
    ("de", "Deutsch"), ("de-CH", "Schweiz"), ("de-AT", "Deutsch"), ("zh-TW", "繁"), ("zh-Hant-HK", "香港"),
    ("zh-HK", "香港"),
    ("zh-CN", "简"), ("zh", "简"), ("zh-Hant", "繁"), ("zh-MO", "繁"), ("nb", "Norsk"), ("fr", "English"),
    ("en-GB", "English"), ("pt-BR", "Brasil"),
  ])
  func `folders serve the languages they are for`(language: String, text: String) throws {
    let folders = [
      "en": "English", "German": "Deutsch", "de-CH": "Schweiz", "zh-Hant": "繁", "zh_HK": "香港", "zh-Hans": "简",
      "no": "Norsk", "pt-BR": "Brasil", "Base": "Base",
    ]
    let folder = try CatalogFolder(
      Dictionary(
        uniqueKeysWithValues: folders.map { ("App/\($0.key).lproj/Localizable.strings", "\"k\" = \"\($0.value)\";") }))
    #expect(self.text(try StringLibrary(searching: [folder.path]), language, "k") == text)
  }

  @Test func `Base serves what the development language lacks`() throws {
    let folder = try CatalogFolder([
      "Base.lproj/Localizable.strings": "a = \"base a\"; b = \"base b\";",
      "en.lproj/Localizable.strings": "a = \"en a\";",
      "de.lproj/Localizable.strings": "a = \"de a\";",
    ])
    let library = try StringLibrary(searching: [folder.path])
    #expect(text(library, "en", "a") == "en a" && text(library, "en", "b") == "base b")
    #expect(text(library, "de", "a") == "de a" && text(library, "de", "b") == "base b")
    let english = Localizer(library: library, language: .english)
    _ = english.localized("b", table: nil, arguments: [])
    #expect(english.diagnostics.isEmpty)
  }

  @Test func `tables are apart, and stringsdict comes before strings`() throws {
    let folder = try CatalogFolder([
      "en.lproj/Localizable.strings": "files = \"plain\"; k = \"1\";", "en.lproj/Other.strings": "k = \"2\";",
      "en.lproj/Localizable.stringsdict":
        "<?xml version=\"1.0\"?><plist><dict>\(StringsDictReaderTests.files)</dict></plist>",
    ])
    let library = try StringLibrary(searching: [folder.path])
    #expect(text(library, "en", "k") == "1" && text(library, "en", "k", table: "Other") == "2")
    let localizer = Localizer(library: library, language: .english)
    #expect(localizer.localized("files", table: nil, arguments: [2, 1]) == "2 files in 1 folder")
  }

  @Test func `languages begin with the one of development`() throws {
    let folder = try CatalogFolder([
      "Localizable.xcstrings": Self.catalog.replacing("\"sourceLanguage\": \"en\"", with: "\"sourceLanguage\": \"de\""),
      "ar.lproj/InfoPlist.strings": "",
    ])
    let library = try StringLibrary(searching: [folder.path])
    #expect(try library.languages().map(\.description) == ["de", "ar", "en", "pt-BR"])
    #expect(try StringLibrary(searching: [folder.path], developmentLanguage: .english).languages()[0] == .english)
    #expect(try StringLibrary.empty.languages().isEmpty)
  }

  @Test func `what is missing is reported once, with what was meant`() throws {
    let folder = try CatalogFolder([
      "Localizable.xcstrings": Self.catalog, "en.lproj/Other.strings": "elsewhere = \"x\";",
    ])
    let localizer = Localizer(library: try StringLibrary(searching: [folder.path]), language: LanguageTag("de")!)
    for key in ["title", "only", "only", "brand", "tilte", "elsewhere", "42 €", "%lld %@", "", "pt"] {
      _ = localizer.localized(key, table: nil, arguments: [])
    }
    #expect(
      localizer.diagnostics.map(\.message) == [
        "no catalog has the key 'elsewhere' in Localizable; the key is shown",
        "'only' of Localizable is not translated into de; the en text is shown",
        "no catalog has the key 'pt' in Localizable; the key is shown",
        "no catalog has the key 'tilte' in Localizable; the key is shown",
      ])
    #expect(localizer.diagnostics.allSatisfy { $0.rule == "missing-string" && $0.severity == .warning })
    #expect(localizer.diagnostics[0].notes.map(\.message) == ["the key exists in Other"])
    #expect(localizer.diagnostics[3].fix == "Did you mean 'title'?")
  }

  @Test func `a text that needs review is noted`() throws {
    let folder = try CatalogFolder(["Localizable.xcstrings": Self.catalog])
    let localizer = Localizer(library: try StringLibrary(searching: [folder.path]), language: LanguageTag("pt-BR")!)
    _ = localizer.localized("title", table: nil, arguments: [])
    #expect(localizer.diagnostics.map(\.rule) == ["unreviewed-string"])
  }

  @Test func `without catalogs keys are texts and nothing is missing`() {
    let localizer = Localizer(library: .empty, language: LanguageTag("de")!)
    #expect(localizer.localized("Hello", table: nil, arguments: []) == "Hello")
    #expect(localizer.localized("%d × %@", table: nil, arguments: [1000, "x"]) == "1.000 × x")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func `specifiers that do not fit are reported`() throws {
    let folder = try CatalogFolder(["de.lproj/Localizable.strings": "n = \"%d von %d\";"])
    let localizer = Localizer(library: try StringLibrary(searching: [folder.path]), language: LanguageTag("de")!)
    #expect(localizer.localized("n", table: nil, arguments: ["x", 2]) == "x von 2")
    #expect(localizer.diagnostics.map(\.rule) == ["string-format"])
    #expect(localizer.diagnostics[0].message == "the de string 'n': %d does not match argument 1, which is a text")
  }

  @Test func `a catalog that cannot be read is refused at once, and reported where it was not asked`() throws {
    let folder = try CatalogFolder(["Localizable.xcstrings": "{", "en.lproj/Other.strings": "fine = \"x\";"])
    let library = try StringLibrary(searching: [folder.path])
    #expect(throws: CatalogError.self) { try library.validate() }
    #expect(throws: CatalogError.self) { try library.languages() }
    let localizer = Localizer(library: library, language: .english)
    #expect(localizer.localized("k", table: nil, arguments: []) == "k")
    #expect(localizer.localized("fine", table: "Other", arguments: []) == "x", "other tables are read all the same")
    #expect(localizer.diagnostics.map(\.rule) == ["string-catalog"])
    #expect(localizer.diagnostics[0].severity == .error)
  }

  @Test func `a catalog that cannot be read was English, without a word`() throws {
    let folder = try CatalogFolder(["Localizable.xcstrings": "{"])
    let localizer = Localizer(library: try StringLibrary(searching: [folder.path]), language: .english)
    #expect(localizer.diagnostics.map(\.rule) == ["string-catalog"])
    #expect(localizer.localized("k", table: nil, arguments: []) == "k")
    #expect(localizer.diagnostics.count == 1, "it is reported once")
  }

  @Test func `only the catalogs that some languages look into need be sound`() throws {
    let folder = try CatalogFolder([
      "en.lproj/Localizable.strings": "a = \"b\";", "fr.lproj/Localizable.strings": "broken",
    ])
    let library = try StringLibrary(searching: [folder.path])
    try library.validate(for: [LanguageTag("de-AT")!])
    #expect(throws: CatalogError.self) { try library.validate(for: [LanguageTag("fr-CA")!]) }
  }

  @Test(arguments: [
    ("missing", "no such file or folder"), ("notes.txt", "this is not a string catalog"),
    ("loose.strings", "the file is not in an .lproj folder"),
    ("klingon.lproj", "the folder's name 'klingon' is not a language tag"),
  ])
  func `what is no catalog is refused`(name: String, problem: String) throws {
    let folder = try CatalogFolder([
      "notes.txt": "", "loose.strings": "", "klingon.lproj/Localizable.strings": "",
    ])
    let error = #expect(throws: CatalogError.self) { try StringLibrary(searching: ["\(folder.path)/\(name)"]) }
    #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
  }

  @Test func `strings of a variant have its language, pseudo-languages and device`() throws {
    let folder = try CatalogFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": {"variations": {"device": {
        "ipad": {"stringUnit": {"value": "Tafel"}}, "other": {"stringUnit": {"value": "Telefon"}}}}}}}}}
      """
    ])
    let library = try StringLibrary(searching: [folder.path])
    let shown = try ["de", "regular_de_doubled"].map {
      library.localizer(for: try Variant(name: $0)).localized("k", table: nil, arguments: [])
    }
    #expect(shown == ["Telefon", "Tafel Tafel"])
  }

  @Test func `many threads may ask at once`() async throws {
    let folder = try CatalogFolder(["Localizable.xcstrings": Self.catalog])
    let localizer = Localizer(library: try StringLibrary(searching: [folder.path]), language: LanguageTag("de")!)
    await withTaskGroup(of: String.self) { group in
      for index in 0..<200 {
        group.addTask {
          localizer.localized(index.isMultiple(of: 2) ? "title" : "k\(index)", table: nil, arguments: [])
        }
      }
      for await text in group { #expect(text == "Titel" || text.hasPrefix("k")) }
    }
    #expect(localizer.diagnostics.count == 100)
  }
}

struct LocalizedTests {
  private func inLocale<T>(_ identifier: String, _ body: () -> T) -> T {
    LayoutEnvironment.$current.withValue(
      LayoutEnvironment(traits: TraitValues(localeIdentifier: identifier)), operation: body)
  }

  @Test(arguments: [
    ("en", "1,234,567", "1,234.5", "25%", "€19.99", "May 1, 2024"),
    ("de", "1.234.567", "1.234,5", "25 %", "19,99 €", "1. Mai 2024"),
  ])
  func `numbers and dates are written as in the preview's language`(
    language: String, whole: String, decimal: String, percent: String, price: String, day: String
  ) {
    inLocale(language) {
      #expect(Localized.number(1_234_567) == whole)
      #expect(Localized.number(1234.5) == decimal)
      #expect(Localized.percent(0.25).replacing("\u{A0}", with: " ") == percent)
      #expect(Localized.currency(19.99, code: "EUR").replacing("\u{A0}", with: " ") == price)
      #expect(Localized.date(Date(timeIntervalSince1970: 1_714_521_600)) == day)
    }
  }

  @Test func `a key with arguments is missed where there is no catalog, as one without is`() throws {
    let strings = try Localizer(library: StringLibrary(searching: []), language: .english)
    _ = strings.localized("cart.items %lld", table: nil, arguments: [3])
    _ = strings.localized("%lld of %@", table: nil, arguments: [3, "five"])
    _ = strings.localized("%lld items", table: nil, arguments: [3])
    #expect(
      strings.diagnostics.map(\.message) == [
        "there is no string catalog for the key 'cart.items %lld'; the key is shown"
      ])
  }

  @Test func `strings come from the environment with their arguments`() {
    #expect(Localized.string("key \(1) \("two")") == "key %lld %@")
  }
}
