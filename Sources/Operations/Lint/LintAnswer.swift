import AutoLayout
package import Checks

/// What a worker found in one variant, besides the variant's own diagnostics.
package struct LintAnswer: Codable, Sendable {
  /// What is true of the preview whatever the variant.
  var previewDiagnostics: [Diagnostic] = []
  /// What each of the author's constraints did, where that is counted.
  package var uses: [ConstraintUse] = []
}
