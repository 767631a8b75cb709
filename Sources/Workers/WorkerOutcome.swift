package import Foundation

/// What became of an item.
package enum WorkerOutcome {
  case answered(Data, log: String)
  /// The item took the process down.
  case crashed(ProcessEnd, log: String)
  case timedOut(seconds: Double, log: String)
  /// The first attempt took its process down, and the second one did not.
  case answeredOnRetry(Data, log: String, firstEnd: ProcessEnd)
}
