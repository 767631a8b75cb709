import LPJSONRPC
import LPOperations

/// The text at the editor's pointer: why a value is as it is, and its values in all variants.
struct HoverText {
  /// A question that `explain` answers.
  struct Query {
    let preview: PreviewFacts
    let variant: String
    let view: String
  }

  /// The part of the source that it is about.
  let range: TextRange
  let query: Query?
  private let title: String
  private let table: [String]

  /// Fails where there is neither an equation nor a view.
  init?(_ file: String, _ position: TextPosition, in index: SourceIndex) {
    let map = index.map(file)
    if let found = index.equations(in: file, map, at: position).first, let reading = found.readings.first {
      (range, title) = (found.range, reading.equation.text)
      // Beyond the relation, it is the other side that is explained.
      let isSecond = map.line(position.line).relation.map { position.character > $0 + 1 } ?? false
      let queries = reading.equation.queries
      query = reading.variants.first.map {
        Query(preview: found.preview, variant: $0, view: isSecond ? queries.last ?? "" : queries.first ?? "")
      }
      table = Self.rows(found.readings.map { ([$0.equation.sides ?? "", $0.equation.state], $0.variants) })
    } else if let found = index.views(in: file, map, at: position).first, let reading = found.readings.first {
      (range, title) = (found.range, "\(reading.view.name): \(reading.view.type)")
      query = reading.variants.first.map { Query(preview: found.preview, variant: $0, view: reading.view.path) }
      table = Self.rows(found.readings.map { ([$0.view.frame], $0.variants) })
    } else {
      return nil
    }
  }

  private static func rows(_ rows: [(cells: [String], variants: [String])]) -> [String] {
    rows.map { row in "  \(row.cells.filter { !$0.isEmpty }.joined(separator: "  "))  in \(row.variants.listed)" }
  }

  /// - Parameter explanation: the lines of `explain`.
  func text(_ explanation: [String]) -> String {
    var lines = [title] + table
    if let query, !explanation.isEmpty { lines += ["", "\(query.preview.name), \(query.variant):"] + explanation }
    return lines.joined(separator: "\n")
  }

  /// A text as a block of Markdown, which nothing in it ends.
  static func markdown(_ text: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)text\n\(text)\n\(fence)"
  }
}
