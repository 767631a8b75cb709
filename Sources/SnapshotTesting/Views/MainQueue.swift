import Dispatch
import Foundation

/// The main queue. With Swift Testing on Linux, it is drained by another thread than the first one.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the code that asks runs on it.
  static var isCurrent: Bool {
    marked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
