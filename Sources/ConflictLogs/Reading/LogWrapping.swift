/// How the lines of a paste were broken: by a window of a certain width, or by the cells of a table.
struct LogWrapping {
  struct Row {
    let text: Substring
    /// Whether the text takes all the room that a line or a cell has.
    let isFilled: Bool
  }

  /// The length of lines that a window broke wherever they reached its edge; `nil` if nothing did.
  private var width: Int?
  /// The column of a table with the constraints, and the number of cells in a row.
  private var table: (column: Int, cells: Int)?

  /// The least number of letters in a line of a window.
  private static let narrowest = 24

  init() {}

  init(_ lines: [ArraySlice<UInt8>]) {
    guard let longest = lines.map(\.count).max(), longest >= Self.narrowest else { return }
    if lines.count(where: { $0.count == longest }) > 1, !lines.contains(where: { Self.isBroken($0, before: longest) }) {
      width = longest
    }
  }

  /// Whether a description goes on in the next line although there is room in this one, as where a mail breaks lines
  /// between words.
  private static func isBroken(_ line: ArraySlice<UInt8>, before width: Int) -> Bool {
    guard line.count < width, line.contains(0x3C) else { return false }
    let text = String(decoding: line, as: UTF8.self)
    guard text.contains("Constraint:") else { return false }
    return text.last { !" \",.;)`\\".contains($0) } != ">"
  }

  /// Returns a line, or in a table the cell of constraints; `nil` for a rule between rows.
  mutating func row(_ line: String) -> Row? {
    if let cells = Self.cells(of: line) {
      if let column = cells.firstIndex(where: { $0.contains("Constraint:") }) { table = (column, cells.count) }
      if let table, table.cells == cells.count { return Self.row(of: cells[table.column]) }
    }
    return Self.isRule(line) ? nil : Row(text: line[...], isFilled: line.utf8.count == width)
  }

  /// Whether a line only separates rows of a table.
  private static func isRule(_ line: String) -> Bool {
    let marks = line.filter { !" \t".contains($0) }
    return marks.count > 2 && marks.allSatisfy { "+-=|:─━│┃┼├┤┬┴┌┐└┘═║╪╞╡".contains($0) }
      && marks.contains { $0 != ":" }
  }

  private static func row(of cell: Substring) -> Row {
    let text = cell.drop { $0 == " " }
    let padding = text.reversed().prefix { $0 == " " }.count
    return Row(text: text.dropLast(padding), isFilled: padding <= 1)
  }

  /// Returns the cells of a table's row, which begins and ends with a bar and has spaces around others.
  private static func cells(of line: String) -> [Substring]? {
    let text = line.drop { " \t".contains($0) }
    guard let bar = text.first, bars.contains(bar),
      let last = text.lastIndex(where: { !" \t".contains($0) }), text[last] == bar, last > text.startIndex
    else { return nil }
    var cells: [Substring] = []
    var rest = text[text.index(after: text.startIndex)..<last]
    while let next = rest.firstRange(of: " \(bar) ") {
      cells.append(rest[..<rest.index(after: next.lowerBound)])
      rest = rest[rest.index(before: next.upperBound)...]
    }
    return cells + [rest]
  }

  private static let bars: Set<Character> = ["|", "│", "┃", "║"]
}
