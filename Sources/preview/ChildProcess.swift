import Foundation
import LayoutPreview

/// Runs another program and waits for it.
enum ChildProcess {
  enum Capture {
    /// It writes where this program writes.
    case nothing
    case output
    /// Output and errors in the order they come.
    case everything
  }

  struct End {
    /// As shells count: 128 and the signal for a program that was killed.
    let status: Int32
    let text: String
  }

  /// - Parameter arguments: the program, looked up in PATH, and its arguments.
  /// - Throws: `CommandFailure` where it cannot be started.
  static func run(_ arguments: [String], environment: [String: String] = [:], capture: Capture) throws -> End {
    var ends: [Int32] = [-1, -1]
    if capture != .nothing, pipe(&ends) != 0 { throw failure(arguments[0], errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if capture != .nothing {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      if capture == .everything { posix_spawn_file_actions_adddup2(&actions, ends[1], 2) }
    }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = arguments.map { strdup($0) } + [nil]
    var settings = variables.map { name, value in strdup("\(name)=\(value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var pid: pid_t = 0
    let error = posix_spawnp(&pid, arguments[0], &actions, nil, &words, &settings)
    if capture != .nothing { close(ends[1]) }
    guard error == 0 else {
      if capture != .nothing { close(ends[0]) }
      throw failure(arguments[0], error)
    }
    let text = capture == .nothing ? "" : read(ends[0])
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return End(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, text: text)
  }

  /// To the end; closes the descriptor.
  private static func read(_ descriptor: Int32) -> String {
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if count == 0 || errno != EINTR {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  private static func failure(_ program: String, _ error: Int32) -> CommandFailure {
    let isToolchain = program.hasPrefix("swift")
    return CommandFailure(
      "'\(program)' cannot be started: \(String(cString: strerror(error)))",
      remedy: isToolchain
        ? "Install Swift (https://www.swift.org/install) so that 'swift --version' works, then run this again."
        : "Run this again.")
  }
}
