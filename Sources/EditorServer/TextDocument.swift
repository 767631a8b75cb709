/// A text as an editor has it, in UTF-16, as positions of the protocol count.
struct TextDocument {
  private var units: [UInt16]
  private var starts: [Int] = []

  init(_ text: String) {
    units = Array(text.utf16)
    findLines()
  }

  /// Puts a text into the place of a part; positions beyond an end mean the end.
  mutating func replace(_ range: TextRange, by text: String) {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    units.replaceSubrange(start..<max(start, end), with: Array(text.utf16))
    findLines()
  }

  /// Returns a line without its end.
  func line(_ number: Int) -> String {
    guard starts.indices.contains(number) else { return "" }
    return String(decoding: units[starts[number]..<contentEnd(number)], as: UTF16.self)
  }

  var lines: [String] { starts.indices.map(line) }

  private mutating func findLines() {
    starts = [0]
    for (index, unit) in units.enumerated() {
      let isEnd = unit == 10 || unit == 13 && !(index + 1 < units.count && units[index + 1] == 10)
      if isEnd { starts.append(index + 1) }
    }
  }

  private func contentEnd(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return units.count }
    let end = starts[line + 1] - 1
    return end > starts[line] && units[end] == 10 && units[end - 1] == 13 ? end - 1 : end
  }

  private func offset(of position: TextPosition) -> Int {
    guard position.line < starts.count else { return units.count }
    return min(starts[position.line] + min(position.character, units.count), contentEnd(position.line))
  }
}
