package import LPLayoutModel
package import LPCatalogs
import LPSupport
import LPProcesses

extension CatalogLoader {
  /// Lists the previews. A worker does it, unless the catalog is loaded already.
  ///
  /// - Parameter next: what the worker does once it has listed them; `nil` if it ends.
  /// - Returns: what is known of the catalog, and the worker, if it goes on.
  /// - Throws: `CommandFailure` if the property `previews` crashes or times out.
  package func describe(
    _ running: RunningOptions, observer: any RunObserver, next: ((OperationWorker) -> Void)? = nil
  ) throws -> (catalog: CatalogDescription, worker: FirstWorker) {
    if isLoaded { return (catalog.description, FirstWorker(nil)) }
    let executor = WorkerExecutor<ListOperation>(
      .init(), catalog: self, resources: nil, options: ResourceOptions(),
      running: RunningOptions(jobs: 1, timeout: running.timeout, memory: running.memory), tasks: 1,
      next: next)
    var description: CatalogDescription?
    var problem: (text: String, log: String, remedy: String)?
    try executor.run([CatalogItem()], onProgress: { _, _ in }) { [name] _, outcome in
      switch outcome {
      case .done(let outcome, let log, _):
        description = outcome.answer
        if !log.isEmpty { observer.quote(PrintedText(log), from: name) }
      case .crashed(let end, let log, _):
        problem = ("crashed: \(end.explanation)", log, "Fix its code, then run the command again.")
      case .timedOut(let seconds, let log, _):
        problem = (
          "timed out after \(FailureDiagnostic.text(seconds)) s", log,
          "Look for a loop that does not end, or allow more time with --timeout."
        )
      }
    }
    if let description { return (description, FirstWorker(next == nil ? nil : executor.release())) }
    let lines = ["the property `previews` of \(name) \(problem?.text ?? "has no value")"]
    throw CommandFailure(
      (lines + FailureDiagnostic.lastWords(problem?.log ?? "").map { "  \($0.message)" }).joined(separator: "\n"),
      remedy: problem?.remedy ?? "Run the command again.")
  }
}

/// Lists the previews of a catalog, which runs the code of its property `previews`.
@MainActor
package struct ListOperation: CatalogOperation {
  package struct Request: Codable, Sendable {}

  package nonisolated static let name = "list"
  package nonisolated static let progressTitle = "Listing"

  private let catalog: CatalogLoader

  package static func make(
    _ request: Request, _ catalog: CatalogLoader, renderer: () throws -> PreviewRenderer
  ) -> ListOperation { ListOperation(catalog: catalog) }

  package func answer(_ item: CatalogItem, noting diagnostics: inout [Diagnostic]) -> CatalogDescription {
    let settings = ProcessSettings()
    defer { settings.restore() }
    return catalog.catalog.description
  }
}

/// The single item of an operation on the whole catalog.
package struct CatalogItem: OperationItem {
  package var preview: Int { 0 }
  package var detail: String { "" }
  package var task: PreviewTask? { nil }
}
