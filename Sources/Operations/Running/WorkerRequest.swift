/// The request that a worker reads before its items.
package struct WorkerRequest<Request: Codable & Sendable>: Codable, Sendable {
  /// The name of the operation.
  let operation: String
  let request: Request
  let resources: ResourceOptions
  /// The number of threads that may draw one picture.
  let threads: Int
  /// The memory that the worker may use, in megabytes; `nil` for no limit.
  let memory: Int?
}
