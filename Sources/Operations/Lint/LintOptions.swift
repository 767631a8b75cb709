package import LPLayoutModel
package import LPChecks

/// The options of `lint`.
package struct LintOptions: Codable, Sendable {
  package let rules: Set<LintRule>
  /// The language of the default variant, as a BCP 47 tag.
  package let defaultLocale: String

  /// The folder for pictures; `nil` draws none.
  package let out: OutputFolder?
  /// The least severity that is drawn.
  package let least: Diagnostic.Severity

  package init(
    rules: Set<LintRule>, defaultLocale: String, out: OutputFolder? = nil, least: Diagnostic.Severity = .warning
  ) {
    (self.rules, self.defaultLocale, self.out, self.least) = (rules, defaultLocale, out, least)
  }

  /// Whether the uses of constraints are counted.
  var countsUses: Bool { !rules.isDisjoint(with: Self.coverage) }

  private static let coverage: Set<LintRule> = [.neverBinds, .redundant, .alwaysBroken]

  /// The rules for previews without a layout, which are always reported.
  package static let failures: Set<LintRule> = [.crash, .timeout, .notDrawn]
}
