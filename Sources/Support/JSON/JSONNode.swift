/// A JSON value with the places of its parts, which Foundation's reader does not report.
package struct JSONNode {
  package let value: Value
  /// The byte at which the value begins.
  package let offset: Int

  package enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  package struct Member {
    package let name: String
    package let offset: Int
    package let node: JSONNode
  }

  package struct Failure: Error {
    package let offset: Int
    package let reason: String

    package init(offset: Int, reason: String) { (self.offset, self.reason) = (offset, reason) }
  }

  /// Reads UTF-8, with or without a byte order mark, as RFC 8259 defines it: nothing may follow the value.
  package init(parsing bytes: [UInt8]) throws(Failure) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.readDocument()
  }

  fileprivate init(value: Value, offset: Int) {
    self.value = value
    self.offset = offset
  }

  /// The type of the value with an article, for messages.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Returns the last member with the name.
  package func member(_ name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.name == name }?.node
  }
}

private struct JSONReader {
  let bytes: [UInt8]
  var position = 0
  var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func readDocument() throws(JSONNode.Failure) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let node = try readValue()
    skipSpaces()
    if next != nil { throw failure("there is text after the end of the document") }
    return node
  }

  /// The deepest nesting that is read. No catalog nests deeper, and deeper nesting would overflow the stack.
  private static let depthLimit = 200

  private mutating func readValue() throws(JSONNode.Failure) -> JSONNode {
    skipSpaces()
    let start = position
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw failure("nested too deeply") }
    guard let byte = next else { throw failure("the file ends where a value is expected") }
    let value: JSONNode.Value
    switch byte {
    case UInt8(ascii: "{"): value = .object(try readMembers())
    case UInt8(ascii: "["): value = .array(try readElements())
    case UInt8(ascii: "\""): value = .string(try readString())
    case UInt8(ascii: "t"): value = try readWord("true", .bool(true))
    case UInt8(ascii: "f"): value = try readWord("false", .bool(false))
    case UInt8(ascii: "n"): value = try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try readNumber())
    default: throw failure("unexpected \(shown(byte))")
    }
    return JSONNode(value: value, offset: start)
  }

  private mutating func readMembers() throws(JSONNode.Failure) -> [JSONNode.Member] {
    position += 1
    var members: [JSONNode.Member] = []
    if take("}") { return members }
    repeat {
      skipSpaces()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw failure("expected a name in double quotes") }
      let name = try readString()
      guard take(":") else { throw failure("expected ':' after the name \"\(name)\"") }
      members.append(JSONNode.Member(name: name, offset: start, node: try readValue()))
    } while take(",")
    guard take("}") else { throw failure("expected ',' or '}'") }
    return members
  }

  private mutating func readElements() throws(JSONNode.Failure) -> [JSONNode] {
    position += 1
    var elements: [JSONNode] = []
    if take("]") { return elements }
    repeat { elements.append(try readValue()) } while take(",")
    guard take("]") else { throw failure("expected ',' or ']'") }
    return elements
  }

  private mutating func readWord(_ word: String, _ value: JSONNode.Value) throws(JSONNode.Failure) -> JSONNode.Value {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("unexpected \(shown(bytes[position]))") }
    position += word.utf8.count
    return value
  }

  private mutating func readNumber() throws(JSONNode.Failure) -> Double {
    let start = position
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      throw JSONNode.Failure(offset: start, reason: "malformed number")
    }
    return number
  }

  private mutating func readString() throws(JSONNode.Failure) -> String {
    let start = position
    position += 1
    if let plain = readPlainString() { return plain }
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw JSONNode.Failure(offset: start, reason: "the string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += try readEscape().utf8
      case 0..<0x20: throw failure("a string contains an unescaped line break or control character")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw JSONNode.Failure(offset: start, reason: "the string has no closing quote")
  }

  /// Reads a string without escapes at once. Returns `nil`, and reads nothing, if the string has escapes.
  private mutating func readPlainString() -> String? {
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"), bytes[end] >= 0x20 {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\""),
      let text = String(validating: bytes[position..<end], as: UTF8.self)
    else { return nil }
    position = end + 1
    return text
  }

  private mutating func readEscape() throws(JSONNode.Failure) -> String {
    position += 1
    guard let byte = next else { throw failure("the file ends within a string") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default:
      position -= 1
      throw failure("'\\\(UnicodeScalar(byte))' is not an escape sequence")
    }
  }

  /// Reads `\u` and a UTF-16 code unit; a surrogate pair is two escapes.
  private mutating func readUnicodeEscape() throws(JSONNode.Failure) -> String {
    let start = position - 2
    let first = try readHex()
    var units = [first]
    if UTF16.isLeadSurrogate(first), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      units.append(try readHex())
    }
    guard let string = String(validating: units, as: UTF16.self) else {
      throw JSONNode.Failure(offset: start, reason: "unpaired surrogate")
    }
    return string
  }

  private mutating func readHex() throws(JSONNode.Failure) -> UInt16 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    guard digits.count == 4, let text = String(validating: digits, as: UTF8.self), text.allSatisfy(\.isHexDigit),
      let unit = UInt16(text, radix: 16)
    else { throw failure("expected four hexadecimal digits after '\\u'") }
    position += 4
    return unit
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private func shown(_ byte: UInt8) -> String {
    byte < 0x20 || byte > 0x7E ? "byte \(byte)" : "'\(UnicodeScalar(byte))'"
  }

  private func failure(_ reason: String) -> JSONNode.Failure { JSONNode.Failure(offset: position, reason: reason) }
}
