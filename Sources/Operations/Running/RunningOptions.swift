/// The number of processes that carry out an operation, and the time that each item may take.
package struct RunningOptions: Sendable {
  /// The number of workers; `nil` for as many as there are processors.
  package var jobs: Int?
  /// The timeout for one variant in seconds; `nil` for the operation's default.
  package var timeout: Double?

  package init(jobs: Int? = nil, timeout: Double? = nil) { (self.jobs, self.timeout) = (jobs, timeout) }
}
