package import AutoLayout
import Foundation

/// One problem, with all variants that it happens in.
package struct LintFinding: Hashable, Sendable {
  package let preview: String
  /// As the first of the variants says it; numbers may differ in others.
  package let diagnostic: Diagnostic
  package private(set) var variants: [String]

  package var rule: LintRule? { LintRule(rawValue: diagnostic.rule) }

  package init(preview: String, diagnostic: Diagnostic, variants: [String]) {
    self.preview = preview
    self.diagnostic = diagnostic
    self.variants = variants
  }

  fileprivate mutating func add(_ variant: String) { if variants.last != variant { variants.append(variant) } }
}

/// Findings of many variants, each problem once.
package struct LintFindings: Sendable {
  package private(set) var all: [LintFinding] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let preview: String
    let rule: String
    let severity: Diagnostic.Severity
    let callSite: CallSite?
    let subject: [String]
  }

  package init() {}

  /// - Parameter variant: nil for what is true of the preview whatever the variant.
  package mutating func add(_ diagnostic: Diagnostic, preview: String, variant: String?) {
    let isAboutViews = LintRule(rawValue: diagnostic.rule)?.isAboutViews ?? false
    let key = Key(
      preview: preview, rule: diagnostic.rule, severity: diagnostic.severity, callSite: diagnostic.callSite,
      subject: isAboutViews && !diagnostic.views.isEmpty
        // Which views depend on an ambiguous one differs between variants.
        ? (diagnostic.rule == LintRule.ambiguous.rawValue ? Array(diagnostic.views.prefix(1)) : diagnostic.views)
        : [Self.withoutNumbers(diagnostic.message)])
    if let index = indices[key] {
      if let variant { all[index].add(variant) }
    } else {
      indices[key] = all.count
      all.append(LintFinding(preview: preview, diagnostic: diagnostic, variants: variant.map { [$0] } ?? []))
    }
  }

  /// Two lengths of one conflict are one problem.
  private static func withoutNumbers(_ message: String) -> String {
    String(message.filter { !$0.isNumber && $0 != "." && $0 != "-" })
  }

  package func count(_ severity: Diagnostic.Severity) -> Int { all.count { $0.diagnostic.severity == severity } }
}
