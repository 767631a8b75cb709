/// Reads a line from left to right. All syntax is ASCII; other bytes are parts of names.
struct ByteScanner {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    position = start
    self.end = end ?? bytes.count
  }

  var isAtEnd: Bool { position >= end }
  var next: UInt8? { position < end ? bytes[position] : nil }

  func text(_ start: Int, _ stop: Int) -> String { String(decoding: bytes[start..<stop], as: UTF8.self) }

  mutating func skipSpaces() { while next == 0x20 || next == 0x09 { position += 1 } }

  func hasPrefix(_ word: StaticString, at index: Int? = nil) -> Bool {
    let start = index ?? position
    let count = word.utf8CodeUnitCount
    guard start + count <= end else { return false }
    return word.withUTF8Buffer { buffer in (0..<count).allSatisfy { bytes[start + $0] == buffer[$0] } }
  }

  mutating func accept(_ word: StaticString) -> Bool {
    guard hasPrefix(word) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  /// The first place of the word in `from..<end`.
  func find(_ word: StaticString, from start: Int) -> Int? {
    let count = word.utf8CodeUnitCount
    guard start >= 0, start + count <= end else { return nil }
    return (start...(end - count)).first { hasPrefix(word, at: $0) }
  }

  mutating func word(while isPart: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = next, isPart(byte) { position += 1 }
    return text(start, position)
  }

  /// A number without a sign: `16`, `0.4`, `2.22507e-308`; infinite and malformed ones are errors.
  mutating func number() throws(LineDamage) -> Double? {
    let start = position
    if accept("inf") || accept("nan") { throw LineDamage("has a number that is not finite") }
    while let byte = next, Self.isDigit(byte) || byte == 0x2E { position += 1 }
    guard position > start else { return nil }
    if bytes[position - 1] == 0x2E, position - start > 1 { position -= 1 }
    if next == 0x65 || next == 0x45 {
      let mark = position
      position += 1
      if next == 0x2B || next == 0x2D { position += 1 }
      let digits = position
      while let byte = next, Self.isDigit(byte) { position += 1 }
      if position == digits { position = mark }
    }
    guard let value = Double(text(start, position)) else {
      position = start
      return nil
    }
    guard value.isFinite else { throw LineDamage("has a number that is not finite") }
    return min(value, Self.greatest)
  }

  /// Whatever is larger means as good as no limit.
  private static let greatest = 1e9

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }
  static func isNamePart(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte == 0x5F || byte == 0x2E || byte == 0x24 || byte >= 0x80
  }
}
