package import LPCatalogs
import LPChecks
import LPSupport

/// What a preview is in an app that is shown as a whole.
package struct AppEntry: Codable, Sendable {
  package let kind: AppItems.Kind
  /// The folder of the source or document.
  package let folder: String
  package let line: Int
  /// What was left out, line by line.
  package let leftOut: [String]
  /// Whether the class was not compiled because its kind cannot be shown.
  package let isLeftOut: Bool
  /// Whether the code was compiled, or needs not be.
  package let isMade: Bool

  package init(_ item: AppItems.Item) {
    (kind, folder, line, leftOut) = (item.kind, item.folder, item.line, item.leftOut)
    (isLeftOut, isMade) = (item.isLeftOut, item.problem == nil)
  }

  /// The state in one word: the verdict on what is shown, or why nothing is.
  package func state(of variant: RenderReport.VariantEntry?) -> String {
    if isLeftOut { return "left-out" }
    guard isMade else { return "not-compiled" }
    guard let variant, variant.isDrawn else { return "crashed" }
    return variant.shown?.verdict.rawValue ?? ShownShare.Verdict.blank.rawValue
  }
}
