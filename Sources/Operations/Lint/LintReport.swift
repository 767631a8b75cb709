package import LPLayoutModel
package import LPChecks
package import LPCatalogs
package import LPSupport

/// The document that `lint --json` prints: every problem once, with all variants that have it. It is documented in
/// `docs/json.md`.
package struct LintReport: Codable, Sendable {
  package struct CatalogEntry: Codable, Sendable {
    package let name: String
    package let previews: [PreviewEntry]
    package var findings: [Finding]
  }

  package struct PreviewEntry: Codable, Sendable {
    package let name: String
    package let file: String
    package let line: Int
    /// The number of variants that were checked.
    package let variants: Int
  }

  package struct Place: Codable, Hashable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int

    package init(_ site: CallSite) {
      file = site.filePath.isEmpty ? site.fileID : SourcePath.shown(site.filePath)
      line = site.line
      column = site.column
    }

    package var text: String { "\(file):\(line):\(column)" }
  }

  package struct Note: Codable, Hashable, Sendable {
    package let message: String
    package let place: Place?
  }

  package struct Finding: Codable, Hashable, Sendable {
    package let preview: String
    package let rule: String
    package let severity: Diagnostic.Severity
    package let message: String
    package let place: Place?
    package let notes: [Note]
    package let fix: String?
    /// The paths of the views.
    package let views: [String]
    /// The variants that have the problem; empty if it does not depend on the variant.
    package let variants: [String]
    /// The path of a picture that shows the problem, relative to the folder of pictures.
    package var picture: String?
  }

  /// A repair that `--fix` carried out.
  package struct Fix: Codable, Hashable, Sendable {
    package let file: String
    package let rule: String
    /// The number of findings that it repaired.
    package let findings: Int

    package init(file: String, rule: String, findings: Int) {
      (self.file, self.rule, self.findings) = (file, rule, findings)
    }
  }

  package let schema: String
  package var status: ExitStatus
  package var catalogs: [CatalogEntry]
  /// The number of findings that comments, settings or a baseline leave out; `nil` for none.
  package var suppressed: Int?
  /// The repairs of `--fix`; `nil` without it.
  package var fixed: [Fix]?

  package init(status: ExitStatus = .success, catalogs: [CatalogEntry] = []) {
    schema = "layout-preview/lint/1"
    self.status = status
    self.catalogs = catalogs
  }

  package mutating func add(_ other: LintReport) {
    status = max(status, other.status)
    catalogs += other.catalogs
    suppressed = suppressed.map { $0 + (other.suppressed ?? 0) } ?? other.suppressed
  }

  package var findings: [Finding] { catalogs.flatMap(\.findings) }

  package func count(_ severity: Diagnostic.Severity) -> Int { findings.count { $0.severity == severity } }
}

extension LintReport.CatalogEntry {
  package init(
    _ catalog: CatalogDescription, _ selection: CatalogSelection, _ findings: [LintFinding],
    pictures: [LintFinding: String]
  ) {
    name = catalog.name
    previews = selection.entries.map { entry in
      .init(
        name: entry.preview.name, file: SourcePath.shown(entry.preview.callSite.filePath),
        line: entry.preview.callSite.line, variants: entry.variants.count)
    }
    self.findings = findings.map { LintReport.Finding($0, picture: pictures[$0]) }
  }
}

extension LintReport.Finding {
  package init(_ finding: LintFinding, picture: String?) {
    self.picture = picture
    let diagnostic = finding.diagnostic
    preview = finding.preview
    rule = diagnostic.rule
    severity = diagnostic.severity
    message = diagnostic.message
    place = diagnostic.callSite.map(LintReport.Place.init)
    notes = diagnostic.notes.map { .init(message: $0.message, place: $0.callSite.map(LintReport.Place.init)) }
    fix = diagnostic.fix
    views = diagnostic.views
    variants = finding.variants
  }
}
