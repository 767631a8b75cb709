import LPLayoutModel

extension Diagnostic {
  /// Makes a finding of a rule, with the rule's severity.
  init(
    _ rule: LintRule, _ message: String, at site: CallSite?, notes: [Note] = [], fix: String, views: [String],
    constraints: [Int] = []
  ) {
    self.init(
      rule.severity, rule: rule.rawValue, message: message, callSite: site, notes: notes, fix: fix, views: views,
      constraints: constraints)
  }
}
