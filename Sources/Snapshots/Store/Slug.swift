import Foundation

/// Names made fit for files: letters and digits of any script, joined by dashes.
enum Slug {
  private static let longest = 80

  /// `Profile card` → `profile-card`; `Größe (2×)` → `größe-2×`. What has nothing to keep becomes `empty`.
  static func file(_ name: String, empty: String) -> String {
    let slug = joined(composed(name).lowercased(), keeping: "._+=@×")
    return slug.isEmpty ? (name.isEmpty ? empty : "\(empty)-\(Digest64(name).hex.prefix(6))") : shortened(slug, name)
  }

  /// A catalog's name keeps its case: `Gallery`.
  static func folder(_ name: String) -> String {
    let slug = joined(composed(name), keeping: "._+")
    return slug.isEmpty ? "catalog-\(Digest64(name).hex.prefix(6))" : shortened(slug, name)
  }

  /// Most names are the same either way, which is seen faster than it is looked up.
  private static func composed(_ name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 } ? name : name.precomposedStringWithCanonicalMapping
  }

  private static func joined(_ name: String, keeping signs: String) -> String {
    var words: [String] = [""]
    for character in name {
      if character.isLetter || character.isNumber || signs.contains(character) {
        words[words.count - 1].append(character)
      } else if words.last != "" {
        words.append("")
      }
    }
    let slug = words.filter { !$0.isEmpty }.joined(separator: "-")
    // A dot in front hides a file, one at the end is lost on some systems, and two lead upwards.
    return slug.replacingOccurrences(of: "..", with: ".").trimmingCharacters(in: CharacterSet(charactersIn: ".-"))
  }

  /// File systems allow 255 bytes; suffixes and the names of temporary files need some of them.
  private static func shortened(_ slug: String, _ name: String) -> String {
    guard slug.utf8.count > longest else { return slug }
    var start = Substring(slug)
    while start.utf8.count > longest - 7 { start.removeLast() }
    return "\(start)-\(Digest64(name).hex.prefix(6))"
  }
}
