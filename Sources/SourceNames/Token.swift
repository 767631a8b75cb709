/// A word, an operator or a bracket of a Swift file.
package struct Token {
  package enum Kind: Equatable {
    /// Identifiers and keywords; backticks are not part of the text.
    case word
    /// A longest run of operator characters.
    case symbol
    case opening, closing
    /// `,`, `;`, `:`, `@`, `#`.
    case mark
    /// A number, a string or a regular expression.
    case literal
  }

  package let kind: Kind
  package let text: Substring
  /// The range of bytes in the file, backticks included.
  let range: Range<Int>
  /// Whether the token is the first on its line.
  let startsLine: Bool
  /// Whether the word stands in backticks.
  package var isQuoted = false
  /// The index of the bracket that belongs to this one; `nil` for other tokens, and where it is missing.
  package var partner: Int?

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  func isBracket(_ text: String) -> Bool { (kind == .opening || kind == .closing) && self.text == text }
  func isKeyword(_ words: Set<String>) -> Bool { kind == .word && !isQuoted && words.contains(String(text)) }
}
