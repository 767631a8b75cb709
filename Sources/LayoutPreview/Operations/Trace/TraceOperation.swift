import AutoLayout

/// Reads the view trees of previews.
@MainActor
struct TraceOperation: Operation {
  nonisolated static let name = "trace"
  nonisolated static let progressTitle = "Tracing"

  private let renderer: PreviewRenderer

  init(_ request: TraceRequest, _ renderer: PreviewRenderer) { self.renderer = renderer }

  func answer(_ task: PreviewTask, noting diagnostics: inout [Diagnostic]) -> [TracedLayoutView] {
    TracedLayoutView.all(of: renderer.layOut(task).result)
  }
}
