/// How many processes carry an operation out, and how long each item may take.
struct RunningOptions: Sendable {
  /// `nil` for as many as there are processors.
  var jobs: Int?
  /// Seconds for one variant; `nil` for what is usual for the operation.
  var timeout: Double?
}
