package import LPLayoutModel

/// The text form of a layout: the primary golden. `docs/golden-files.md` specifies it.
package enum LayoutText {
  /// - Throws: `notFinite` and `misplaced` if the layout itself is invalid.
  package static func write(_ result: LayoutResult) throws(LayoutTextError) -> String {
    LayoutTextWriter.write(try LayoutTextDocument(result))
  }

  package static func write(_ document: LayoutTextDocument) -> String { LayoutTextWriter.write(document) }

  /// Reads what `write` returns; anything else, even an extra space, is an error with its place.
  package static func read(_ text: String) throws(LayoutTextError) -> LayoutTextDocument {
    var reader = LayoutTextReader(text)
    let document = try reader.read()
    try requireCanonical(text, written: LayoutTextWriter.write(document))
    return document
  }

  /// - Throws: `notUTF8` with the offset of the first byte that is not UTF-8.
  package static func read(bytes: [UInt8]) throws(LayoutTextError) -> LayoutTextDocument {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
      throw .notUTF8(offset: zip(bytes, repaired).prefix { $0 == $1 }.count)
    }
    return try read(text)
  }

  /// Checks that the text is the canonical one of its document; another text would hide a difference.
  private static func requireCanonical(_ text: String, written: String) throws(LayoutTextError) {
    if text.utf8.elementsEqual(written.utf8) { return }
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = written.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(found, expected).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let foundLine = line < found.count ? found[line] : ""
    let expectedLine = line < expected.count ? expected[line] : ""
    let column = zip(foundLine.unicodeScalars, expectedLine.unicodeScalars).prefix { $0 == $1 }.count
    throw .notCanonical(
      line: line + 1, column: column + 1, written: String(expectedLine), found: String(foundLine))
  }
}
