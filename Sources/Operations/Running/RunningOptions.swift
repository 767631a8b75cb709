/// The number of processes that carry out an operation, the time that each item may take, and the memory.
package struct RunningOptions: Sendable {
  /// The number of workers; `nil` for as many as there are processors.
  package var jobs: Int?
  /// The timeout for one variant in seconds; `nil` for the operation's default.
  package var timeout: Double?

  /// The memory that each worker may use, in megabytes; `nil` for no limit.
  package var memory: Int?

  package init(jobs: Int? = nil, timeout: Double? = nil, memory: Int? = nil) {
    (self.jobs, self.timeout, self.memory) = (jobs, timeout, memory)
  }
}
