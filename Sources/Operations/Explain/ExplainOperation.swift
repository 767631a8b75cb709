import LPVariants
package import LPLayoutModel
package import LPChecks
import LPSupport
import LPReasoning

/// Explains values in previews. The answers of each variant are in the order of the queries.
@MainActor
package struct ExplainOperation: ReportingOperation {
  package typealias Request = [AttributeQuery]

  package nonisolated static let name = "explain"
  package nonisolated static let progressTitle = "Explaining"

  private let renderer: PreviewRenderer
  private let queries: [AttributeQuery]

  package init(_ request: [AttributeQuery], _ renderer: PreviewRenderer) {
    queries = request
    self.renderer = renderer
  }

  package func answer(_ task: PreviewTask, noting diagnostics: inout [Diagnostic]) throws -> [AttributeAnswer] {
    let answers = renderer.withLayout(task) { root, layout in
      let explainer = LayoutExplainer(root: root)
      return queries.map { Self.answer($0, layout, explainer) }
    }
    try renderer.requireNames()
    return answers
  }

  package nonisolated static func report(of catalog: String, _ answers: SelectedAnswers<[AttributeAnswer]>)
    -> ExplainReport
  {
    let previews = answers.map { preview, answers in
      ExplainReport.PreviewEntry(name: preview, answers: answers.map { ($0.name, $1 ?? []) })
    }
    var report = ExplainReport(catalogs: [.init(name: catalog, previews: previews)])
    if previews.allSatisfy(\.answers.isEmpty) {
      report.refusal = answers.lazy.flatMap(\.answers).compactMap { $0.answer?.compactMap(\.failure).first }.first
    }
    return report
  }

  private static func answer(
    _ query: AttributeQuery, _ layout: LayoutResult, _ explainer: LayoutExplainer
  ) -> AttributeAnswer {
    var answer = AttributeAnswer(query: query.text)
    do throws(AttributeQueryError) {
      answer.explanations = try query.subjects(in: layout).map { explainer.explanation(of: $0.item, $0.attribute) }
    } catch {
      answer.failure = CommandFailure(error, query: query.text)
    }
    return answer
  }
}
