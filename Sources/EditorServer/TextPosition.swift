import LPJSONRPC

/// A place in a document: a line, from 0, and an offset in it, in UTF-16 code units.
struct TextPosition: Hashable, Comparable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Fails for anything but two whole numbers that are not negative.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.number.flatMap({ Int(exactly: $0) }), line >= 0,
      let character = value?["character"]?.number.flatMap({ Int(exactly: $0) }), character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var value: JSONValue { ["line": .number(Double(line)), "character": .number(Double(character))] }

  static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }
}
