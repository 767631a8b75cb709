package import Foundation

/// The items of one run of a pool, by number.
package struct WorkerItems {
  package let count: Int
  /// An item for a worker that does not know it.
  package let bytes: (Int) -> Data
  /// The factor by which an item's timeout is longer than usual.
  package let timeoutFactor: (Int) -> Double
  /// Stands for the items in this process and its copies.
  package let identity: () -> Data

  package init(
    count: Int, bytes: @escaping (Int) -> Data, timeoutFactor: @escaping (Int) -> Double,
    identity: @escaping () -> Data
  ) {
    (self.count, self.bytes, self.timeoutFactor, self.identity) = (count, bytes, timeoutFactor, identity)
  }
}
