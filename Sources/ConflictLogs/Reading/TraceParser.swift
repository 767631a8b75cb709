/// Reads the lines of an `_autolayoutTrace`.
enum TraceParser {
  /// A view's line without its indent and mark, or `nil` if the line shows no view.
  static func node(_ line: String) -> String? {
    var rest = line[...]
    var isIndented = false
    while let first = rest.first, first == "|" || first == " " || first == "\t" {
      isIndented = isIndented || first == "|"
      rest.removeFirst()
    }
    let isMarked = rest.first.map { "*+•".contains($0) } ?? false
    if isMarked { rest.removeFirst() }
    let isAmbiguous = rest.contains(ambiguousMark)
    guard isIndented || isMarked || isAmbiguous, rest.contains(":0x") || rest.hasPrefix("<") else { return nil }
    return isMarked && rest.hasPrefix(" -") ? nil : String(rest)
  }

  static let ambiguousMark = "- AMBIGUOUS LAYOUT"

  static func add(_ node: String, to trace: inout LayoutTrace) {
    trace.views += 1
    let misses = node.contains("MISSING HOST CONSTRAINTS")
    let parts = node.split(separator: ambiguousMark, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 || misses else { return }
    var view = String(parts[0].split(separator: ", MISSING", maxSplits: 1, omittingEmptySubsequences: false)[0])
    while view.last == " " { view.removeLast() }
    trace.ambiguous.append(
      .init(view: view, attributes: parts.count == 2 ? attributes(parts[1]) : [], misses: misses))
  }

  /// `minY` of `UILabel:0x…'a. b'.minY{id: 1853}`.
  private static func attributes(_ text: Substring) -> [String] {
    let pieces = text.split(separator: "{id:").dropLast(text.hasSuffix("}") ? 1 : 0)
    return pieces.compactMap { piece in
      let word = piece.split(separator: ".").last.map(String.init) ?? ""
      return word.allSatisfy(\.isLetter) && !word.isEmpty ? word : nil
    }
  }
}
