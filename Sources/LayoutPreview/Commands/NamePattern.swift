/// A pattern for the names of previews: any case, `*` for any letters; a name's slug is as good as the name.
struct NamePattern {
  let text: String

  func matches(_ preview: Preview) -> Bool {
    Self.matches(Array(preview.name.lowercased()), pattern) || Self.matches(Array(preview.slug), pattern)
  }

  private var pattern: [Character] { Array(text.lowercased()) }

  /// Goes on after the last `*` whenever letters fail to match, so that the time is at most the product of the lengths.
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
