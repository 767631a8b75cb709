/// A pattern for the names of previews. It ignores case, and `*` stands for any characters; after an equals sign the
/// name follows, in which it does not.
package struct NamePattern {
  private let text: String

  package init(_ text: String) { self.text = text }

  package func matches(_ name: String) -> Bool {
    text.hasPrefix("=")
      ? text.dropFirst().lowercased() == name.lowercased() : Self.matches(Array(name.lowercased()), pattern)
  }

  private var pattern: [Character] { Array(text.lowercased()) }

  /// Returns whether a name matches. After a mismatch the search continues at the last `*`, so that the time is at most
  /// the product of the lengths.
  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (at, letter) = (0, 0)
    var retry: (star: Int, name: Int)?
    while at < name.count {
      if letter < pattern.count, pattern[letter] == "*" {
        retry = (letter, at)
        letter += 1
      } else if letter < pattern.count, pattern[letter] == name[at] {
        (at, letter) = (at + 1, letter + 1)
      } else if let (star, start) = retry {
        retry = (star, start + 1)
        (at, letter) = (start + 1, star + 1)
      } else {
        return false
      }
    }
    return pattern[letter...].allSatisfy { $0 == "*" }
  }
}
