import AutoLayout
import Foundation
import Testing

@testable import Localization

/// What app code calls for its texts, in the preview's language. This file imports Foundation as such code does, whose
/// functions of the same names know nothing of previews.
@MainActor
struct UIKitStringTests {
  private static let files = [
    "en.lproj/Localizable.strings": """
    "settings.title" = "Settings";
    "greeting %@" = "Hello, %@";
    "literal" = "Done";
    """,
    "de.lproj/Localizable.strings": """
    "settings.title" = "Einstellungen";
    "greeting %@" = "Hallo, %@";
    "literal" = "Fertig";
    """,
    "de.lproj/Menu.strings": "\"open\" = \"Öffnen\";",
    "en.lproj/Menu.strings": "\"open\" = \"Open\";",
    "Plurals.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld items": {"localizations": {
      "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
      "de": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld Ding"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Dinge"}}}}}}}}}
    """,
  ]

  private func inLanguage<Answer>(
    _ language: String, _ pseudo: [PseudoLanguage] = [], _ body: () throws -> Answer
  ) throws -> (answer: Answer, diagnostics: [Diagnostic]) {
    let folder = try CatalogFolder(Self.files)
    let localizer = Localizer(
      library: try StringLibrary(searching: [folder.path]), language: LanguageTag(language)!, pseudoLanguages: pseudo)
    let environment = LayoutEnvironment(traits: TraitValues(localeIdentifier: language), strings: localizer)
    let answer = try LayoutEnvironment.$current.withValue(environment, operation: body)
    return (answer, localizer.diagnostics)
  }

  @Test(arguments: [("en", "Settings"), ("de", "Einstellungen")])
  func `NSLocalizedString showed the key in every language`(language: String, text: String) throws {
    let found = try inLanguage(language) {
      [
        NSLocalizedString("settings.title", comment: ""),
        NSLocalizedString("settings.title", bundle: Bundle.main, comment: "Title"),
        NSLocalizedString("settings.title", value: "Default", comment: ""),
        NSLocalizedString("settings.title", bundle: .main, value: "Default", comment: ""),
        String(localized: "settings.title"), String(localized: "settings.title", comment: "Title"),
        String(localized: "settings.title", defaultValue: "Default"),
      ]
    }
    #expect(found.answer == Array(repeating: text, count: 7))
    #expect(found.diagnostics.isEmpty)
  }

  @Test func `tables are looked up by their names`() throws {
    let found = try inLanguage("de") {
      [
        NSLocalizedString("open", tableName: "Menu", comment: ""),
        NSLocalizedString("open", tableName: "Menu", bundle: .main, value: "", comment: ""),
        Bundle.main.localizedString(forKey: "open", value: "", table: "Menu"), String(localized: "open", table: "Menu"),
      ]
    }
    #expect(found.answer == Array(repeating: "Öffnen", count: 4))
  }

  @Test(arguments: [("en", "1 item", "2 items"), ("de", "1 Ding", "2 Dinge")])
  func `arguments choose the plural of a format`(language: String, one: String, two: String) throws {
    let found = try inLanguage(language) { () -> [String] in
      let format = NSLocalizedString("%lld items", tableName: "Plurals", comment: "")
      let count = 2
      return [
        String.localizedStringWithFormat(format, 1), String.localizedStringWithFormat(format, count),
        String(format: NSLocalizedString("%lld items", tableName: "Plurals", comment: ""), count),
        String(localized: "\(count) items", table: "Plurals"),
      ]
    }
    #expect(found.answer == [one, two, two, two])
    #expect(found.diagnostics.isEmpty, "a format without its arguments is no mistake")
  }

  @Test func `texts are put into formats, and pseudo-languages change them once`() throws {
    let found = try inLanguage("de", [.doubled]) { () -> [String] in
      let name = "Ada"
      return [
        NSLocalizedString("literal", comment: ""),
        String.localizedStringWithFormat(NSLocalizedString("greeting %@", comment: ""), name),
        String(localized: "greeting \(name)"),
      ]
    }
    #expect(found.answer == ["Fertig Fertig", "Hallo, Ada Hallo, Ada", "Hallo, Ada Hallo, Ada"])
  }

  @Test func `a key that no catalog has is reported, and its value shown`() throws {
    let found = try inLanguage("de") {
      [
        NSLocalizedString("settings.titel", comment: ""),
        NSLocalizedString("missing.key", value: "Default", comment: ""),
      ]
    }
    #expect(found.answer == ["settings.titel", "Default"])
    #expect(found.diagnostics.map(\.rule) == ["missing-string", "missing-string"])
    #expect(found.diagnostics.contains { $0.fix?.contains("settings.title") == true })
  }

  @Test func `other formats keep their numbers`() throws {
    let found = try inLanguage("de") {
      [
        String(format: "%03d", 7), String(format: "%.2f", 1.5), String.localizedStringWithFormat("%.1f", 2.5),
        String(format: "%d/%d", 1, 2), String(format: "%@: %d", "a", 3),
      ]
    }
    #expect(found.answer == ["007", "1.50", "2,5", "1/2", "a: 3"])
  }
}
