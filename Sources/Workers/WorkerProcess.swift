import Foundation

/// A running worker, with the ends of its pipes that the parent holds.
final class WorkerProcess {
  let pid: pid_t
  /// Takes the request and items; -1 once it is closed.
  private(set) var input: Int32
  /// Gives the answers.
  let output: Int32
  /// Gives what previews print, and the message of a crash.
  let errors: Int32
  /// Whether the worker is a copy of this process. A copy starts in a millisecond but prints no backtrace, so a worker that
  /// was started retries whatever a copy fails at.
  let isFork: Bool

  /// The pipes' other ends, until the child has them.
  private typealias Streams = [(source: Int32, target: Int32)]

  private init(
    isFork: Bool, _ start: (_ child: Streams, _ parent: [Int32]) throws(ChildProcess.StartError) -> pid_t
  ) throws(ChildProcess.StartError) {
    let (childInput, input) = try ChildProcess.pipe()
    let (output, childOutput) = try ChildProcess.pipe()
    let (errors, childErrors) = try ChildProcess.pipe()
    defer { for end in [childInput, childOutput, childErrors] { close(end) } }
    do throws(ChildProcess.StartError) {
      pid = try start([(childInput, 0), (childOutput, 1), (childErrors, 2)], [input, output, errors])
    } catch {
      for end in [input, output, errors] { close(end) }
      throw error
    }
    self.isFork = isFork
    self.input = input
    self.output = output
    self.errors = errors
    for end in [output, errors] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  // MARK: Starting

  /// Starts this executable again.
  convenience init() throws(ChildProcess.StartError) {
    try self.init(isFork: false) { streams, _ throws(ChildProcess.StartError) in
      var environment = ProcessInfo.processInfo.environment
      if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = CrashSite.settings }
      // The path is looked up in the child, where it is still this file, even if another one was built in its place.
      return try ChildProcess.start(
        "/proc/self/exe", arguments: [CommandLine.arguments[0], WorkerChannel.argument], environment: environment,
        streams: streams)
    }
  }

  /// Whether a copy of this process can go on alone: other threads would be missing in it, and whatever they had locked
  /// would stay locked.
  static var canFork: Bool {
    // Like any folder, this one has a link for each folder in it, besides its own two.
    var threads = stat()
    return stat("/proc/self/task", &threads) == 0 && threads.st_nlink == 3
  }

  /// Goes on with `work` in a copy of this process, which must be its only thread.
  ///
  /// - Parameter others: their pipes are not the copy's business: it would keep them open.
  convenience init(forking work: () -> Never, besides others: [WorkerProcess]) throws(ChildProcess.StartError) {
    // What is still to be written would be written twice.
    fflush(nil)
    try self.init(isFork: true) { streams, parents throws(ChildProcess.StartError) in
      let pid = fork()
      guard pid >= 0 else { throw ChildProcess.StartError(number: errno) }
      guard pid == 0 else { return pid }
      for end in parents + others.flatMap({ [$0.input, $0.output, $0.errors] }) { close(end) }
      for (source, target) in streams { dup2(source, target) }
      for (source, _) in streams where source > 2 { close(source) }
      // A backtrace takes seconds, and the retry makes it.
      for signal in ProcessEnd.crashes { _ = Foundation.signal(signal, SIG_DFL) }
      work()
    }
  }

  /// - Returns: whether the frame could be written; a worker that has ended reads no more.
  func send(_ frame: WorkerFrame) -> Bool { frame.encoded.writeAll(to: input) }

  /// Tells the worker that there is nothing more to do.
  func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  func kill() { _ = Foundation.kill(pid, SIGKILL) }

  /// Asks for a backtrace, at which the process ends by itself.
  func quit() { _ = Foundation.kill(pid, SIGQUIT) }

  private var end: ProcessEnd?

  /// Lets go of an idle worker, which ends as soon as its input does: giving back its memory takes it longer than a small
  /// picture should wait.
  func leave() {
    guard end == nil else { return }
    closePipes()
    var status: Int32 = 0
    _ = waitpid(pid, &status, WNOHANG)
    end = .exited(status: 0)
  }

  private func closePipes() {
    closeInput()
    close(output)
    close(errors)
  }

  /// Waits for the end, and lets go of the pipes.
  func reap() -> ProcessEnd {
    if let end { return end }
    closePipes()
    let end = ChildProcess.wait(for: pid)
    self.end = end
    return end
  }
}
