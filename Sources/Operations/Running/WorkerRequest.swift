/// The request that a worker reads before its items.
package struct WorkerRequest<Request: Codable & Sendable>: Codable, Sendable {
  /// The name of the operation.
  let operation: String
  let request: Request
  let resources: ResourceOptions
  /// How many threads may draw one picture at the same time.
  let threads: Int
}
