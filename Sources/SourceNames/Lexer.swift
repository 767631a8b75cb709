/// Divides a Swift file into tokens. It knows strings with interpolations, nested comments and regular expressions, and
/// never fails: what it does not know is a token of one byte.
package struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var opened: [Int] = []
  /// How many interpolations the position is in.
  private var nesting = 0
  private static let deepestNesting = 64
  private(set) var tokens: [Token] = []

  /// - Parameter bytes: the whole file, in UTF-8.
  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    lexer.readTokens(untilParenthesis: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
    if starts(with: "#!") { skipLine() }
  }

  // MARK: Bytes

  private func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skipLine() {
    while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, text: Range<Int>? = nil) {
    let text = text ?? start..<position
    tokens.append(
      Token(
        kind: kind, text: Substring(decoding: bytes[text], as: UTF8.self), range: start..<position,
        startsLine: startsLine, isQuoted: text.lowerBound != start))
    startsLine = false
  }

  // MARK: Tokens

  /// - Parameter untilParenthesis: ends behind the parenthesis that closes the last one that was opened.
  private mutating func readTokens(untilParenthesis: Bool) {
    let depth = opened.count
    while position < bytes.count {
      skipBlanks()
      guard position < bytes.count else { return }
      readToken()
      if untilParenthesis, opened.count < depth { return }
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): startsLine = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12: break
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        skipLine()
        continue
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipComment()
        continue
      default: return
      }
      position += 1
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        if byte() == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func readToken() {
    let start = position
    switch byte() {
    case UInt8(ascii: "\""): readString(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readQuoted()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      opened.append(tokens.count)
      add(.opening, from: start)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
      position += 1
      add(.mark, from: start)
    case let byte where Self.isDigit(byte): readNumber()
    case let byte where Self.isWord(byte):
      while position < bytes.count, Self.isWord(self.byte()) { position += 1 }
      add(.word, from: start)
    case UInt8(ascii: "/") where beginsExpression && readRegularExpression(): break
    case let byte where Self.isOperator(byte): readSymbol()
    default:
      position += 1
      add(.mark, from: start)
    }
  }

  private mutating func close() {
    let start = position
    let pairs: [UInt8: Substring] = [UInt8(ascii: ")"): "(", UInt8(ascii: "]"): "[", UInt8(ascii: "}"): "{"]
    let wanted = pairs[byte()]
    position += 1
    // An opening bracket without its closing one ends where one around it is closed.
    if let match = opened.lastIndex(where: { tokens[$0].text == wanted }) {
      let partner = opened[match]
      opened.removeSubrange(match...)
      add(.closing, from: start)
      tokens[partner].partner = tokens.count - 1
      tokens[tokens.count - 1].partner = partner
    } else {
      add(.closing, from: start)
    }
  }

  private mutating func readSymbol() {
    let start = position
    // A dot ends an operator that does not begin with one.
    if byte() == UInt8(ascii: "."), byte(1) != UInt8(ascii: ".") {
      position += 1
      return add(.symbol, from: start)
    }
    // Right behind an operand, `?` and `!` are tokens of their own: `label?.text`, `views!`.
    if byte() == UInt8(ascii: "?") || byte() == UInt8(ascii: "!"), let last = tokens.last,
      last.range.upperBound == start,
      last.kind == .word || last.kind == .closing || last.kind == .literal || ["?", "!", ">"].contains(last.text)
    {
      position += 1
      return add(.symbol, from: start)
    }
    let hasDots = byte() == UInt8(ascii: ".")
    while position < bytes.count, Self.isOperator(byte()), hasDots || byte() != UInt8(ascii: ".") {
      if position > start, starts(with: "//") || starts(with: "/*") { break }
      position += 1
    }
    add(.symbol, from: start)
  }

  private mutating func readNumber() {
    let start = position
    while position < bytes.count,
      Self.isWord(byte()) || byte() == UInt8(ascii: ".") && Self.isDigit(byte(1))
        || (byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+"))
          && [UInt8(ascii: "e"), UInt8(ascii: "p")].contains(bytes[position - 1] | 0x20)
          && !starts(with: "0x", at: start - position)
    { position += 1 }
    add(.literal, from: start)
  }

  private mutating func readQuoted() {
    let start = position
    position += 1
    while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { position += 1 }
    let text = start + 1..<position
    position = min(position + 1, bytes.count)
    add(.word, from: start, text: text)
  }

  /// `#"…"#`, `#/…/#`, or the sign of a directive or macro.
  private mutating func readHash() {
    let start = position
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      readString(hashes: hashes)
    case UInt8(ascii: "/"):
      position += hashes + 1
      while position < bytes.count, !(byte() == UInt8(ascii: "/") && hasHashes(hashes, at: 1)) { position += 1 }
      position = min(position + 1 + hashes, bytes.count)
      add(.literal, from: start)
    default:
      position += hashes
      add(.mark, from: start)
    }
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  // MARK: Literals

  /// At the first quote. Interpolations are read as tokens between parentheses.
  private mutating func readString(hashes: Int) {
    let start = position
    let isLong = starts(with: "\"\"\"")
    position += isLong ? 3 : 1
    add(.literal, from: start)
    while position < bytes.count {
      let byte = byte()
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        position += 1 + hashes
        if self.byte() == UInt8(ascii: "("), nesting < Self.deepestNesting {
          nesting += 1
          defer { nesting -= 1 }
          readToken()
          readTokens(untilParenthesis: true)
        } else {
          position += 1
        }
      } else if isLong
        ? starts(with: "\"\"\"") && hasHashes(hashes, at: 3)
        : byte == UInt8(ascii: "\"") && hasHashes(hashes, at: 1)
      {
        position += (isLong ? 3 : 1) + hashes
        break
      } else if byte == UInt8(ascii: "\n"), !isLong {
        break
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
    startsLine = false
  }

  /// Whether a slash here would begin a regular expression rather than divide.
  private var beginsExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal, .closing: return false
    case .word: return last.isKeyword(Keywords.beforeExpressions)
    default: return true
    }
  }

  /// - Returns: whether there is one, which ends on the same line and begins with no blank.
  private mutating func readRegularExpression() -> Bool {
    guard byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "\t") else { return false }
    var end = position + 1
    var depth = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: "/"):
        guard bytes[end - 1] != UInt8(ascii: " ") else { return false }
        let start = position
        position = end + 1
        add(.literal, from: start)
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  // MARK: Characters

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
