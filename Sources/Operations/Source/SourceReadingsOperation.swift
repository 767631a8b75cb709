package import LPLayoutModel

/// Reads layouts for the lines of the sources that made them.
@MainActor
package struct SourceReadingsOperation: LayoutOperation {
  /// The request has no parameters.
  package struct Request: Codable, Sendable {
    package init() {}
  }

  package nonisolated static let name = "source-readings"
  package nonisolated static let progressTitle = "Reading"

  private let renderer: PreviewRenderer

  package init(_ request: Request, _ renderer: PreviewRenderer) { self.renderer = renderer }

  package func answer(_ task: PreviewTask, noting diagnostics: inout [Diagnostic]) throws -> SourceReadings {
    let readings = renderer.withLayout(task) { _, layout in SourceReadings(layout) }
    try renderer.requireNames()
    return readings
  }
}
