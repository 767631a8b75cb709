/// The target of a link, `(address "title")`, after its closing bracket.
struct MarkdownTarget {
  private(set) var address = ""
  /// The index of the first character after it.
  private(set) var end = 0

  /// An address or a title is not searched for its end any further, so that a mass of those without one is not searched
  /// again and again.
  static let longest = 2000

  init?(_ characters: [Character], at start: Int) {
    guard start < characters.count, characters[start] == "(" else { return nil }
    var index = start + 1
    func skipSpaces() { while index < characters.count, characters[index].isWhitespace { index += 1 } }
    skipSpaces()
    guard let found = Self.address(characters, at: &index) else { return nil }
    let afterAddress = index
    skipSpaces()
    if index > afterAddress, index < characters.count, let closing = Self.quotes[characters[index]] {
      guard let last = Self.titleEnd(characters, from: index + 1, closing) else { return nil }
      index = last + 1
      skipSpaces()
    }
    guard index < characters.count, characters[index] == ")" else { return nil }
    address = found
    end = index + 1
  }

  private static let quotes: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]

  /// Returns the index of the character that ends a title; `nil` where there is none, or another title begins in one in
  /// round brackets.
  private static func titleEnd(_ characters: [Character], from start: Int, _ closing: Character) -> Int? {
    var index = start
    while index < min(characters.count, start + longest) {
      switch characters[index] {
      case closing: return index
      case "(" where closing == ")": return nil
      case "\\": index += 2
      default: index += 1
      }
    }
    return nil
  }

  private static func address(_ characters: [Character], at index: inout Int) -> String? {
    var address = ""
    if index < characters.count, characters[index] == "<" {
      index += 1
      while index < characters.count, characters[index] != ">", characters[index] != "<", !characters[index].isNewline {
        address.append(characters[index])
        index += 1
      }
      guard index < characters.count, characters[index] == ">" else { return nil }
      index += 1
      return address
    }
    var depth = 0
    while index < characters.count, !characters[index].isWhitespace {
      switch characters[index] {
      case "(":
        depth += 1
        // As in other readers, so that a mass of brackets is not searched again and again.
        if depth > 32 { return nil }
      case ")" where depth == 0: return address
      case ")": depth -= 1
      case "\\" where index + 1 < characters.count && characters[index + 1].isMarkdownPunctuation: index += 1
      default: break
      }
      address.append(characters[index])
      index += 1
    }
    return depth == 0 ? address : nil
  }
}
