import Foundation
import LPSupport

extension Shard {
  /// Tells Bazel that sharding is supported. Without this file, Bazel assumes that every shard runs all tests.
  package static func acknowledge(_ environment: [String: String]) throws {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CommandFailure(
        "\(path) cannot be written: \(String(cString: strerror(errno)))",
        remedy: "TEST_SHARD_STATUS_FILE names this file. Unset it or fix its path, and run the command again.")
    }
    close(descriptor)
  }

  /// Assigns each item to a share, counted from 1. The longest remaining item goes to the share with the least work
  /// (Graham's rule, at most a third longer than the optimum); without times, neighbours go to different shares.
  ///
  /// - Parameter seconds: the duration of each item in an earlier run; `nil` if it is unknown.
  static func assignment(of seconds: [Double?], to count: Int) -> [Int] {
    let known = seconds.compactMap(\.self).sorted()
    guard !known.isEmpty else { return seconds.indices.map { $0 % count + 1 } }
    let usual = known[known.count / 2]
    let lengths = seconds.map { max($0 ?? usual, 0) }
    let order = lengths.indices.sorted { (lengths[$1], $0) < (lengths[$0], $1) }
    var loads = Array(repeating: 0.0, count: count)
    var assignment = Array(repeating: 1, count: seconds.count)
    for piece in order {
      let share = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) }!
      loads[share] += lengths[piece]
      assignment[piece] = share + 1
    }
    return assignment
  }
}
