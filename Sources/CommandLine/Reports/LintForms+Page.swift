import AutoLayout
import Operations
import Pages

extension LintForms {
  /// The HTML page with all findings by preview, with their pictures if any were drawn; it contains no script.
  var page: String {
    let body = report.catalogs.map(section).joined()
    let count = Page.escaped(report.summary)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; \
      style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Layouts</title>
      <link rel="icon" href="data:,">
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <h1>Layouts</h1>
      <p>\(count)</p>
      \(body)</body>
      </html>

      """
  }

  private static let style = """
    :root { --error: #c62828; --warning: #a65b00; --note: #5f6368; --line: #8883; }
    body { font: 15px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 2rem auto; padding: 0 1rem; }
    h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
    h3 { margin: 1.5rem 0 0.5rem; }
    article { display: flex; gap: 1rem; padding: 0.75rem 0; border-top: 1px solid var(--line); }
    article > div { flex: 1; min-width: 0; }
    article img { width: 11rem; align-self: flex-start; border: 1px solid var(--line); }
    .severity { font-weight: 600; }
    .error .severity { color: var(--error); }
    .warning .severity { color: var(--warning); }
    .note .severity { color: var(--note); }
    code, .place { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
    ul, p { margin: 0.25rem 0; }
    .extent { color: var(--note); }
    @media (prefers-color-scheme: dark) { :root { --error: #ff8a80; --warning: #ffb74d; --note: #9aa0a6; } }

    """

  private func section(_ catalog: LintReport.CatalogEntry) -> String {
    guard !catalog.findings.isEmpty else { return "" }
    var text = "<h2>\(Page.escaped(catalog.name))</h2>\n"
    var last: String?
    for finding in catalog.findings {
      if finding.preview != last { text += "<h3>\(Page.escaped(finding.preview))</h3>\n" }
      last = finding.preview
      text += article(finding, catalog)
    }
    return text
  }

  private func article(_ finding: LintReport.Finding, _ catalog: LintReport.CatalogEntry) -> String {
    let notes = finding.notes.map { note in
      "<li>\(Self.marked(note.message))\(note.place.map { " <span class=\"place\">\(Page.escaped("\($0.file):\($0.line)"))</span>" } ?? "")</li>"
    }
    let site = finding.place.map { "<span class=\"place\">\(Page.escaped("\($0.file):\($0.line)"))</span>" } ?? ""
    var text = "<article class=\"\(finding.severity.rawValue)\">\n<div>\n"
    text +=
      "<p><span class=\"severity\">\(finding.severity.rawValue)</span> <code>\(finding.rule)</code> \(site)</p>\n"
    text += "<p><b>\(Self.marked(finding.message))</b></p>\n"
    if !notes.isEmpty { text += "<ul>\(notes.joined())</ul>\n" }
    if let fix = finding.fix { text += "<p>Fix: \(Self.marked(fix))</p>\n" }
    text += "<p class=\"extent\">in \(Page.escaped(finding.extent(in: catalog)))</p>\n</div>\n"
    if let picture = finding.picture.flatMap(address) {
      let label = Page.escaped("Picture of \(finding.preview)")
      text += "<a href=\"\(picture)\"><img src=\"\(picture)\" alt=\"\(label)\" loading=\"lazy\"></a>\n"
    }
    return text + "</article>\n"
  }

  /// Escapes a text, and marks what is between backquotes as code.
  private static func marked(_ text: String) -> String {
    let parts = Page.escaped(text).split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return parts.joined(separator: "`") }
    return parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : String($0.element) }.joined()
  }
}
