package import Foundation

/// The items of one run of a pool, by number.
package struct WorkerItems {
  package let count: Int
  /// An item for a worker that does not know it.
  package let bytes: (Int) -> Data
  /// The factor by which an item's timeout is longer than usual.
  package let timeoutFactor: (Int) -> Double

  package init(count: Int, bytes: @escaping (Int) -> Data, timeoutFactor: @escaping (Int) -> Double) {
    self.count = count
    self.bytes = bytes
    self.timeoutFactor = timeoutFactor
  }
}
