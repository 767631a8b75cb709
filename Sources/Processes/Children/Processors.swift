import Foundation
import LPSupport

/// Keeps a process and its copy on different processors for a short time.
///
/// Linux often starts a copy on the processor of the original, and wakes the original there, too, since a process that
/// writes to a pipe is expected to wait next. If two processors are all there are, it may not look for an idle one, and
/// the two take turns beside an idle processor for some milliseconds.
package enum Processors {
  private typealias Mask = [UInt64]
  private typealias Affinity = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32
  private typealias Current = @convention(c) () -> Int32

  // Swift's module of the C library leaves these functions out.
  private static let get = dlsym(nil, "sched_getaffinity").map { unsafeBitCast($0, to: Affinity.self) }
  private static let set = dlsym(nil, "sched_setaffinity").map { unsafeBitCast($0, to: Affinity.self) }
  private static let current = dlsym(nil, "sched_getcpu").map { unsafeBitCast($0, to: Current.self) }

  /// The processors that the thread which was kept apart may use otherwise.
  private static let allowed = Locked<Mask?>(nil)

  /// Returns the processor that this thread runs on; `nil` if it may use no other.
  static func own() -> Int? {
    // 1024 processors; on a larger machine the call fails, and nobody is kept apart.
    var mask = Mask(repeating: 0, count: 16)
    guard let get, let current, get(0, mask.count * 8, &mask) == 0,
      mask.reduce(0, { $0 + $1.nonzeroBitCount }) > 1
    else { return nil }
    let number = Int(current())
    guard mask.indices.contains(number / 64), mask[number / 64] & (1 << (number % 64)) != 0 else { return nil }
    allowed.withLock { $0 = mask }
    return number
  }

  /// Keeps this thread on the processor that `own` returned, until `rejoin()`.
  static func keep(to processor: Int) {
    restrict { mask in
      for index in mask.indices { mask[index] = 0 }
      mask[processor / 64] = 1 << (processor % 64)
    }
  }

  /// Keeps this thread off the processor that `own` returned, until `rejoin()`.
  static func keep(from processor: Int) { restrict { $0[processor / 64] &= ~(1 << (processor % 64)) } }

  /// Lets this thread use all its processors again.
  package static func rejoin() {
    guard let mask = allowed.withLock({ $0.take() }) else { return }
    apply(mask)
  }

  private static func restrict(_ change: (inout Mask) -> Void) {
    guard var mask = allowed.withLock({ $0 }) else { return }
    change(&mask)
    apply(mask)
  }

  private static func apply(_ mask: Mask) {
    var mask = mask
    _ = set?(0, mask.count * 8, &mask)
  }
}
