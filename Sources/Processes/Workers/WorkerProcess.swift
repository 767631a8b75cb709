import Foundation
import LPSupport

/// A running worker, with the ends of its pipes that the parent holds.
final class WorkerProcess {
  let pid: pid_t
  /// The descriptor that takes the request and items; -1 once it is closed.
  private(set) var input: Int32
  /// The descriptor that answers are read from.
  let output: Int32
  /// The descriptor that the output of previews and the message of a crash are read from.
  let errors: Int32
  /// Whether the worker is a copy of this process. A copy starts in a millisecond but prints no backtrace, so a worker that
  /// was started retries whatever a copy fails at.
  let isFork: Bool

  /// The other ends of the pipes, until the child has them.
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
      // The child looks up the path and finds this very file, even if a build has replaced it.
      return try ChildProcess.start(
        "/proc/self/exe", arguments: [CommandLine.arguments[0], WorkerChannel.argument], environment: environment,
        streams: streams)
    }
  }

  /// Whether this process can be forked: a copy would lack other threads, and what they had locked would stay locked.
  static var canFork: Bool {
    // A folder has one link for each folder in it, besides its own two.
    var threads = stat()
    return stat("/proc/self/task", &threads) == 0 && threads.st_nlink == 3
  }

  /// Runs `work` in a copy of this process, which must have a single thread.
  ///
  /// - Parameters:
  ///   - others: the other workers, whose pipes the copy closes, since it would keep them open.
  ///   - apart: whether the two run on different processors until each calls `Processors.rejoin()`.
  convenience init(
    forking work: () -> Never, besides others: [WorkerProcess], apart: Bool = false
  ) throws(ChildProcess.StartError) {
    // Both processes would write what is still buffered.
    fflush(nil)
    try self.init(isFork: true) { streams, parents throws(ChildProcess.StartError) in
      let processor = apart ? Processors.own() : nil
      let pid = fork()
      guard pid >= 0 else { throw ChildProcess.StartError(number: errno) }
      guard pid == 0 else {
        processor.map(Processors.keep(to:))
        return pid
      }
      processor.map(Processors.keep(from:))
      for end in parents + others.flatMap({ [$0.input, $0.output, $0.errors] }) { close(end) }
      for (source, target) in streams { dup2(source, target) }
      for (source, _) in streams where source > 2 { close(source) }
      // A backtrace takes seconds, so only the retry makes one.
      for signal in ProcessEnd.crashes { _ = Foundation.signal(signal, SIG_DFL) }
      work()
    }
  }

  /// - Returns: whether the frame could be written; a worker that has ended reads nothing.
  func send(_ frame: WorkerFrame) -> Bool { frame.encoded.writeAll(to: input) }

  /// Tells the worker that no more items follow.
  func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  func kill() { _ = Foundation.kill(pid, SIGKILL) }

  /// Requests a backtrace, after which the process ends by itself.
  func quit() { _ = Foundation.kill(pid, SIGQUIT) }

  private var end: ProcessEnd?

  /// Closes an idle worker's input without waiting for its end: freeing its memory takes longer than a small picture
  /// should wait.
  func leave() {
    guard end == nil else { return }
    closePipes()
    end = .exited(status: 0)
    Self.left.withLock { left in
      left.append(pid)
      // Those that have not ended yet are waited for with the next one.
      var status: Int32 = 0
      left.removeAll { waitpid($0, &status, WNOHANG) != 0 }
    }
  }

  /// Workers that were left to end by themselves.
  private static let left = Locked<[pid_t]>([])

  private func closePipes() {
    closeInput()
    close(output)
    close(errors)
  }

  /// Waits for the worker's end, and closes the pipes.
  func reap() -> ProcessEnd {
    if let end { return end }
    closePipes()
    let end = ChildProcess.wait(for: pid)
    self.end = end
    return end
  }
}
