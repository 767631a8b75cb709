package import Foundation

/// The outcome of an item.
package enum WorkerOutcome {
  case answered(Data, log: String)
  /// The item crashed its process.
  case crashed(ProcessEnd, log: String)
  case timedOut(seconds: Double, log: String)
  /// The first attempt crashed its process, and the retry succeeded.
  case answeredOnRetry(Data, log: String, firstEnd: ProcessEnd)
}
