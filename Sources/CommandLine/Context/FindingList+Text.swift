import LPOperations
import LPLayoutModel
import LPSupport

extension FindingList {
  /// A line in parts of different styles.
  typealias Line = [(text: String, style: TextStyling.Style)]

  /// Returns lines as compilers write them.
  func lines(rules: Set<String>? = nil) -> [Line] {
    findings.filter { rules?.contains($0.diagnostic.rule) ?? true }.flatMap(Self.lines)
  }

  private static func lines(_ finding: Finding) -> [Line] {
    let diagnostic = finding.diagnostic
    var lines = [
      place(diagnostic.callSite) + [
        word(diagnostic.severity), (" ", TextStyling.plain), (diagnostic.message, TextStyling.bold),
        (" [\(diagnostic.rule)]", TextStyling.plain),
      ]
    ]
    for note in diagnostic.notes {
      lines.append(place(note.callSite) + [("note:", TextStyling.dim), (" \(note.message)", TextStyling.plain)])
    }
    if let fix = diagnostic.fix { lines.append([("  fix: \(fix)", TextStyling.plain)]) }
    lines.append([("  in \(finding.preview): \(shown(finding.variants))", TextStyling.plain)])
    return lines
  }

  private static func place(_ site: CallSite?) -> Line {
    site.map { [("\(path($0)):\($0.line):\($0.column): ", TextStyling.plain)] } ?? []
  }

  private static func path(_ site: CallSite) -> String {
    site.filePath.isEmpty ? site.fileID : SourcePath.shown(site.filePath)
  }

  private static func word(_ severity: Diagnostic.Severity) -> (text: String, style: TextStyling.Style) {
    switch severity {
    case .error: ("error:", TextStyling.red)
    case .warning: ("warning:", TextStyling.yellow)
    case .note: ("note:", TextStyling.dim)
    }
  }

  private static func shown(_ variants: [String]) -> String {
    let limit = 6
    let listed = variants.prefix(limit).joined(separator: ", ")
    return listed + (variants.count > limit ? " and \((variants.count - limit).grouped) more" : "")
  }
}
