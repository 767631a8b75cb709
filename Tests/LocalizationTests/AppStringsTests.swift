import Foundation
import LPLayoutModel
import Testing

@testable import LPLocalization

/// Translations as they lie around the sources of an app of several modules.
struct AppStringsTests {
  private static func library(_ folder: CatalogFolder, _ development: LanguageTag? = nil) throws -> StringLibrary {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return StringLibrary(
      found: names.filter { $0.hasSuffix(".strings") }.map { "\(folder.path)/\($0)" }, developmentLanguage: development)
  }

  private static func text(_ key: String, in language: String, _ library: StringLibrary, from source: String = "/a")
    -> String
  {
    Localizer(library: library, language: LanguageTag(language)!).localized(
      key, table: nil, arguments: [], at: CallSite(fileID: "A/A.swift", filePath: source, line: 1, column: 1))
  }

  @Test func `a language without a folder has that of its likeliest region`() throws {
    let folder = try CatalogFolder([
      "ar.lproj/Localizable.strings": #""title" = "ar";"#, "en-GB.lproj/Localizable.strings": #""title" = "en-GB";"#,
      "en-US.lproj/Localizable.strings": #""title" = "en-US";"#,
      "pt-BR.lproj/Localizable.strings": #""title" = "pt-BR";"#,
      "zh-TW.lproj/Localizable.strings": #""title" = "zh-TW";"#,
    ])
    let library = try Self.library(folder)
    #expect(try library.developmentLanguage().description == "en-US")
    #expect(Self.text("title", in: "en", library) == "en-US")
    #expect(Self.text("title", in: "en-GB", library) == "en-GB")
    #expect(Self.text("title", in: "pt", library) == "pt-BR")
    #expect(Self.text("title", in: "de", library) == "en-US", "the development language")
    #expect(Self.text("title", in: "zh-CN", library) == "en-US", "another script is not read")
  }

  @Test func `a folder of the language itself leaves its regions out`() throws {
    let folder = try CatalogFolder([
      "en-US.lproj/Localizable.strings": #""title" = "en-US"; "more" = "more US";"#,
      "en.lproj/Localizable.strings": #""title" = "en";"#,
    ])
    let library = try Self.library(folder)
    #expect(Self.text("title", in: "en", library) == "en")
    #expect(Self.text("more", in: "en", library) == "more")
  }

  @Test func `of several tables of a name that of the source's module comes first`() throws {
    let folder = try CatalogFolder([
      "Card/en.lproj/Localizable.strings": #""title" = "Card";"#,
      "Menu/Assets/en.lproj/Localizable.strings": #""title" = "Menu"; "only" = "Only";"#,
    ])
    let library = try Self.library(folder)
    #expect(Self.text("title", in: "en", library, from: "\(folder.path)/Card/View.swift") == "Card")
    #expect(Self.text("title", in: "en", library, from: "\(folder.path)/Menu/Views/View.swift") == "Menu")
    #expect(Self.text("only", in: "en", library, from: "\(folder.path)/Card/View.swift") == "Only")
  }

  @Test func `a catalog that cannot be read takes no other table with it, and is reported`() throws {
    let folder = try CatalogFolder([
      "a/Localizable.xcstrings": "<<<<<<< HEAD", "b/en.lproj/Localizable.strings": #""title" = "Title";"#,
    ])
    let library = StringLibrary(
      found: ["a/Localizable.xcstrings", "b/en.lproj/Localizable.strings"].map { "\(folder.path)/\($0)" },
      developmentLanguage: nil)
    #expect(try library.languages().map(\.description) == ["en"])
    let localizer = Localizer(library: library, language: .english)
    #expect(localizer.localized("title", table: nil, arguments: []) == "Title")
    #expect(localizer.diagnostics.map(\.rule) == ["string-catalog"])
  }

  @Test func `a catalog's region stands in for its language`() throws {
    let entry = #"{"localizations": {"pt-BR": {"stringUnit": {"state": "translated", "value": "Título"}}}}"#
    let folder = try CatalogFolder([
      "Localizable.xcstrings": #"{"sourceLanguage": "de", "version": "1.0", "strings": {"title": \#(entry)}}"#
    ])
    let library = StringLibrary(found: ["\(folder.path)/Localizable.xcstrings"], developmentLanguage: nil)
    #expect(Self.text("title", in: "pt", library) == "Título")
  }

  @Test func `a catalog's source language, whose texts are the keys, was shown in another region's words`() throws {
    let entry = #"{"localizations": {"en-GB": {"stringUnit": {"state": "translated", "value": "Colour"}}}}"#
    let folder = try CatalogFolder([
      "Localizable.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Color": \#(entry)}}"#
    ])
    let library = StringLibrary(found: ["\(folder.path)/Localizable.xcstrings"], developmentLanguage: nil)
    #expect(Self.text("Color", in: "en", library) == "Color")
    #expect(Self.text("Color", in: "en-GB", library) == "Colour")
  }

  @Test func `a folder that names no language is left out`() throws {
    let folder = try CatalogFolder([
      "rtl.lproj/Localizable.strings": #""title" = "?";"#, "en.lproj/Localizable.strings": #""title" = "en";"#,
    ])
    #expect(Self.text("title", in: "en", try Self.library(folder)) == "en")
  }
}
