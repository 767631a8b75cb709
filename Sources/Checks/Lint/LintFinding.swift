package import LPLayoutModel

/// A problem and all variants that have it.
package struct LintFinding: Hashable, Sendable {
  package let preview: String
  /// The diagnostic of the first variant; numbers may differ in other variants.
  package let diagnostic: Diagnostic
  package private(set) var variants: [String]

  package var rule: LintRule? { LintRule(rawValue: diagnostic.rule) }

  mutating func add(_ variant: String) { if variants.last != variant { variants.append(variant) } }
}
