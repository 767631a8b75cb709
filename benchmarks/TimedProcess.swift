import Foundation

/// A program from its start to its end.
struct TimedProcess {
  let arguments: [String]
  let status: Int32
  let milliseconds: Double
  /// The most memory that it, or one of the processes that it waited for, had resident.
  let peakMegabytes: Double
  /// Of standard output.
  let output: String

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter keepsOutput: otherwise it is thrown away.
  init(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:], keepsOutput: Bool = false
  ) throws {
    let arguments = (folder.map { ["env", "-C", $0] } ?? []) + arguments
    self.arguments = arguments
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let kept = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)").path
    defer { if keepsOutput { unlink(kept) } }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, keepsOutput ? kept : "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = arguments.map { strdup($0) } + [nil]
    var settings = variables.map { name, value in strdup("\(name)=\(value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    let clock = ContinuousClock()
    let start = clock.now
    var pid: pid_t = 0
    let error = posix_spawnp(&pid, arguments[0], &actions, nil, &words, &settings)
    guard error == 0 else { throw Failure(description: "\(arguments[0]): \(String(cString: strerror(error)))") }
    var end: Int32 = 0
    var usage = rusage()
    while wait4(pid, &end, 0, &usage) < 0, errno == EINTR {}
    let duration = (clock.now - start).components
    milliseconds = Double(duration.seconds) * 1000 + Double(duration.attoseconds) / 1e15
    peakMegabytes = Double(usage.ru_maxrss) / 1024
    status = end & 0x7F == 0 ? (end >> 8) & 0xFF : 128 + (end & 0x7F)
    output = keepsOutput ? String(decoding: (FileManager.default.contents(atPath: kept) ?? Data()), as: UTF8.self) : ""
  }

  /// - Throws: where it ended with another status.
  @discardableResult
  func expect(_ statuses: Set<Int32>) throws -> TimedProcess {
    guard statuses.contains(status) else {
      throw Failure(description: "\(arguments.joined(separator: " ")) ended with status \(status)\n\(output)")
    }
    return self
  }
}
