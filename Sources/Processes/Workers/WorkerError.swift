package import Foundation

/// Explains why workers cannot carry out their items.
package enum WorkerError: Error, Hashable {
  case notStarted(ChildProcess.StartError)
  /// The worker ended before it answered anything.
  case unusable(ProcessEnd, log: String)
  /// The worker cannot carry out the request; the data say why.
  case refused(Data)
}
