package import Foundation

/// Explains why workers cannot carry out their items.
package enum WorkerError: Error, Hashable {
  case notStarted(ChildProcess.StartError)
  /// The worker ended before it answered anything.
  case unusable(ProcessEnd, log: String)
  /// The worker cannot carry the request out, and says why.
  case refused(Data)
}
