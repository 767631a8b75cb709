import LPProcesses

/// The request that a worker reads before its items.
package struct WorkerRequest<Request> {
  /// The name of the operation.
  let operation: String
  let request: Request
  let resources: ResourceOptions
  /// The number of threads that may draw one picture.
  let threads: Int
  /// The memory that the worker may use, in megabytes; `nil` for no limit.
  let memory: Int?
}

extension WorkerRequest {
  /// - Parameter tasks: the largest number of items.
  init<Op: CatalogOperation>(
    _ operation: Op.Type, _ request: Request, resources: ResourceOptions, running: RunningOptions, tasks: Int
  ) where Op.Request == Request {
    let jobs = running.jobs ?? WorkerPool.defaultJobs(tasks: tasks)
    self.init(
      operation: Op.name, request: request, resources: resources,
      threads: running.jobs == nil ? WorkerPool.defaultThreads(jobs: jobs) : 1, memory: running.memory)
  }
}

extension WorkerRequest: Codable where Request: Codable {}
extension WorkerRequest: Sendable where Request: Sendable {}
