import Foundation
package import LPProcesses
import LPSupport
import LPCatalogs

/// Carries out items in workers.
@MainActor
final class WorkerExecutor<Op: CatalogOperation>: OperationExecutor {
  private let pool: WorkerPool
  private let known: KnownItems<Op.Item>

  /// - Parameters:
  ///   - tasks: the largest number of items.
  ///   - timeout: the timeout for one item in seconds, if the options have none.
  ///   - first: a worker that goes on with this request and its first items.
  ///   - next: what a copy of this process does once it has answered one item; `nil` to answer all.
  init(
    _ request: Op.Request, catalog: CatalogLoader, resources: CatalogResources?, options: ResourceOptions,
    running: RunningOptions, tasks: Int, timeout: Double = 30, first: WorkerSlot? = nil,
    next: ((OperationWorker) -> Void)? = nil
  ) {
    let known = KnownItems<Op.Item>()
    self.known = known
    let message = WorkerRequest(Op.self, request, resources: options, running: running, tasks: tasks)
    pool = WorkerPool(
      jobs: running.jobs ?? WorkerPool.defaultJobs(tasks: tasks), timeout: running.timeout ?? timeout,
      request: { MessageCoding.encode(message) },
      work: { OperationWorker(catalog).run(Op.self, message, items: known.items, resources: resources, next: next) },
      releases: next != nil, first: first)
  }

  /// Takes an idle copy of this process out of the pool; `nil` if there is none.
  func release() -> WorkerSlot? { pool.release() }

  func close() { pool.close() }

  func run(
    _ items: [Op.Item], onProgress: @escaping (_ done: Int, _ item: Op.Item) -> Void,
    deliver: @escaping (_ index: Int, _ outcome: ExecutedItem<Op.Answer>) -> Void
  ) throws {
    known.items = items
    var unreadable: (any Error)?
    do throws(WorkerError) {
      try pool.run(
        WorkerItems(
          count: items.count, bytes: { MessageCoding.encode(items[$0]) }, timeoutFactor: { items[$0].timeoutFactor },
          identity: { ItemIdentity.of(items) }),
        onProgress: { onProgress($0, items[$1]) },
        deliver: { index, outcome in
          do {
            deliver(index, try Self.read(outcome))
          } catch {
            unreadable = error
          }
        })
    } catch .refused(let reason) {
      throw try MessageCoding.decode(CommandFailure.self, from: reason)
    }
    if let unreadable { throw unreadable }
  }

  private static func read(_ outcome: WorkerOutcome) throws -> ExecutedItem<Op.Answer> {
    func decoded(_ bytes: Data) throws -> ItemOutcome<Op.Answer> {
      try MessageCoding.decode(ItemOutcome<Op.Answer>.self, from: bytes)
    }
    return switch outcome {
    case .answered(let bytes, let log): .done(try decoded(bytes), log: log, firstEnd: nil)
    case .answeredOnRetry(let bytes, let log, let end): .done(try decoded(bytes), log: log, firstEnd: end)
    case .crashed(let end, let log, let image): .crashed(end, log: log, image: image)
    case .timedOut(let seconds, let log, let image): .timedOut(seconds: seconds, log: log, image: image)
    }
  }
}

/// The items that copies of this process know by number.
private final class KnownItems<Item> {
  var items: [Item] = []
}

extension WorkerError: ExplainedError {
  package var problem: String {
    switch self {
    case .notStarted(let error): "a worker process could not be started: \(error.message)"
    case .unusable(let end, let log):
      "a worker process ended before its first preview: \(end.explanation)" + (log.isEmpty ? "" : "\n\(log)")
    case .refused: "a worker process refused its request"
    }
  }

  package var remedy: String {
    switch self {
    case .notStarted: "Try fewer processes with --jobs 1."
    case .unusable, .refused: "The property `previews` must return the same previews at every start of the program."
    }
  }
}
