import Foundation

/// What a catalog file holds.
struct CatalogContents: Sendable {
  /// Where the file says.
  var sourceLanguage: LanguageTag?
  /// A file in an `.lproj` folder has one, which its folder names.
  var strings: [LanguageTag: [String: StringEntry]] = [:]
  /// Keys that are the same in all languages.
  var untranslatable: Set<String> = []
}

/// A file with strings, found but not yet read.
struct CatalogFile: Hashable, Sendable {
  let path: String
  let kind: Kind
  /// The file's name without its extension.
  let table: String
  /// That of the `.lproj` folder; `nil` for `Base` and for catalogs with all languages.
  let language: LanguageTag?

  enum Kind: String, CaseIterable, Sendable {
    /// In the order in which a key is looked for.
    case stringsdict, xcstrings, strings
  }

  func read() throws(CatalogError) -> CatalogContents {
    let bytes: [UInt8]
    do { bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
      throw CatalogError(file: path, reason: "the file cannot be read: \(error.localizedDescription)")
    }
    switch kind {
    case .xcstrings: return try XCStringsReader(file: path, bytes: bytes).read()
    case .strings: return CatalogContents(strings: [Self.own: try StringsReader.read(file: path, bytes: bytes)])
    case .stringsdict:
      return CatalogContents(strings: [Self.own: try StringsDictReader.read(file: path, bytes: bytes)])
    }
  }

  /// Stands for the language that the folder names.
  static let own = LanguageTag("und")!
}
