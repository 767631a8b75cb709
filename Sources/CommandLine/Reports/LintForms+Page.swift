import LPLayoutModel
import LPOperations
import LPPages

extension LintForms {
  /// The HTML page with all findings by preview, with their pictures if any were drawn. Its script filters them; without
  /// it all are there too.
  var page: String {
    let sections = sections
    let links = sections.enumerated().map { number, section in
      "<li><a href=\"#preview-\(number)\"><span>\(Page.escaped(section.title))</span>"
        + "<span class=\"badge is-\(section.worst.rawValue)\">\(section.findings.count)</span></a></li>\n"
    }
    let content = """
      <div class="lint-page">
      <header class="toolbar"><h1>Layouts</h1><span class="counts">\(Page.escaped(report.summary))</span></header>
      <div class="lint-body">
      <nav class="sidebar" aria-label="Previews">
      <h2>Previews</h2>
      <ul class="preview-list">
      \(links.joined())</ul>
      </nav>
      <main class="lint-findings" aria-label="Findings">
      \(sections.isEmpty ? "<p class=\"empty good\">Nothing was found.</p>\n" : "")\(
        sections.enumerated().map { html($1, number: $0) }.joined())</main>
      </div>
      </div>

      """
    return Page(
      title: "Layouts", kind: .lint, data: "{}", fallback: "The search and the filters need JavaScript."
    ).html(showing: content)
  }

  /// The findings of a preview.
  private struct Section {
    let catalog: LintReport.CatalogEntry
    let title: String
    let findings: [LintReport.Finding]

    var worst: Diagnostic.Severity {
      [.error, .warning].first { severity in findings.contains { $0.severity == severity } } ?? .note
    }
  }

  private var sections: [Section] {
    report.catalogs.flatMap { catalog in
      catalog.findings.reduce(into: [[LintReport.Finding]]()) { groups, finding in
        if groups.last?.last?.preview == finding.preview {
          groups[groups.count - 1].append(finding)
        } else {
          groups.append([finding])
        }
      }.map { findings in
        let preview = findings[0].preview
        let title = report.catalogs.count > 1 ? "\(catalog.name): \(preview)" : preview
        return Section(catalog: catalog, title: title, findings: findings)
      }
    }
  }

  private func html(_ section: Section, number: Int) -> String {
    "<section id=\"preview-\(number)\">\n<h2>\(Page.escaped(section.title))</h2>\n"
      + section.findings.map { article($0, section) }.joined() + "</section>\n"
  }

  private func article(_ finding: LintReport.Finding, _ section: Section) -> String {
    let notes = finding.notes.map { note in
      "<li>\(Self.marked(note.message))\(note.place.map { " <span class=\"place\">\(Page.escaped("\($0.file):\($0.line)"))</span>" } ?? "")</li>"
    }
    let site = finding.place.map { "<span class=\"place\">\(Page.escaped("\($0.file):\($0.line)"))</span>" } ?? ""
    let (severity, preview) = (finding.severity.rawValue, Page.escaped(section.title))
    var text =
      "<article class=\"lint-finding is-\(severity)\" data-severity=\"\(severity)\" data-rule=\"\(finding.rule)\" "
      + "data-preview=\"\(preview)\" aria-label=\"\(severity): \(Page.escaped(finding.message))\">\n<div>\n"
    text +=
      "<p><span class=\"severity\">\(severity)</span> <code>\(finding.rule)</code> \(site)</p>\n"
    text += "<p class=\"message\">\(Self.marked(finding.message))</p>\n"
    if !notes.isEmpty { text += "<ul>\(notes.joined())</ul>\n" }
    if let fix = finding.fix { text += "<p>Fix: \(Self.marked(fix))</p>\n" }
    text += "<p class=\"note\">in \(Page.escaped(finding.extent(in: section.catalog)))</p>\n</div>\n"
    if let picture = finding.picture.flatMap(address) {
      let label = Page.escaped("Picture of \(finding.preview)")
      text +=
        "<a class=\"picture\" href=\"\(picture)\"><img src=\"\(picture)\" alt=\"\(label)\" loading=\"lazy\"></a>\n"
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
