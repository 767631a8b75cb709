import LPJSONRPC

/// A part of a document.
struct TextRange: Hashable {
  var start: TextPosition
  var end: TextPosition

  init(_ start: TextPosition, _ end: TextPosition) { (self.start, self.end) = (start, end) }

  init(line: Int, _ characters: Range<Int>) {
    start = TextPosition(line: line, character: characters.lowerBound)
    end = TextPosition(line: line, character: characters.upperBound)
  }

  init?(_ value: JSONValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]), start <= end else {
      return nil
    }
    self.init(start, end)
  }

  var value: JSONValue { ["start": start.value, "end": end.value] }

  func touches(line: Int) -> Bool { (start.line...end.line).contains(line) }
}
