import LPProcesses
import Foundation
import LPSupport

extension ChildProcess {
  enum Capture {
    /// The program's output goes where this process writes.
    case nothing
    case output
    /// Captures standard output, and standard error apart from it.
    case separately
    /// Captures standard output and standard error in the order of arrival.
    case everything
  }

  struct CapturedEnd {
    /// The status that shells report: 128 plus the signal for a program that was killed.
    let status: Int32
    let text: String
    /// The error output, where it is captured apart from the text.
    var errors = ""
  }

  /// Runs a program and waits for it.
  ///
  /// - Parameters:
  ///   - arguments: the program, looked up in PATH, and its arguments.
  ///   - input: the file that the program reads as its standard input; `nil` inherits it.
  /// - Throws: `CommandFailure` if the program cannot be started.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], capture: Capture, input file: String? = nil
  ) throws -> CapturedEnd {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    do throws(StartError) {
      guard capture != .nothing else {
        return try Interruption.supervising { () throws(StartError) in
          try start(arguments[0], arguments: arguments, environment: variables, streams: [])
        } _: { pid throws(StartError) in
          CapturedEnd(status: wait(for: pid).shellStatus, text: "")
        }
      }
      let (output, input) = try pipe()
      defer { close(output) }
      let targets: [Int32] = capture == .everything ? [1, 2] : [1]
      var streams = targets.map { (source: input, target: $0) }
      let source = file.map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
      if source >= 0 { streams.append((source: source, target: 0)) }
      defer { if source >= 0 { close(source) } }
      // A file takes what a pipe would hold up while nobody reads it.
      let errors = capture == .separately ? tmpfile() : nil
      if let errors { streams.append((source: fileno(errors), target: 2)) }
      defer { if let errors { fclose(errors) } }
      // A compiler has programs of its own, which end with it.
      let isGroup = capture == .everything
      return try Interruption.supervising(isGroup: isGroup) { () throws(StartError) in
        defer { close(input) }
        return try start(
          arguments[0], arguments: arguments, environment: variables, streams: streams, leadsGroup: isGroup)
      } _: { pid throws(StartError) in
        let text = read(output)
        let status = wait(for: pid).shellStatus
        if let errors { rewind(errors) }
        return CapturedEnd(status: status, text: text, errors: errors.map { read(fileno($0)) } ?? "")
      }
    } catch {
      throw failure(arguments[0], error)
    }
  }

  private static func read(_ descriptor: Int32) -> String {
    let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd()
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func failure(_ program: String, _ error: StartError) -> CommandFailure {
    CommandFailure(
      "'\(program)' cannot be started: \(error.message)",
      remedy: program.hasPrefix("swift")
        ? "Install Swift (https://www.swift.org/install) so that 'swift --version' works, then run the command again."
        : "Check that the file exists and is executable, then run the command again.")
  }
}

extension ProcessEnd {
  /// The status that shells report: 128 plus the signal for a program that was killed.
  var shellStatus: Int32 {
    switch self {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    }
  }
}
