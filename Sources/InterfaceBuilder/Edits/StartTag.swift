import Foundation

/// A start tag in the bytes of a document that a parser has accepted.
struct StartTag {
  struct Attribute {
    /// The value without character references.
    let value: String
    /// Of the value's bytes, without the quotes.
    let range: Range<Int>
  }

  let name: String
  let attributes: [String: Attribute]

  /// Whether it has a button's title in its normal state.
  var isTitle: Bool {
    (name == "state" && attributes["key"]?.value == "normal" || name == "buttonConfiguration")
      && attributes["title"] != nil
  }

  /// The number of tags that are read behind a line: a button is followed by what belongs to it.
  private static let limit = 60

  /// Returns the tags that begin on a line, and those behind them.
  static func all(in document: Data, fromLine line: Int) -> [StartTag] {
    let bytes = [UInt8](document)
    var position = 0
    var current = 1
    while current < line, position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { current += 1 }
      position += 1
    }
    guard current == line else { return [] }
    // Indentation alone may be before the tag.
    guard let start = bytes[position...].firstIndex(where: { !$0.isBlank }), bytes[start] == UInt8(ascii: "<"),
      !bytes[position..<start].contains(UInt8(ascii: "\n"))
    else { return [] }
    var tags: [StartTag] = []
    position = start
    while tags.count < limit, let next = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      var scanner = TagScanner(bytes, next + 1)
      guard let tag = scanner.tag() else { position = next + 1; continue }
      tags.append(tag)
      position = scanner.position
    }
    return tags
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

/// Reads the name and the attributes of one tag.
private struct TagScanner {
  private let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], _ position: Int) { (self.bytes, self.position) = (bytes, position) }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// `nil` for an end tag, a comment and an instruction.
  mutating func tag() -> StartTag? {
    guard let name = name() else { return nil }
    var attributes: [String: StartTag.Attribute] = [:]
    while let byte, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
      if byte.isBlank { position += 1; continue }
      guard let key = self.name(), let attribute = value() else { return nil }
      attributes[key] = attribute
    }
    return StartTag(name: name, attributes: attributes)
  }

  private mutating func name() -> String? {
    let start = position
    while let byte, !byte.isBlank, !"=/>!?\"'<".utf8.contains(byte) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func value() -> StartTag.Attribute? {
    while let byte, byte.isBlank || byte == UInt8(ascii: "=") { position += 1 }
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = position + 1
    guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
    position = end + 1
    return StartTag.Attribute(value: Self.unescaped(bytes[start..<end]), range: start..<end)
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
      let reference = part.prefix { $0 != ";" }
      text += (entities[String(reference)] ?? character(reference) ?? "&\(reference);")
      text += part.dropFirst(reference.count + 1)
    }
  }

  /// `#10` or `#x0A`.
  private static func character(_ reference: Substring) -> String? {
    guard reference.hasPrefix("#") else { return nil }
    let digits = reference.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
