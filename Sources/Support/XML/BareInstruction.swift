package import Foundation

/// An XML processing instruction with nothing but a name, `<?name?>`. Foundation's parser on Linux reads its content,
/// which is a null pointer, and the process ends.
package enum BareInstruction {
  /// Returns the index of the first one in a text of UTF-8; `nil` without one. One in a comment counts as well: the parser
  /// recovers from mistakes, such as an unfinished XML declaration, and then does not agree on where a comment is.
  package static func firstIndex(in text: Data) -> Data.Index? {
    var start = text.startIndex
    while let mark = text.index(of: UInt8(ascii: "<"), from: start) {
      start = mark + 1
      guard start < text.endIndex, text[start] == UInt8(ascii: "?") else { continue }
      start += 1
      let name = text[start...].prefix { !Self.ends.contains($0) }
      if text[name.endIndex...].starts(with: Data("?>".utf8)) { return mark }
    }
    return nil
  }

  /// The ends of a name: white space, after which content may come, and the question mark of the end.
  private static let ends: Set<UInt8> = [9, 10, 13, 32, UInt8(ascii: "?")]
}
