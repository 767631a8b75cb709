import LPSupport
import LPOperations
import LPPages

/// The page of `coverage --out`: each source file with the counts of its constraints beside the lines.
struct CoveragePage {
  private let report: CoverageReport
  private let source: (String) -> String?

  /// - Parameter source: returns the text of a file; `nil` if it cannot be read.
  init(_ report: CoverageReport, source: @escaping (String) -> String?) {
    self.report = report
    self.source = source
  }

  private struct Line {
    let number: Int
    let preview: String
    let variants: Int
    let row: CoverageReport.Row
  }

  var html: String {
    let title = report.catalogs.map(\.name).joined(separator: ", ")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Page.escaped(title)) · constraint coverage</title>
      <style>
      body { font: 14px system-ui, sans-serif; margin: 2rem; }
      table { border-collapse: collapse; margin-bottom: 2rem; }
      td, th { padding: 0 .6rem; text-align: right; vertical-align: top; font-variant-numeric: tabular-nums; }
      td.code, th.code { text-align: left; white-space: pre; font-family: ui-monospace, monospace; }
      td.line { color: GrayText; }
      tr.binds td.code { background: color-mix(in srgb, green 14%, transparent); }
      tr.never td.code { background: color-mix(in srgb, orange 28%, transparent); }
      </style>
      </head>
      <body>
      <h1>\(Page.escaped(title))</h1>
      <p>\(Page.escaped(report.total.text)).</p>
      \(files.map(section).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  /// The constraints by file, in the order in which files first occur.
  private var files: [(file: String, lines: [Line])] {
    var order: [String] = []
    var found: [String: [Line]] = [:]
    for preview in report.catalogs.flatMap(\.previews) {
      for row in preview.constraints {
        guard let place = row.place else { continue }
        if found[place.file] == nil { order.append(place.file) }
        found[place.file, default: []].append(
          Line(number: place.line, preview: preview.name, variants: preview.variants, row: row))
      }
    }
    return order.map { ($0, found[$0]!) }
  }

  private func section(_ file: String, _ lines: [Line]) -> String {
    let byLine = Dictionary(grouping: lines, by: \.number)
    let text = source(file)?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // A file that cannot be read is listed by its constraints alone.
    let numbers = text.map { Array(1...max($0.count, 1)) } ?? byLine.keys.sorted()
    let rows = numbers.map { number -> String in
      let code = text.flatMap { number <= $0.count ? $0[number - 1] : nil } ?? byLine[number]![0].row.equation
      return row(number, code, byLine[number] ?? [])
    }
    return """
      <h2>\(Page.escaped(file))</h2>
      <table>
      <tr><th></th><th>binds</th><th>slack</th><th>broken</th><th>redundant</th><th class="code"></th></tr>
      \(rows.joined(separator: "\n"))
      </table>
      """
  }

  /// A line of the source with the sums over the constraints that it makes.
  private func row(_ number: Int, _ code: String, _ lines: [Line]) -> String {
    func cell(_ count: (CoverageReport.Row) -> Int) -> String {
      lines.isEmpty ? "<td></td>" : "<td>\(lines.reduce(0) { $0 + count($1.row) })</td>"
    }
    let kind = lines.isEmpty ? "" : lines.contains { $0.row.binds > 0 } ? " class=\"binds\"" : " class=\"never\""
    let title = lines.map { line in
      "\(line.row.equation): binds in \(line.row.binds) of \(line.variants) variants of \(line.preview)"
    }.joined(separator: "\n")
    return "<tr\(kind) title=\"\(Page.escaped(title))\"><td class=\"line\">\(number)</td>"
      + cell(\.binds) + cell(\.slack) + cell(\.broken) + cell(\.redundant)
      + "<td class=\"code\">\(Page.escaped(code))</td></tr>"
  }
}
