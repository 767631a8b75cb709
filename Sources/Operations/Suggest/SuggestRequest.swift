/// A request of `suggest`: the constraints to infer, and the variants to infer them from.
package struct SuggestRequest: Codable, Sendable {
  /// Whether all constraints are inferred from frames, instead of those that are missing.
  let isReset: Bool
  /// The first selected variant of each preview.
  let firsts: [PreviewTask]

  /// - Parameter tasks: all selected variants.
  package init(isReset: Bool, tasks: [PreviewTask]) {
    self.isReset = isReset
    var seen: Set<Int> = []
    firsts = tasks.filter { seen.insert($0.preview).inserted }
  }
}
