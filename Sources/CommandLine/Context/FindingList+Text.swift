import Operations
import AutoLayout
import Messages

extension FindingList {
  /// Lines as compilers write them.
  func lines(styling: TextStyling, rules: Set<String>? = nil) -> [String] {
    findings.filter { rules?.contains($0.diagnostic.rule) ?? true }.flatMap { Self.lines($0, styling) }
  }

  private static func lines(_ finding: Finding, _ styling: TextStyling) -> [String] {
    let diagnostic = finding.diagnostic
    var lines = [
      line(
        diagnostic.callSite, word(diagnostic.severity, styling), styling.bold(diagnostic.message), rule: diagnostic.rule
      )
    ]
    for note in diagnostic.notes { lines.append(line(note.callSite, styling.dim("note:"), note.message)) }
    if let fix = diagnostic.fix { lines.append("  fix: \(fix)") }
    lines.append("  in \(finding.preview): \(shown(finding.variants))")
    return lines
  }

  private static func line(_ site: CallSite?, _ severity: String, _ message: String, rule: String? = nil) -> String {
    let place = site.map { "\(path($0)):\($0.line):\($0.column): " } ?? ""
    return place + severity + " " + message + (rule.map { " [\($0)]" } ?? "")
  }

  private static func path(_ site: CallSite) -> String {
    site.filePath.isEmpty ? site.fileID : SourcePath.shown(site.filePath)
  }

  private static func word(_ severity: Diagnostic.Severity, _ styling: TextStyling) -> String {
    switch severity {
    case .error: styling.red("error:")
    case .warning: styling.yellow("warning:")
    case .note: styling.dim("note:")
    }
  }

  private static func shown(_ variants: [String]) -> String {
    let limit = 6
    let listed = variants.prefix(limit).joined(separator: ", ")
    return listed + (variants.count > limit ? " and \((variants.count - limit).grouped) more" : "")
  }
}
