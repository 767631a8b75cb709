import Foundation
import Messages

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
    let bytes = try bytes()
    switch kind {
    case .xcstrings:
      // Xcode writes UTF-8; the reader tells where that is broken.
      let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(2).contains(0)
      let text = isWide ? Array(try CatalogText.decode(bytes, file: path).utf8) : bytes
      return try XCStringsReader(file: path, bytes: text).read()
    case .strings: return CatalogContents(strings: [Self.own: try StringsReader.read(file: path, bytes: bytes)])
    case .stringsdict:
      return CatalogContents(strings: [Self.own: try StringsDictReader.read(file: path, bytes: bytes)])
    }
  }

  /// The largest catalogs of apps have some megabytes.
  static let sizeLimit = 64 << 20

  private func bytes() throws(CatalogError) -> [UInt8] {
    // Foundation's attributes would look up the owner's name besides.
    var status = stat()
    let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
    guard size <= Self.sizeLimit else {
      throw CatalogError(
        file: path,
        reason: "the file has \((size >> 20).grouped) MB, and catalogs are read up to \(Self.sizeLimit >> 20) MB")
    }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw CatalogError(file: path, reason: "the file cannot be read: \(error.localizedDescription)")
    }
  }

  /// Stands for the language that the folder names.
  static let own = LanguageTag("und")!
}
