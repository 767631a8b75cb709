package import LPLayoutModel
package import LPChecks
package import LPVariants

/// The facts about a preview that are known without running its closure.
package struct PreviewDescription: Sendable {
  package let name: String
  package let matrix: VariantMatrix?
  /// The rules that `lint` does not apply to the preview.
  package let ignored: Set<LintRule>
  package let callSite: CallSite
}
