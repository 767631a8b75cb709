/// How many processes carry an operation out, and how long each item may take.
package struct RunningOptions: Sendable {
  /// `nil` for as many as there are processors.
  package var jobs: Int?
  /// Seconds for one variant; `nil` for what is usual for the operation.
  package var timeout: Double?

  package init(jobs: Int? = nil, timeout: Double? = nil) { (self.jobs, self.timeout) = (jobs, timeout) }
}
