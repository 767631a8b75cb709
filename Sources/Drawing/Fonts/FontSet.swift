package import Foundation
import Synchronization

/// The fonts that text is set in, chosen by file from a fixed list of directories; the user's font configuration has
/// no say. Files are opened when they are first needed.
package final class FontSet: Sendable {
  let directory: FontDirectory
  let glyphs: GlyphSource
  private let opened = Mutex<[String: FontFile]>([:])
  private let hashes = Mutex<[String: String]>([:])

  /// Searches the user's directories first and Debian's afterwards.
  ///
  /// - Parameter isForText: a set that lacks what no text can do without is an error, and not one to take stock of.
  /// - Throws: `FontError.missing` where there is no Inter or no Noto Sans, and `unreadableDirectory`.
  package init(extraDirectories: [URL] = [], isForText: Bool = true) throws(FontError) {
    directory = try FontDirectory(userDirectories: extraDirectories)
    glyphs = GlyphSource()
    guard isForText else { return }
    for (stem, package) in Self.essentials where directory.file(stem: stem, style: "Regular") == nil {
      throw .missing(file: "\(stem)-Regular", package: package, directories: directory.directories)
    }
  }

  static let essentials = [
    ("Inter", "fonts-inter"), ("InterDisplay", "fonts-inter"), ("NotoSans", "fonts-noto-core"),
    ("NotoSansArabic", "fonts-noto-core"),
  ]

  /// Folders that are searched, in order.
  package var folders: [String] { directory.directories }

  /// What the fonts opened so far add to the environment.
  package var environment: EnvironmentRecord {
    environment(of: opened.withLock { Array($0.keys) })
  }

  /// The environment of the named fonts, as glyph runs name them; names that are not in the set are left out.
  package func environment(of names: some Sequence<String>) -> EnvironmentRecord {
    let files = Set(names.map { String($0.prefix { $0 != "#" }) }).sorted()
    return EnvironmentRecord(
      fonts: files.compactMap { file in
        hash(of: file).map { EnvironmentRecord.FontEntry(file: file, sha256: $0) }
      })
  }

  /// Whether a `FontDescription.Family.named` would be found, rather than set in the system face.
  package func hasFamily(_ family: String) -> Bool {
    file(family: family, weight: 400, isItalic: false) != nil
  }

  /// The Debian package with a font for a character that the set lacks, and the character's script (ISO 15924).
  package func advice(forMissing text: String) -> (script: String, package: String) {
    guard let first = text.first else { return ("Zyyy", "fonts-noto-core") }
    if first.hasEmojiPresentation { return ("Zsye", ScriptFonts.package(for: "Zsye")) }
    let script = ISOScript.name(of: first.unicodeScalars.first!)
    return (script, ScriptFonts.package(for: script))
  }

  /// Missing characters by their scripts, in the order in which the scripts first occur.
  package func adviceByScript(
    forMissing characters: [String]
  ) -> [(script: String, package: String, characters: [String])] {
    var scripts: [(script: String, package: String, characters: [String])] = []
    for character in characters {
      let (script, package) = advice(forMissing: character)
      if let index = scripts.firstIndex(where: { $0.script == script }) {
        scripts[index].characters.append(character)
      } else {
        scripts.append((script, package, [character]))
      }
    }
    return scripts
  }

  /// The font that a glyph run names; `nil` where the set has no such file or it cannot be read.
  func file(named name: String) -> FontFile? {
    if let file = opened.withLock({ $0[name] }) { return file }
    let parts = name.split(separator: "#", maxSplits: 1)
    guard let base = parts.first, let path = directory.path(of: String(base)) else { return nil }
    let index = parts.count > 1 ? UInt32(parts[1]) ?? 0 : 0
    guard let file = try? FontFile(name: name, path: path, index: index) else { return nil }
    return opened.withLock { files in
      if let earlier = files[name] { return earlier }
      files[name] = file
      return file
    }
  }

  private func hash(of file: String) -> String? {
    if let known = hashes.withLock({ $0[file] }) { return known }
    guard let path = directory.path(of: file),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return nil }
    let hash = data.withUnsafeBytes { SHA256.hex($0) }
    hashes.withLock { $0[file] = hash }
    return hash
  }
}
