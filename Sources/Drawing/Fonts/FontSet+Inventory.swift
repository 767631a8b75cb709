import AutoLayout

extension FontSet {
  /// What text is set in, and what to install where a font is missing.
  package struct InventoryEntry: Hashable, Codable, Sendable {
    /// `System face`, `Arabic`, `Emoji`…
    package var role: String
    /// `nil` where no directory has one.
    package var file: String?
    package var path: String?
    /// Lower-case hexadecimal.
    package var sha256: String?
    /// Debian's package.
    package var package: String
  }

  /// One entry a role, in the order in which fonts are tried. Reads every file named to take its checksum.
  package var inventory: [InventoryEntry] {
    Self.roles.map { role, stem, style, package in
      let file = stem.split(separator: " ").lazy.compactMap { [directory] stem in
        directory.file(stem: String(stem), style: style) ?? directory.file(stem: String(stem), style: "")
      }.first
      return InventoryEntry(
        role: role, file: file, path: file.flatMap(directory.path(of:)),
        sha256: file.flatMap { environment(of: [$0]).fonts.first?.sha256 }, package: package)
    }
  }

  /// Role, stems in the order they are tried, style, package.
  private static let roles: [(String, String, String, String)] = [
    ("System face", "Inter", "Regular", "fonts-inter"),
    ("System face, large", "InterDisplay", "Regular", "fonts-inter"),
    ("Monospaced", "NotoSansMono DejaVuSansMono", "Regular", "fonts-dejavu-core"),
    ("Latin, Greek, Cyrillic", "NotoSans", "Regular", "fonts-noto-core"),
    ("Arabic", "NotoSansArabic", "Regular", "fonts-noto-core"),
    ("Hebrew", "NotoSansHebrew", "Regular", "fonts-noto-core"),
    ("Devanagari", "NotoSansDevanagari", "Regular", "fonts-noto-core"),
    ("Thai", "NotoSansThai", "Regular", "fonts-noto-core"),
    ("Chinese, Japanese, Korean", "NotoSansCJK", "Regular", "fonts-noto-cjk"),
    ("Symbols", "NotoSansSymbols2", "Regular", "fonts-noto-core"),
    ("Emoji", "NotoColorEmoji", "", "fonts-noto-color-emoji"),
  ]
}
