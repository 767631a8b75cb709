import Foundation
import LPSupport
import LPProcesses

/// A process that stays and answers lines with lines. One that has ended is started again by the next line.
final class LineProcess: @unchecked Sendable {
  private let arguments: [String]
  private let environment: [String: String]
  private let lock = NSLock()
  private var process: pid_t?
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var isEnded = false

  /// - Parameters:
  ///   - arguments: the program and its arguments.
  ///   - environment: variables besides those of this process.
  init(_ arguments: [String], environment: [String: String] = [:]) {
    (self.arguments, self.environment) = (arguments, environment)
  }

  deinit { end() }

  /// Returns the answer to a line, after those to others.
  ///
  /// - Throws: `CommandFailure` if the process ends instead.
  func ask(_ line: Data) throws -> Data {
    try lock.withLock {
      guard !isEnded else {
        throw CommandFailure("\(arguments[0]) was replaced by a newer build", remedy: "Ask again.")
      }
      if process == nil { try start() }
      guard write(line + Data("\n".utf8)), let answer = readAnswer() else {
        let end = stop(kills: true)
        throw CommandFailure(
          "\(arguments[0]) ended: \(end?.explanation ?? "unknown reason")",
          remedy: "Its output is in the terminal of 'preview watch'. Fix the problem, then save the source.")
      }
      return answer
    }
  }

  /// Ends the process and what it started.
  func end() {
    lock.withLock {
      isEnded = true
      _ = stop(kills: false)
    }
  }

  private func start() throws {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (childInput, input) = try ChildProcess.pipe()
    let (output, childOutput) = try ChildProcess.pipe()
    defer { for end in [childInput, childOutput] { close(end) } }
    do {
      // In a group of its own, so that ctrl-C reaches it by the end of its input alone.
      process = try ChildProcess.start(
        arguments[0], arguments: arguments, environment: variables,
        streams: [(source: childInput, target: 0), (source: childOutput, target: 1)], leadsGroup: true)
    } catch {
      for end in [input, output] { close(end) }
      throw CommandFailure(
        "'\(arguments[0])' cannot be started: \(error.message)",
        remedy: "Check that the file exists and is executable, then run the command again.")
    }
    (self.input, self.output) = (input, output)
  }

  private func stop(kills: Bool) -> ProcessEnd? {
    guard let process else { return nil }
    close(input)
    // It reads the end of its input at once, unless it is answering.
    var end = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    if kills || poll(&end, 1, 500) <= 0 || end.revents & Int16(POLLHUP) == 0 { kill(-process, SIGKILL) }
    close(output)
    self.process = nil
    return ChildProcess.wait(for: process)
  }

  private func write(_ data: Data) -> Bool {
    var rest = data
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// An answer ends with its line, and nothing follows until the next question.
  private func readAnswer() -> Data? {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 262_144)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      received.append(contentsOf: buffer[..<count])
      if buffer[count - 1] == UInt8(ascii: "\n") { return received.dropLast() }
    }
  }
}
