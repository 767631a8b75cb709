package import LPLayoutModel

/// The findings of many variants, each problem once.
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

  /// - Parameter variant: the variant; `nil` if the finding does not depend on the variant.
  package mutating func add(_ diagnostic: Diagnostic, preview: String, variant: String?) {
    let key = Key(
      preview: preview, rule: diagnostic.rule, severity: diagnostic.severity, callSite: diagnostic.callSite,
      subject: diagnostic.subject)
    if let index = indices[key] {
      if let variant { all[index].add(variant) }
      all[index].compare(diagnostic.fix)
    } else {
      indices[key] = all.count
      all.append(LintFinding(preview: preview, diagnostic: diagnostic, variants: variant.map { [$0] } ?? []))
    }
  }
}

extension Diagnostic {
  /// The subject of the finding, by which those of several variants are the same: its views, or else its message without
  /// numbers.
  package var subject: [String] {
    guard LintRule(rawValue: rule)?.isAboutViews ?? false, !views.isEmpty else { return [messageWithoutNumbers] }
    // The views that depend on an ambiguous one differ between variants, but not what is ambiguous.
    return rule == LintRule.ambiguous.rawValue
      ? [views[0], messageWithoutNumbers.replacing(/`[^`]*`/, with: "")] : views
  }
}
