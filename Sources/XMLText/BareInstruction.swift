package import Foundation

/// An XML processing instruction with nothing but a name, `<?name?>`. Foundation's parser on Linux reads its content,
/// which is a null pointer, and the process ends.
package enum BareInstruction {
  /// Returns the index of the first one in a text of UTF-8; `nil` without one. What stands in comments, in sections of
  /// characters and in other instructions is none, except in and after a document type with declarations of its own.
  package static func firstIndex(in text: Data) -> Data.Index? {
    var start = text.startIndex
    var isLiteral = true
    while let mark = text.index(of: UInt8(ascii: "<"), from: start) {
      start = mark + 1
      let rest = text[start...]
      if rest.first == UInt8(ascii: "?") {
        start += 1
        let name = text[start...].prefix { !Self.ends.contains($0) }
        if text[name.endIndex...].starts(with: Self.end) { return mark }
        if isLiteral { start = text.index(after: Self.end, from: name.endIndex) }
      } else if isLiteral, let section = Self.sections.first(where: { rest.starts(with: $0.start) }) {
        start = text.index(after: section.end, from: mark + 1 + section.start.count)
      } else if isLiteral, rest.starts(with: "!DOCTYPE".utf8) {
        (start, isLiteral) = afterDocumentType(text, from: start)
      }
    }
    return nil
  }

  /// Returns where a document type ends, and whether it has no declarations.
  private static func afterDocumentType(_ text: Data, from start: Data.Index) -> (Data.Index, Bool) {
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: ">"): return (index + 1, true)
      case UInt8(ascii: "["), UInt8(ascii: "<"): return (index, false)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = text.index(of: text[index], from: index + 1) ?? text.endIndex
      default: break
      }
      index += 1
    }
    return (text.endIndex, false)
  }

  /// What a name ends at: white space, after which content may come, and the question mark of the end.
  private static let ends: Set<UInt8> = [9, 10, 13, 32, UInt8(ascii: "?")]
  private static let end = Array("?>".utf8)
  private static let sections = [("!--", "-->"), ("![CDATA[", "]]>")].map { start, end in
    (start: Array(start.utf8), end: Array(end.utf8))
  }
}

extension Data {
  /// Returns the index behind the first occurrence of bytes from an index on; the end without one.
  fileprivate func index(after bytes: [UInt8], from start: Index) -> Index {
    var start = start
    while let place = index(of: bytes[0], from: start) {
      if self[place...].starts(with: bytes) { return place + bytes.count }
      start = place + 1
    }
    return endIndex
  }
}
