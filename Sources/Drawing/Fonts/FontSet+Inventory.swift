import LPLayoutModel
import Foundation

extension FontSet {
  /// The font of one kind of text, and the package to install if it is missing.
  package struct InventoryEntry: Hashable, Codable, Sendable {
    /// The kind of text: `System face`, `Arabic`, `Emoji`…
    package var role: String
    /// The ISO 15924 codes of the scripts for which the font is the first choice.
    package var scripts: [String]
    /// The file's name; `nil` if no directory has it.
    package var file: String?
    package var path: String?
    /// The digest in lower-case hexadecimal digits.
    package var sha256: String?
    /// Whether the file exists but is not a font.
    package var isDamaged: Bool
    /// Whether no text can be set without the font.
    package var isEssential: Bool
    /// The available weights and slants, by their names in files: `Regular`, `Bold`, `BoldItalic`.
    package var styles: [String]
    /// The Debian package.
    package var package: String
  }

  /// An entry for each role, in the order in which fonts are tried, followed by one for each further script with a
  /// face. Computing it reads each named file for its digest.
  package var inventory: [InventoryEntry] {
    let roles = Self.roles.map { role in
      entry(role.name, stems: role.stems, scripts: role.scripts, package: role.package)
    }
    let known = Set(Self.roles.flatMap(\.scripts))
    let others = ScriptFonts.scripts.filter { !known.contains($0) }.map { script in
      entry(
        "Script \(script)", stems: [ScriptFonts.stem(for: script) ?? ""], scripts: [script],
        package: ScriptFonts.package(for: script))
    }
    return roles + others
  }

  /// The fonts of the user's directories, which take precedence over all others.
  package var ownFonts: [OwnFont] {
    directory.userFiles.map { name in
      let file = file(named: name)
      let face = file?.selfDescription
      return OwnFont(
        file: name, path: directory.path(of: name) ?? name, family: face?.family, weight: face.map { Int($0.weight) },
        isItalic: face?.isItalic ?? false, sha256: environment(of: [name]).fonts.first?.sha256, isDamaged: file == nil)
    }
  }

  package struct OwnFont: Hashable, Codable, Sendable {
    package var file: String
    package var path: String
    package var family: String?
    /// The CSS weight: 400 is regular.
    package var weight: Int?
    package var isItalic: Bool
    package var sha256: String?
    package var isDamaged: Bool
  }

  private func entry(_ role: String, stems: [String], scripts: [String], package: String) -> InventoryEntry {
    let found = stems.lazy.compactMap { [directory] stem in
      directory.file(stem: stem, style: "Regular") ?? directory.file(stem: stem, style: "")
    }.first
    return InventoryEntry(
      role: role, scripts: scripts, file: found, path: found.flatMap(directory.path(of:)),
      sha256: found.flatMap { environment(of: [$0]).fonts.first?.sha256 },
      isDamaged: found.map { file(named: $0) == nil } ?? false,
      isEssential: stems.contains { stem in Self.essentials.contains { $0.0 == stem } },
      styles: stems.lazy.map(directory.styles(ofStem:)).first { !$0.isEmpty } ?? [], package: package)
  }

  private struct Role {
    let name: String
    /// The beginnings of file names, in the order in which they are tried.
    let stems: [String]
    let scripts: [String]
    let package: String

    init(_ name: String, _ stems: String..., scripts: [String] = [], package: String = "fonts-noto-core") {
      self.name = name
      self.stems = stems
      self.scripts = scripts
      self.package = package
    }
  }

  private static let roles = [
    Role("System face", "Inter", package: "fonts-inter"),
    Role("System face, large", "InterDisplay", package: "fonts-inter"),
    Role("Monospaced", "DejaVuSansMono", package: "fonts-dejavu-core"),
    Role("Latin, Greek, Cyrillic", "NotoSans", scripts: ["Latn", "Grek", "Cyrl"]),
    Role("Arabic", "NotoSansArabic", scripts: ["Arab"]), Role("Hebrew", "NotoSansHebrew", scripts: ["Hebr"]),
    Role("Devanagari", "NotoSansDevanagari", scripts: ["Deva"]), Role("Thai", "NotoSansThai", scripts: ["Thai"]),
    Role(
      "Chinese, Japanese, Korean", "NotoSansCJK", scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo"],
      package: "fonts-noto-cjk"),
    Role("Symbols", "NotoSansSymbols2"), Role("Mathematics", "NotoSansMath"),
    Role("Emoji", ScriptFonts.emoji, scripts: ["Zsye"], package: "fonts-noto-color-emoji"),
  ]
}
