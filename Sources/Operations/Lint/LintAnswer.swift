package import LPLayoutModel
package import LPChecks

/// The findings of a worker in one variant, besides the diagnostics of the variant itself.
package struct LintAnswer: Codable, Sendable {
  /// The diagnostics of the preview that do not depend on the variant.
  package var previewDiagnostics: [Diagnostic] = []
  /// How the author's constraints were used, if a rule about that is on.
  package var uses: [ConstraintUse] = []
}
