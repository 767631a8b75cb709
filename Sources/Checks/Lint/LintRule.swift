package import AutoLayout

/// A kind of problem that `lint` looks for over all variants of a preview.
///
/// Further rules are those of layout itself (`conflict`, `ambiguous`, `churn`…): their findings go along unchanged.
package enum LintRule: String, CaseIterable, Codable, Sendable {
  case clippedText = "clipped-text"
  case overlap
  case offScreen = "off-screen"
  case smallTarget = "small-target"
  case mirror
  case reorder
  case brokenWish = "broken-wish"
  case neverBinds = "never-binds"
  case redundant
  case alwaysBroken = "always-broken"
  case misplaced

  /// One sentence, as reports head all findings of a rule.
  package var summary: String {
    switch self {
    case .clippedText: "Text is cut off or does not fit its view."
    case .overlap: "Views overlap that do not in the default variant."
    case .offScreen: "A view lies outside of the screen or of what clips it."
    case .smallTarget: "A control is smaller than 44 × 44 points."
    case .mirror: "Right to left is not the mirror image of left to right."
    case .reorder: "Views change their order as text grows."
    case .brokenWish: "An optional constraint of high priority is not satisfied."
    case .neverBinds: "An inequality has room to spare in every variant."
    case .redundant: "A constraint settles nothing that others do not settle."
    case .alwaysBroken: "An optional constraint is not satisfied in any variant."
    case .misplaced: "A view will be somewhere else at run time than the document has it."
    }
  }

  package var severity: Diagnostic.Severity {
    switch self {
    case .clippedText, .overlap, .offScreen, .smallTarget, .mirror, .reorder, .misplaced: .warning
    case .brokenWish, .neverBinds, .redundant, .alwaysBroken: .note
    }
  }
}
