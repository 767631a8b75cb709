import AutoLayout
import Checks
import Messages

/// Explains values of previews: each variant's answers are in the order of the queries.
@MainActor
struct ExplainOperation: Operation {
  nonisolated static let name = "explain"
  nonisolated static let progressTitle = "Explaining"

  private let renderer: PreviewRenderer
  private let queries: [AttributeQuery]

  init(_ request: [AttributeQuery], _ renderer: PreviewRenderer) {
    queries = request
    self.renderer = renderer
  }

  func answer(_ task: PreviewTask, noting diagnostics: inout [Diagnostic]) -> [AttributeAnswer] {
    renderer.withLayout(task) { root, layout in
      let explainer = LayoutExplainer(root: root)
      return queries.map { Self.answer($0, layout, explainer) }
    }
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
