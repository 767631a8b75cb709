import LPVariants
package import LPLayoutModel

/// Reads the view trees of previews.
@MainActor
package struct TraceOperation: ReportingOperation {
  package typealias Request = TraceRequest

  package nonisolated static let name = "trace"
  package nonisolated static let progressTitle = "Tracing"

  private let request: TraceRequest
  private let renderer: PreviewRenderer

  package init(_ request: TraceRequest, _ renderer: PreviewRenderer) {
    (self.request, self.renderer) = (request, renderer)
  }

  package func answer(_ task: PreviewTask, noting diagnostics: inout [Diagnostic]) throws -> [TracedLayoutView] {
    let layout = renderer.layOut(task).result
    try renderer.requireNames()
    return TracedLayoutView.all(of: layout, listsConstraints: request.listsConstraints)
  }

  package nonisolated static func report(of catalog: String, _ answers: SelectedAnswers<[TracedLayoutView]>)
    -> TraceReport
  {
    let previews = answers.map { preview, answers in
      TraceReport.PreviewEntry(
        name: preview,
        variants: answers.compactMap { variant, views in views.map { .init(name: variant.name, views: $0) } })
    }
    return TraceReport(catalogs: [.init(name: catalog, previews: previews)])
  }
}

/// The request of `trace`.
package struct TraceRequest: Codable, Sendable {
  /// Whether each view is listed with the constraints that it owns.
  package let listsConstraints: Bool

  package init(listsConstraints: Bool = false) { self.listsConstraints = listsConstraints }
}
