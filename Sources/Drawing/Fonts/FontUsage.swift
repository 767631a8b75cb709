/// The fonts that text was set in, and the characters that they show.
package struct FontUsage: Hashable, Codable, Sendable {
  /// The characters by font names as in glyph runs: `Inter-Regular.otf`, `NotoSansCJK-Regular.ttc#0`. ASCII is not
  /// listed.
  package private(set) var characters: [String: Set<UInt32>] = [:]

  package init() {}

  mutating func add(_ scalars: String.UnicodeScalarView, to font: String) {
    characters[font, default: []].formUnion(scalars.lazy.map(\.value))
  }

  package mutating func formUnion(_ other: FontUsage) {
    for (font, scalars) in other.characters { characters[font, default: []].formUnion(scalars) }
  }

  package func without(_ files: Set<String>) -> FontUsage {
    var usage = self
    usage.characters = characters.filter { !files.contains(String($0.key.prefix { $0 != "#" })) }
    return usage
  }

  /// The faces of each file with their characters; 0 for a file with one face.
  package var files: [String: [Int: Set<UInt32>]] {
    var files: [String: [Int: Set<UInt32>]] = [:]
    for (name, scalars) in characters {
      let parts = name.split(separator: "#", maxSplits: 1)
      let face = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
      files[String(parts[0]), default: [:]][face, default: []].formUnion(scalars)
    }
    return files
  }
}
