import LayoutPreview

/// For each rule of `lint` that a single preview can break: a preview with the fault, and a twin without it.
///
/// The name of a preview is that of the rule; a twin's name ends in " (correct)". Rules about documents have documents
/// in `Documents`; rules about translations, and about previews that crash or cannot be drawn, have none.
@main
struct Faults: PreviewCatalog {
  /// Makes a screen with the fault or without.
  typealias Make = @MainActor @Sendable (_ traits: Traits, _ isFaulty: Bool) -> View

  var previews: [Preview] {
    constraints
    rulesOfThumb
    visible
    accessibility
    code
  }

  static let suffix = " (correct)"

  /// Returns the preview with a fault and its twin.
  static func pair(_ rule: LintRule, _ matrix: VariantMatrix? = nil, _ make: @escaping Make) -> [Preview] {
    [
      Preview(rule.rawValue, matrix: matrix) { make($0, true) },
      Preview(rule.rawValue + suffix, matrix: matrix) { make($0, false) },
    ]
  }

  /// Ten widths, because coverage needs eight variants.
  static let widths = VariantMatrix(screens: (0..<10).map { .size(width: 320 + 12 * $0, height: 600) })
  /// The system's blue has a contrast of 4:1 with white.
  static let readableTint = Color(hex: 0x0040DD, dark: 0x409CFF)
  static let directions = VariantMatrix(directions: [.leftToRight, .rightToLeft])
  static let textSizes = VariantMatrix(textSizes: [.large, .accessibilityExtraExtraExtraLarge])
}
