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
    let title = report.catalogs.map { $0.name.split(separator: "/").last.map(String.init) ?? $0.name }
      .joined(separator: ", ")
    let page = Page(title: "\(title) · constraint coverage", kind: .coverage, data: "{}", fallback: "")
    return page.html(
      showing: """
        <div class="coverage-page">
        <header class="toolbar"><h1>\(Page.escaped(title))</h1><span class="summary">\(Page.escaped(report.total.text))\
        </span></header>
        <main>
        \(idle)
        \(files.map(section).joined(separator: "\n"))
        </main>
        </div>

        """)
  }

  /// The constraints that never bind, each with a link to its line.
  private var idle: String {
    let lines = files.flatMap { file in file.lines.filter { $0.row.binds == 0 }.map { (file.file, $0) } }
    guard !lines.isEmpty else { return "<h2>Every constraint binds in some variant</h2>" }
    let items = lines.map { file, line in
      "<li><a href=\"#\(Self.anchor(file, line.number))\"><code>\(Page.escaped(line.row.equation))</code></a>"
        + "<span class=\"note\">\(Page.escaped("\(line.preview) · \(SourcePath.shown(file)):\(line.number)")) · "
        + "\(Page.escaped(Self.words(line.row)))</span></li>"
    }
    return """
      <h2>\(lines.count.counted("constraint")) never \(lines.count == 1 ? "binds" : "bind")</h2>
      <ul class="idle">
      \(items.joined(separator: "\n"))
      </ul>
      """
  }

  /// The variants of a constraint that never binds, by its state there: `slack in 6, redundant in 2`.
  private static func words(_ row: CoverageReport.Row) -> String {
    let parts = [("slack", row.slack), ("broken", row.broken), ("redundant", row.redundant)].filter { $0.1 > 0 }
    return parts.isEmpty ? "in no variant" : parts.map { "\($0.0) in \($0.1)" }.joined(separator: ", ")
  }

  private static func anchor(_ file: String, _ line: Int) -> String {
    "line-" + String(file.map { $0.isLetter || $0.isNumber ? $0 : "-" }) + "-\(line)"
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

  /// The lines around a line with a constraint that are shown with it.
  private static let context = 2

  private func section(_ file: String, _ lines: [Line]) -> String {
    let byLine = Dictionary(grouping: lines, by: \.number)
    let text = source(file)?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // A file that cannot be read is listed by its constraints alone.
    let numbers = text.map { text in
      Set(byLine.keys.flatMap { Array(max(1, $0 - Self.context)...max($0, min(text.count, $0 + Self.context))) })
        .sorted()
    }
    var (rows, last): ([String], Int?) = ([], nil)
    for number in numbers ?? byLine.keys.sorted() {
      if let last, number > last + 1 { rows.append("<tr class=\"gap\"><td colspan=\"6\"></td></tr>") }
      let code = text.flatMap { number <= $0.count ? $0[number - 1] : nil } ?? byLine[number]?[0].row.equation ?? ""
      rows.append(row(file, number, code, byLine[number] ?? []))
      last = number
    }
    return """
      <h2>\(Page.escaped(SourcePath.shown(file)))</h2>
      <table class="counted">
      <thead><tr><th scope="col">line</th><th scope="col">binds</th><th scope="col">slack</th>\
      <th scope="col" class="optional">broken</th><th scope="col" class="optional">redundant</th>\
      <th scope="col" class="code">source</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  /// A line of the source with the sums over the constraints that it makes.
  private func row(_ file: String, _ number: Int, _ code: String, _ lines: [Line]) -> String {
    func cell(_ kind: String, _ count: (CoverageReport.Row) -> Int) -> String {
      let sum = lines.reduce(0) { $0 + count($1.row) }
      let names = [kind, sum == 0 ? "zero" : ""].filter { !$0.isEmpty }.joined(separator: " ")
      let mark = names.isEmpty ? "" : " class=\"\(names)\""
      return "<td\(mark)>\(lines.isEmpty ? "" : "\(sum)")</td>"
    }
    let kind = lines.isEmpty ? "" : lines.contains { $0.row.binds > 0 } ? " class=\"binds\"" : " class=\"never\""
    let title = lines.map { line in
      "\(line.row.equation): binds in \(line.row.binds) of \(line.variants) variants of \(line.preview)"
    }.joined(separator: "\n")
    return "<tr\(kind) id=\"\(Self.anchor(file, number))\" title=\"\(Page.escaped(title))\">"
      + "<th scope=\"row\">\(number)</th>" + cell("", \.binds) + cell("", \.slack) + cell("optional", \.broken)
      + cell("optional", \.redundant)
      + "<td class=\"code\(lines.isEmpty ? " around" : "")\">\(Page.escaped(code))</td></tr>"
  }
}
