import Foundation
import LPDrawing
import LPProcesses
package import LPCatalogs
import LPSupport

/// Carries out operations in a worker's process.
@MainActor
package struct OperationWorker {
  private let catalog: CatalogLoader
  private let channel = WorkerChannel()

  package init(_ catalog: CatalogLoader) { self.catalog = catalog }

  /// Answers the items in a copy of the command's process, which knows the request and refers to items by number. (The
  /// optimiser of Swift 6.3.1 crashes on a function that it specialises and that never returns.)
  ///
  /// - Parameter next: what the process does once it has answered one item; `nil` to answer all.
  @_semantics("optimize.sil.specialize.generic.never")
  func run<Op: CatalogOperation>(
    _ type: Op.Type, _ request: WorkerRequest<Op.Request>, items: [Op.Item], resources: CatalogResources?,
    next: ((OperationWorker) -> Void)? = nil
  ) -> Never {
    serve(type, request, items: items, resources: resources, limit: next == nil ? .max : 1)
    Processors.rejoin()
    next?(self)
    leave()
  }

  /// Goes on with another request, until the command sends no more items.
  func goOn<Op: CatalogOperation>(
    _ type: Op.Type, _ request: WorkerRequest<Op.Request>, items: [Op.Item], resources: CatalogResources
  ) {
    // Text that the author's code prints from now on belongs to the items.
    guard channel.mayGoOn() else { return }
    channel.announce(ItemIdentity.of(items))
    serve(type, request, items: items, resources: resources, anticipates: true)
  }

  /// Ends a copy of the command's process. What the catalog has to do at its end is the first process's.
  private func leave() -> Never {
    fflush(nil)
    _exit(0)
  }

  /// Answers the items in a process that was started as a worker.
  ///
  /// - Parameter operations: the operations that the request can name.
  package func runAndExit(_ operations: [any CatalogOperation.Type]) -> Never {
    guard let bytes = channel.request(),
      let header = try? MessageCoding.decode(WorkerRequestHeader.self, from: bytes),
      let operation = operations.first(where: { $0.name == header.operation })
    else { exit(2) }
    func serve<Op: CatalogOperation>(_ type: Op.Type) {
      guard let request = try? MessageCoding.decode(WorkerRequest<Op.Request>.self, from: bytes) else { exit(2) }
      self.serve(type, request, items: [], resources: nil)
    }
    serve(operation)
    exit(0)
  }

  /// - Parameters:
  ///   - resources: the catalog's resources, if they were read before.
  ///   - anticipates: whether the worker begins with the first item before the command asks for it.
  private func serve<Op: CatalogOperation>(
    _ type: Op.Type, _ request: WorkerRequest<Op.Request>, items: [Op.Item], resources: CatalogResources?,
    limit: Int = .max, anticipates: Bool = false
  ) {
    ImageFiles.observer.withLock { $0 = { [channel] in channel.announce(image: $0) } }
    if let memory = request.memory { ProcessSettings.limitMemory(megabytes: memory) }
    let operation: Op
    do {
      operation = try Op.make(request.request, catalog) {
        try renderer(request.resources, resources, threads: request.threads)
      }
    } catch {
      let failure = CommandFailure(error, next: "Fix the problem above, then run the command again.")
      return channel.refuse(MessageCoding.encode(failure))
    }
    // The command is idle soon, so that another processor is free for preparations.
    var prepares = request.threads > 1
    func prepare(for item: Op.Item) {
      if prepares { operation.prepare(for: item) }
      prepares = false
    }
    channel.serve(atMost: limit) {
      guard anticipates, AppItems.current == nil, let item = items.first else { return }
      prepare(for: item)
      operation.anticipate(item)
    } _: { frame in
      let item = frame.number.map { items[$0] } ?? (try? MessageCoding.decode(Op.Item.self, from: frame.payload))
      guard let item else { return nil }
      if let problem = problem(of: item) { return MessageCoding.encode(ItemOutcome<Op.Answer>(refusing: problem)) }
      // What the code of one class of an app leaves behind must not change how another is shown.
      if AppItems.current != nil {
        return ProcessCopy.result { MessageCoding.encode(operation.outcome(of: item)) }
      }
      prepare(for: item)
      return MessageCoding.encode(operation.outcome(of: item))
    }
  }

  /// Why nothing can be shown of a preview of an app. Others are not even asked for here: what they do to a process must
  /// not reach the one that writes their files.
  private func problem(of item: some OperationItem) -> CommandFailure? {
    guard AppItems.current != nil else { return nil }
    let previews = catalog.catalog.previews
    return previews.indices.contains(item.preview) ? previews[item.preview].problem : nil
  }

  private func renderer(
    _ options: ResourceOptions, _ resources: CatalogResources?, threads: Int
  ) throws -> PreviewRenderer {
    if !catalog.isLoaded {
      // The worker that listed the previews has printed this output before.
      let settings = ProcessSettings()
      _ = channel.silently { catalog.catalog }
      settings.restore()
    }
    let loaded = catalog.catalog
    let folder = options.folder.map { URL(fileURLWithPath: $0) }
    return try PreviewRenderer(
      catalog: loaded, resources: resources ?? CatalogResources(folder: folder, catalog: loaded.description),
      options: options, threads: threads)
  }
}

/// The part of a request that says which operation reads the rest.
struct WorkerRequestHeader: Decodable {
  let operation: String
}
