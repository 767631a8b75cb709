import LPLayoutModel
import LPOperations
import LPChecks
import LPLocalization
import LPSupport
import LPArguments

extension LintOptions {
  /// - Throws: `CommandFailure` if the options leave no rule.
  init(_ command: ParsedCommand, defaultLocale: LanguageTag) throws {
    let chosen = command[Options.rules]
    let rules = Set(chosen.isEmpty ? LintRule.allCases : chosen).subtracting(command[Options.ignoredRules])
    guard !rules.isEmpty else {
      throw CommandFailure(
        "--rules and --ignore leave no rule to check", remedy: "Remove a rule from --ignore, or add one to --rules.")
    }
    self.init(
      rules: rules, defaultLocale: defaultLocale.description, out: command[Options.out].map { OutputFolder(path: $0) },
      least: command[Options.severity] ?? .warning)
  }
}
