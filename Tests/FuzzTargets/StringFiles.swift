import LPLayoutModel
import Foundation
import LPLocalization

/// Files of strings: found, read, and shown with arguments that do not fit them.
enum StringFiles {
  private static let languages = ["en", "ar"].compactMap { LanguageTag($0) }
  private static let arguments: [[any CVarArg & Sendable]] = [[], [3, "text", 2.5], [-1, UInt64.max]]
  private static let mostKeys = 4
  /// No string of the size that fuzzers write is shown longer, in bytes.
  private static let longest = 8 << 20

  static func localize(_ bytes: [UInt8], file: String) throws {
    let folder = file.split(separator: ".").last ?? ""
    _ = try ScratchFolder.write(bytes, to: "\(folder)/\(file)")
    let path = "\(ScratchFolder.path)/\(folder)"
    guard let library = try? StringLibrary(searching: [path]), (try? library.validate()) != nil else { return }
    _ = try? library.languages()
    for language in languages {
      let localizer = Localizer(library: library, language: language, pseudoLanguages: [.accented, .bounded])
      for key in library.keys(of: "Localizable").prefix(mostKeys) {
        for arguments in arguments {
          let text = localizer.localized(key, table: nil, arguments: arguments)
          try promise(text.utf8.count <= longest, "the string '\(key)' is shown with \(text.utf8.count) bytes")
        }
        _ = localizer.objectText(key, table: "Localizable", base: key)
      }
      _ = localizer.diagnostics
    }
  }
}
