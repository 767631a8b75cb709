import Foundation

/// The processor time of this thread, which what else runs on the machine does not add to.
package enum ThreadTime {
  package static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = now()
    try body()
    return now() - start
  }

  /// Returns how many times longer `body` takes for four times as many parts, from the shortest of three runs each:
  /// about 4 where time grows with the length, about 16 where it grows with its square.
  package static func growth(from parts: Int, _ body: (Int) throws -> Void) rethrows -> Double {
    var short = Double.infinity
    var long = Double.infinity
    for _ in 0..<3 {
      short = min(short, try seconds { try body(parts) })
      long = min(long, try seconds { try body(4 * parts) })
    }
    return long / short
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
