import AutoLayout
import Checks

/// What a worker found in one variant, besides the variant's own diagnostics.
struct LintAnswer: Codable, Sendable {
  /// What is true of the preview whatever the variant.
  var previewDiagnostics: [Diagnostic] = []
  /// What each of the author's constraints did, where that is counted.
  var uses: [ConstraintUse] = []
}
