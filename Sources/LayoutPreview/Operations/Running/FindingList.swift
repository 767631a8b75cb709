import AutoLayout
import Checks
import Messages
import Variants

/// Diagnostics of many variants, each distinct problem once with the variants it happens in.
struct FindingList {
  struct Finding {
    let preview: String
    /// The first of them; numbers in the message may differ between variants.
    let diagnostic: Diagnostic
    fileprivate(set) var variants: [String]
  }

  private(set) var findings: [Finding] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let preview: String
    let rule: String
    let severity: Diagnostic.Severity
    let callSite: CallSite?
    let message: String
  }

  mutating func append(_ diagnostic: Diagnostic, preview: String, variant: String) {
    let key = Key(
      preview: preview, rule: diagnostic.rule, severity: diagnostic.severity, callSite: diagnostic.callSite,
      message: diagnostic.messageWithoutNumbers)
    if let index = indices[key] {
      if findings[index].variants.last != variant { findings[index].variants.append(variant) }
    } else {
      indices[key] = findings.count
      findings.append(Finding(preview: preview, diagnostic: diagnostic, variants: [variant]))
    }
  }

  var firstError: Finding? { findings.first { $0.diagnostic.severity == .error } }
  var hasErrors: Bool { firstError != nil }

  // MARK: Text

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
