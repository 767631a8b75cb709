import LPLayoutModel

/// The lines of one file, as they were compiled and as they are now.
struct SourceMap {
  let current: [String]
  private let map: LineMap

  init(compiled: [String], current: [String]) {
    self.current = current
    map = LineMap(from: compiled, to: current)
  }

  func line(_ number: Int) -> SourceLine { SourceLine(current.indices.contains(number) ? current[number] : "") }

  /// Returns the code at a place of the compiler, up to the line's end; `nil` if the line was changed.
  func range(line: Int, column: Int) -> TextRange? {
    guard let now = map.line(line - 1) else { return nil }
    let text = self.line(now)
    let start = text.callStart(text.character(ofColumn: column))
    return TextRange(line: now, start..<max(start, text.codeEnd))
  }

  func range(_ site: CallSite) -> TextRange? { range(line: site.line, column: site.column) }
}
