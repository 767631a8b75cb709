import AutoLayout
import Checks
import Foundation
import Localization

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

  /// - Throws: `CommandFailure` where nothing is left to look for.
  init(_ command: ParsedCommand, defaultLocale: LanguageTag) throws {
    let chosen = command[Options.rules]
    rules = Set(chosen.isEmpty ? LintRule.allCases : chosen).subtracting(command[Options.ignoredRules])
    guard !rules.isEmpty else {
      throw CommandFailure(
        "--rules and --ignore leave no rule to check", remedy: "Take a rule out of --ignore, or name more in --rules.")
    }
    countsUses = !rules.isDisjoint(with: Self.coverage)
    out = command[Options.out].map { OutputFolder(path: $0) }
    least = command[Options.severity] ?? .warning
    self.defaultLocale = defaultLocale.description
  }

  /// The rules for previews without a layout, which are reported whatever the options.
  static let failures: Set<LintRule> = [.crash, .timeout, .notDrawn]
}
