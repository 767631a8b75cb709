import AutoLayout
import Checks

/// What `lint` looks for, as the command line says.
struct LintOptions: Codable, Sendable {
  let rules: Set<LintRule>
  /// Whether it is counted what each constraint did.
  let countsUses: Bool
  /// The language of the default variant, as BCP 47.
  let defaultLocale: String

  /// Where pictures go; nil draws none.
  let out: OutputFolder?
  /// The least that is drawn.
  let least: Diagnostic.Severity

  static let coverage: Set<LintRule> = [.neverBinds, .redundant, .alwaysBroken]

  /// The rules for previews without a layout, which are reported whatever the options.
  static let failures: Set<LintRule> = [.crash, .timeout, .notDrawn]
}
