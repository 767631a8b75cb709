/// A run of `*`, `_` or `~` that may open or close emphasis.
struct MarkdownDelimiter {
  /// A class of delimiters whose openers are searched together.
  struct Kind: Hashable {
    let character: Character
    let opens: Bool
    let remainder: Int
  }

  let character: Character
  /// The number of characters that are not used up.
  var count: Int
  private let original: Int
  let opens: Bool
  let closes: Bool

  init(_ character: Character, count: Int, before: Character?, after: Character?) {
    self.character = character
    (self.count, original) = (count, count)
    let (spaceBefore, spaceAfter) = (before?.isWhitespace ?? true, after?.isWhitespace ?? true)
    let (markBefore, markAfter) = (before?.isMark ?? false, after?.isMark ?? false)
    let isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    switch character {
    case "_":
      opens = isLeft && (!isRight || markBefore)
      closes = isRight && (!isLeft || markAfter)
    case "~": (opens, closes) = (isLeft && count <= 2, isRight && count <= 2)
    default: (opens, closes) = (isLeft, isRight)
    }
  }

  var kind: Kind { Kind(character: character, opens: opens, remainder: character == "~" ? original : original % 3) }

  /// Whether emphasis may go from here to a closing delimiter.
  func pairs(with closing: MarkdownDelimiter) -> Bool {
    guard opens, count > 0, character == closing.character else { return false }
    if character == "~" { return count == closing.count }
    // "The sum of the lengths must not be a multiple of 3 unless both lengths are."
    guard closes || closing.opens else { return true }
    return (original + closing.original) % 3 != 0 || original % 3 == 0 && closing.original % 3 == 0
  }

  /// Returns what a pair means, and how many characters of each it uses up.
  func taken(with closing: MarkdownDelimiter) -> (intent: InlineIntent, count: Int) {
    if character == "~" { return (.strikethrough, count) }
    return count >= 2 && closing.count >= 2 ? (.stronglyEmphasized, 2) : (.emphasized, 1)
  }
}

extension Character {
  /// Whether the character counts as punctuation for emphasis.
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
  /// Whether a backslash before the character hides its meaning.
  var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
