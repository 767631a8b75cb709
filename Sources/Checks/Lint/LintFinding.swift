package import LPLayoutModel

/// A problem and all variants that have it.
package struct LintFinding: Hashable, Sendable {
  package let preview: String
  /// The diagnostic of the first variant; numbers may differ in other variants.
  package private(set) var diagnostic: Diagnostic
  package private(set) var variants: [String]

  package var rule: LintRule? { LintRule(rawValue: diagnostic.rule) }

  mutating func add(_ variant: String) { if variants.last != variant { variants.append(variant) } }

  /// Says of a remedy with a length that other variants need another one.
  mutating func compare(_ fix: String?) {
    guard rule == .ambiguous, let own = diagnostic.fix, let fix, own != fix, own.contains(" == "),
      !own.hasSuffix(Self.varying), Self.withoutNumbers(own) == Self.withoutNumbers(fix)
    else { return }
    diagnostic.fix = own + Self.varying
  }

  private static let varying = "; other variants need another length, for which a relation to a neighbour is better"

  private static func withoutNumbers(_ text: String) -> String { text.filter { !$0.isNumber && $0 != "." } }
}
