package import LPCatalogs
import LPDrawing
import LPProcesses

/// Carries out operations on a catalog, in workers or in this process.
@MainActor
package struct OperationRunner {
  private let catalog: CatalogLoader
  private let previews: [PreviewDescription]
  private let resources: CatalogResources
  private let options: ResourceOptions
  private let running: RunningOptions
  private let observer: any RunObserver
  private let renderer: PreviewRenderer?
  private let first: FirstWorker?

  package init(
    _ catalog: CatalogLoader, previews: [PreviewDescription], resources: CatalogResources,
    options: ResourceOptions, running: RunningOptions, observer: any RunObserver, first: FirstWorker? = nil
  ) {
    (self.catalog, self.previews, self.resources, self.first) = (catalog, previews, resources, first)
    (self.options, self.running, self.observer, renderer) = (options, running, observer, nil)
  }

  /// Makes a runner that carries out operations in this process.
  ///
  /// - Parameter other: a runner for another catalog, whose fonts and measured texts this one shares.
  /// - Throws: `FontError` if fonts are missing.
  package init(
    inProcess catalog: CatalogLoader, resources: CatalogResources, options: ResourceOptions,
    observer: any RunObserver, like other: OperationRunner? = nil
  ) throws {
    (self.catalog, self.resources, self.options, running) = (catalog, resources, options, RunningOptions())
    (previews, self.observer, first) = (catalog.catalog.description.previews, observer, nil)
    renderer =
      try other?.renderer.map { PreviewRenderer(catalog: catalog.catalog, resources: resources, like: $0) }
      ?? PreviewRenderer(catalog: catalog.catalog, resources: resources, options: options)
  }

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - tasks: the largest number of items.
  ///   - timeout: the timeout for one item in seconds, if the options have none.
  package func run<Op: CatalogOperation>(
    _ operation: Op.Type, _ request: Op.Request, tasks: Int, timeout: Double = 30
  ) throws -> OperationRun<Op> {
    let executor: any OperationExecutor<Op> =
      if let renderer {
        InProcessExecutor(operation: try Op.make(request, catalog) { renderer })
      } else {
        WorkerExecutor(
          request, catalog: catalog, resources: resources, options: options, running: running, tasks: tasks,
          timeout: timeout, first: first?.take())
      }
    return OperationRun(previews, executor, memory: running.memory, observer: observer)
  }

  /// Answers items in a copy of the command's process that has listed the previews, as the first worker of the run that
  /// the command starts with the same request.
  package func work<Op: CatalogOperation>(
    _ operation: Op.Type, _ request: Op.Request, items: [Op.Item], by worker: OperationWorker
  ) {
    let message = WorkerRequest(operation, request, resources: options, running: running, tasks: items.count)
    worker.goOn(operation, message, items: items, resources: resources)
  }
}

/// Answers items in this process. A preview that traps ends the process, like any code under test.
@MainActor
struct InProcessExecutor<Op: CatalogOperation>: OperationExecutor {
  let operation: Op

  func run(
    _ items: [Op.Item], onProgress: @escaping (_ done: Int, _ item: Op.Item) -> Void,
    deliver: @escaping (_ index: Int, _ outcome: ExecutedItem<Op.Answer>) -> Void
  ) {
    for (index, item) in items.enumerated() {
      deliver(index, .done(operation.outcome(of: item), log: "", firstEnd: nil))
      onProgress(index + 1, item)
    }
  }

  func close() {}
}
