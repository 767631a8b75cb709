/// Parses `"key" = "value";`, with comments. A later pair of the same key wins, as it does on a device.
struct StringsParser {
  private let file: String
  private let bytes: [UInt8]
  private var position = 0
  /// The last key read, to name it in errors.
  private var key: String?

  init(file: String, text: String) {
    self.file = file
    bytes = Array(text.utf8)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func parse() throws(CatalogError) -> [String: StringEntry] {
    var entries: [String: StringEntry] = [:]
    try skipBlanks()
    let isBraced = take("{")
    try skipBlanks()
    while let byte = next, byte != UInt8(ascii: "}") {
      let (name, value) = try readPair()
      entries[name] = StringEntry(form: .text(value))
      try skipBlanks()
    }
    key = nil
    if isBraced, !take("}") { throw failure("missing '}'") }
    try skipBlanks()
    if next != nil { throw failure("unexpected \(shown)") }
    return entries
  }

  /// Reads a key and its value; a key without a value is its own value.
  private mutating func readPair() throws(CatalogError) -> (key: String, value: String) {
    key = nil
    let start = position
    let name = try readWord("a key")
    key = name
    try skipBlanks()
    var value = name
    if take("=") {
      try skipBlanks()
      value = try readWord("a value")
      try skipBlanks()
    }
    if take(";") { return (name, value) }
    throw next == nil ? failure("the file ends before the ';'", at: start) : failure("expected ';'")
  }

  private mutating func readWord(_ what: String) throws(CatalogError) -> String {
    guard let byte = next else { throw failure("the file ends where \(what) is expected") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try readQuoted(by: byte) }
    let start = position
    while let byte = next, Self.isUnquoted(byte) { position += 1 }
    guard position > start else { throw failure("expected \(what), not \(shown)") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Returns whether a word without quotes may contain the byte.
  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func readQuoted(by quote: UInt8) throws(CatalogError) -> String {
    let start = position
    position += 1
    var text = ""
    var run = position
    while let byte = next {
      if byte == quote || byte == UInt8(ascii: "\\") {
        text += String(decoding: bytes[run..<position], as: UTF8.self)
        position += 1
        if byte == quote { return text }
        text += try readEscape()
        run = position
      } else {
        position += 1
      }
    }
    throw failure("the string has no closing quote", at: start)
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "a"): "\u{7}",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "v"): "\u{B}",
  ]

  /// Reads an escape after a backslash. Any other character is taken literally: `\"`, `\\`, a line break.
  private mutating func readEscape() throws(CatalogError) -> String {
    guard let byte = next else { throw failure("the file ends within a string") }
    if let text = Self.escapes[byte] {
      position += 1
      return text
    }
    if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
      position += 1
      return try readUnicodeEscape()
    }
    let octal = bytes[position...].prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    if !octal.isEmpty {
      position += octal.count
      return String(UnicodeScalar(octal.reduce(UInt16(0)) { $0 * 8 + UInt16($1 - UInt8(ascii: "0")) })!)
    }
    guard byte < 0x80 else { return "" }
    position += 1
    return String(UnicodeScalar(byte))
  }

  /// Reads `\U` and a UTF-16 code unit; a character outside the Basic Multilingual Plane is two escapes. A null, which
  /// nobody sees, is left out.
  private mutating func readUnicodeEscape() throws(CatalogError) -> String {
    let start = position - 2
    var units = [readCodeUnit()]
    if units == [0] { return "" }
    if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] | 0x20 == UInt8(ascii: "u")
    {
      position += 2
      units.append(readCodeUnit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw failure("unpaired surrogate", at: start)
    }
    return text
  }

  /// Reads up to four digits. As in Core Foundation, a letter that is none ends them, even at the beginning: `\Utwo` is
  /// a null and "two".
  private mutating func readCodeUnit() -> UInt16 {
    let digits = bytes[position...].prefix(4).prefix { Character(UnicodeScalar($0)).isHexDigit }
    position += digits.count
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
  }

  /// Skips comments and white space, including the wide blanks that some editors write.
  private mutating func skipBlanks() throws(CatalogError) {
    while let byte = next {
      if byte == UInt8(ascii: "/"), bytes[position...].starts(with: "//".utf8) {
        while let byte = next, byte != 0x0A, byte != 0x0D { position += 1 }
      } else if byte == UInt8(ascii: "/"), bytes[position...].starts(with: "/*".utf8) {
        try skipComment()
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if let blank = Self.wideBlanks.first(where: { bytes[position...].starts(with: $0) }) {
        position += blank.count
      } else {
        return
      }
    }
  }

  /// The no-break space, the line and paragraph separators, and the byte order mark.
  private static let wideBlanks = ["\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}"].map { Array($0.utf8) }

  private mutating func skipComment() throws(CatalogError) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw failure("the comment has no end", at: start)
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  /// The character at the position, for messages.
  private var shown: String {
    String(decoding: bytes[position...].prefix(8), as: UTF8.self).first.map { "'\($0)'" } ?? "the end"
  }

  private func failure(_ reason: String, at offset: Int? = nil) -> CatalogError {
    let place = TextPosition(ofByte: offset ?? position, in: bytes)
    return CatalogError(file: file, line: place.line, column: place.column, key: key, reason: reason)
  }
}
