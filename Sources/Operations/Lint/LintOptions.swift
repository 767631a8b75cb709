package import AutoLayout
package import Checks

/// What `lint` looks for, as the command line says.
package struct LintOptions: Codable, Sendable {
  package let rules: Set<LintRule>
  /// The language of the default variant, as BCP 47.
  package let defaultLocale: String

  /// Where pictures go; nil draws none.
  package let out: OutputFolder?
  /// The least that is drawn.
  package let least: Diagnostic.Severity

  package init(
    rules: Set<LintRule>, defaultLocale: String, out: OutputFolder? = nil, least: Diagnostic.Severity = .warning
  ) {
    (self.rules, self.defaultLocale, self.out, self.least) = (rules, defaultLocale, out, least)
  }

  /// Whether it is counted what each constraint did.
  var countsUses: Bool { !rules.isDisjoint(with: Self.coverage) }

  private static let coverage: Set<LintRule> = [.neverBinds, .redundant, .alwaysBroken]

  /// The rules for previews without a layout, which are reported whatever the options.
  package static let failures: Set<LintRule> = [.crash, .timeout, .notDrawn]
}
