import LPSupport
import Foundation

/// Turns names into file names: letters and digits of any script, joined by hyphens.
enum Slug {
  private static let longest = 80

  /// `Profile card` → `profile-card`; `Größe (2×)` → `größe-2×`. A name without letters and digits becomes `empty`.
  static func file(_ name: String, empty: String) -> String {
    let slug = joined(composed(name).lowercased(), keeping: "._+=@×")
    return slug.isEmpty ? (name.isEmpty ? empty : "\(empty)-\(Digest64(name).hex.prefix(6))") : shortened(slug, name)
  }

  /// Returns the slug of a catalog's name, which keeps its case: `Gallery`.
  static func folder(_ name: String) -> String {
    let slug = joined(composed(name), keeping: "._+")
    return slug.isEmpty ? "catalog-\(Digest64(name).hex.prefix(6))" : shortened(slug, name)
  }

  /// Composes a name. Most names are ASCII, which is checked faster than it is composed.
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
    if !slug.utf8.contains(UInt8(ascii: ".")) { return slug }
    // A leading dot hides a file, some systems remove a trailing one, and two mean the parent folder.
    return withoutFileEnding(
      slug.replacingOccurrences(of: "..", with: ".").trimmingCharacters(in: CharacterSet(charactersIn: ".-")))
  }

  /// The endings of files that lie beside the folders of previews, or in them.
  private static let fileEndings: Set<String> = [
    "css", "html", "js", "json", "jsonl", "lock", "md", "names", "pdf", "png", "svg", "txt", "webp", "xml",
  ]

  /// Joins an ending that files of this project have by a hyphen, `environment.json` → `environment-json`, so that no
  /// name of a user's is that of such a file.
  private static func withoutFileEnding(_ slug: String) -> String {
    guard let dot = slug.lastIndex(of: "."), fileEndings.contains(slug[slug.index(after: dot)...].lowercased()) else {
      return slug
    }
    return "\(slug[..<dot])-\(slug[slug.index(after: dot)...])"
  }

  /// Shortens a slug. File systems allow 255 bytes, of which suffixes and the names of temporary files need some.
  private static func shortened(_ slug: String, _ name: String) -> String {
    guard slug.utf8.count > longest else { return slug }
    var start = Substring(slug)
    while start.utf8.count > longest - 7 { start.removeLast() }
    return "\(start)-\(Digest64(name).hex.prefix(6))"
  }
}
