package import AutoLayout
import Checks

/// The diagnostics of many variants: each distinct problem once, with the variants that have it.
package struct FindingList {
  package struct Finding {
    package let preview: String
    /// The diagnostic of the first variant; numbers in the message may differ in other variants.
    package let diagnostic: Diagnostic
    package fileprivate(set) var variants: [String]
  }

  package private(set) var findings: [Finding] = []
  private var indices: [Key: Int] = [:]

  package init() {}

  private struct Key: Hashable {
    let preview: String
    let rule: String
    let severity: Diagnostic.Severity
    let callSite: CallSite?
    let subject: [String]
  }

  package mutating func append(_ diagnostic: Diagnostic, preview: String, variant: String) {
    let key = Key(
      preview: preview, rule: diagnostic.rule, severity: diagnostic.severity, callSite: diagnostic.callSite,
      subject: diagnostic.subject)
    if let index = indices[key] {
      if findings[index].variants.last != variant { findings[index].variants.append(variant) }
    } else {
      indices[key] = findings.count
      findings.append(Finding(preview: preview, diagnostic: diagnostic, variants: [variant]))
    }
  }

  package var firstError: Finding? { findings.first { $0.diagnostic.severity == .error } }
  package var hasErrors: Bool { firstError != nil }
}
