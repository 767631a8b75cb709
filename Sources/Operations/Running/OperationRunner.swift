package import Catalogs
import Drawing
import Workers

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

  package init(
    _ catalog: CatalogLoader, previews: [PreviewDescription], resources: CatalogResources,
    options: ResourceOptions, running: RunningOptions, observer: any RunObserver
  ) {
    (self.catalog, self.previews, self.resources) = (catalog, previews, resources)
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
    (previews, self.observer) = (catalog.catalog.description.previews, observer)
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
          timeout: timeout)
      }
    return OperationRun(previews, executor, memory: running.memory, observer: observer)
  }
}
