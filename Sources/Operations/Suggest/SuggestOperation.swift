package import LPAutoLayout
import LPReasoning
import LPVariants

/// Suggests constraints for previews, and verifies them in each variant.
///
/// The constraints are inferred in the first selected variant of a preview. Every other variant gets the same ones; what
/// is still ambiguous there is added.
@MainActor
package struct SuggestOperation: ReportingOperation {
  package typealias Request = SuggestRequest

  package nonisolated static let name = "suggest"
  package nonisolated static let progressTitle = "Suggesting"

  private let request: SuggestRequest
  private let renderer: PreviewRenderer

  package init(_ request: SuggestRequest, _ renderer: PreviewRenderer) {
    self.request = request
    self.renderer = renderer
  }

  package func answer(_ task: PreviewTask, noting diagnostics: inout [Diagnostic]) throws -> SuggestAnswer {
    let first = request.firsts.first { $0.preview == task.preview } ?? task
    var shared: [TreeChange]?
    if first != task {
      shared = renderer.withLayout(first) { root, _ in
        let suggester = Suggester(root)
        suggest(with: suggester)
        return suggester.treeChanges
      }
    }
    let answer = renderer.withLayout(task) { root, _ in
      let suggester = Suggester(root)
      let (before, conflicts) = (suggester.ambiguous, request.isReset ? 0 : root.engine.conflicts.count)
      if let shared { suggester.apply(shared, resetting: request.isReset) }
      if shared == nil { suggest(with: suggester) } else { suggester.addMissing() }
      return SuggestAnswer(root, suggester, ambiguousBefore: before, conflictsBefore: conflicts)
    }
    try renderer.requireNames()
    return answer
  }

  private func suggest(with suggester: Suggester) {
    if request.isReset { suggester.reset() } else { suggester.addMissing() }
  }

  package nonisolated static func report(of catalog: String, _ answers: SelectedAnswers<SuggestAnswer>)
    -> SuggestReport
  {
    let previews = answers.map { preview, answers in
      SuggestReport.PreviewEntry(
        name: preview, answers: answers.compactMap { variant, answer in answer.map { (variant.name, $0) } })
    }
    return SuggestReport(catalogs: [.init(name: catalog, previews: previews)])
  }
}

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
