import Foundation
import LPSupport

/// A file with strings that was found but not read yet.
struct CatalogFile: Hashable, Sendable {
  let path: String
  let kind: Kind
  /// The file's name without its extension.
  let table: String
  /// The language that the `.lproj` folder names; `nil` for `Base` and for catalogs that hold all languages.
  let language: LanguageTag?

  enum Kind: String, CaseIterable, Sendable {
    /// The file formats, in the order in which a key is looked up.
    case stringsdict, xcstrings, strings
  }

  func read() throws(CatalogError) -> CatalogContents {
    let bytes = try Self.bytes(ofFile: path)
    switch kind {
    case .xcstrings:
      // Xcode writes UTF-8; the reader reports where the encoding is invalid.
      let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(2).contains(0)
      let text = isWide ? Array(try CatalogText.decode(bytes, file: path).utf8) : bytes
      return try XCStringsReader(file: path, bytes: text).read()
    case .strings: return CatalogContents(strings: [Self.own: try StringsReader.read(file: path, bytes: bytes)])
    case .stringsdict:
      return CatalogContents(strings: [Self.own: try StringsDictReader.read(file: path, bytes: bytes)])
    }
  }

  /// The number of bytes that are read; the largest catalogs of apps have a few megabytes.
  static let sizeLimit = 64 << 20

  static func bytes(ofFile path: String) throws(CatalogError) -> [UInt8] {
    // `stat` avoids the look-up of the owner's name that Foundation's attributes need.
    var status = stat()
    let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
    guard size <= sizeLimit else {
      throw CatalogError(
        file: path,
        reason: "the file has \((size >> 20).grouped) MB, more than the limit of \(sizeLimit >> 20) MB; split it")
    }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw CatalogError(file: path, reason: "the file cannot be read: \(error.localizedDescription)")
    }
  }

  /// A placeholder for the language that the folder names.
  static let own = LanguageTag("und")!
}

/// Reads `.strings`: old-style text lists, and the XML and binary lists that builds turn them into.
enum StringsReader {
  static func read(file: String, bytes: [UInt8]) throws(CatalogError) -> [String: StringEntry] {
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
      return try PlistNode.read(file: file, bytes: bytes).strings(file: file)
    }
    var parser = StringsParser(file: file, text: try CatalogText.decode(bytes, file: file))
    return try parser.parse()
  }
}
