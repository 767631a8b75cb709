import Operations
import Foundation
import Arguments
import Messages

extension Shard {
  /// The share that a command is to do: by `--shard`, else, for `test`, as Bazel tells its tests
  /// (https://bazel.build/reference/test-encyclopedia#test-sharding). `nil` for the whole.
  ///
  /// - Throws: `ShardError`, `CommandFailure` for variables that make no sense.
  static func wanted(_ command: ParsedCommand, _ environment: [String: String]) throws -> Shard? {
    if let text = command[Options.shard] { return try Shard(text) }
    guard command.verb == "test", let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty else { return nil }
    let index = environment["TEST_SHARD_INDEX"] ?? ""
    guard let count = Int(total), let place = Int(index), count >= 1, (0..<count).contains(place) else {
      throw CommandFailure(
        "TEST_TOTAL_SHARDS is '\(total)' and TEST_SHARD_INDEX '\(index)', which does not name a share of the work",
        remedy: "Unset them, or name a share with --shard 1/3, and run the command again.")
    }
    return Shard(index: place + 1, count: count)
  }
}
