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
    func rules(_ option: String) -> Set<LintRule> { Set(command.values(option).compactMap { LintRule(rawValue: $0) }) }
    let chosen = command.has("rules") ? rules("rules") : Set(LintRule.allCases)
    self.rules = chosen.subtracting(rules("ignore"))
    guard !self.rules.isEmpty else {
      throw CommandFailure(
        "--rules and --ignore leave no rule to check", remedy: "Take a rule out of --ignore, or name more in --rules.")
    }
    countsUses = !self.rules.isDisjoint(with: Self.coverage)
    out = command.value("out").map { OutputFolder(path: $0) }
    least = command.value("severity").flatMap(Diagnostic.Severity.init) ?? .warning
    self.defaultLocale = defaultLocale.description
  }

  /// A preview that did not come about is told whatever the rules.
  static let losses: Set<LintRule> = [.crash, .timeout, .notDrawn]
}
