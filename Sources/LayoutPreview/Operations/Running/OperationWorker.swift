import Foundation
import Workers
import Catalogs
import Messages

/// Carries operations out in a worker's process.
@MainActor
struct OperationWorker {
  let catalog: Catalog

  /// Answers the items of a copy of the command's process, which knows the request and numbers its items.
  func run<Op: Operation>(
    _ type: Op.Type, _ request: WorkerRequest<Op.Request>, _ items: [Op.Item], _ resources: CatalogResources
  ) -> Never {
    if request.threads > 1, let first = items.first { Op.prepare(request.request, for: first) }
    serve(type, request, items, on: WorkerChannel()) { resources }
    // What the catalog has to do at its end is the first process's.
    fflush(nil)
    _exit(0)
  }

  func serve<Op: Operation>(
    _ type: Op.Type, _ request: WorkerRequest<Op.Request>, _ items: [Op.Item], on channel: WorkerChannel,
    resources: () throws -> CatalogResources
  ) {
    let operation: Op
    do {
      let renderer = try PreviewRenderer(
        catalog: catalog, resources: try resources(), options: request.resources, threads: request.threads)
      operation = Op(request.request, renderer)
    } catch {
      let failure = CommandFailure(error, next: "Fix the problem above, then run the command again.")
      return channel.refuse(MessageCoding.encode(failure))
    }
    channel.serve { frame in
      let item = frame.number.map { items[$0] } ?? (try? MessageCoding.decode(Op.Item.self, from: frame.payload))
      return item.map { MessageCoding.encode(operation.outcome(of: $0)) }
    }
  }
}
