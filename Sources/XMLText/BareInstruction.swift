package import Foundation

/// An XML processing instruction with nothing but a name, `<?name?>`. Foundation's parser on Linux reads its content,
/// which is a null pointer, and the process ends.
package enum BareInstruction {
  /// Returns the index of the first one in a text of UTF-8; `nil` without one.
  package static func firstIndex(in text: Data) -> Data.Index? {
    var start = text.startIndex
    while let mark = text.range(of: Data("<?".utf8), in: start..<text.endIndex) {
      start = mark.upperBound
      let name = text[start...].prefix { !Self.ends.contains($0) }
      if text[name.endIndex...].starts(with: Data("?>".utf8)) { return mark.lowerBound }
    }
    return nil
  }

  /// What a name ends at: white space, after which content may come, and the question mark of the end.
  private static let ends: Set<UInt8> = [9, 10, 13, 32, UInt8(ascii: "?")]
}
