import Foundation
import Messages

/// A running worker, with the ends of its pipes that the parent holds.
final class WorkerProcess {
  let pid: pid_t
  /// Tasks go in here; nothing once it is closed.
  private(set) var input: Int32
  /// Replies come out here.
  let output: Int32
  /// What previews print, and the last words of a crash.
  let errors: Int32
  /// It is this process's image, which no backtrace is made of: it is there in a millisecond, and whatever it is lost at
  /// has to be looked at by a worker that was started.
  let isFork: Bool

  /// The pipes' other ends, until the child has them.
  private typealias Ends = [(end: Int32, standard: Int32)]

  private init(
    isFork: Bool, _ begin: (_ child: Ends, _ parent: [Int32]) -> Result<pid_t, WorkerError>
  ) throws(WorkerError) {
    let (childInput, input) = try Self.pipe()
    let (output, childOutput) = try Self.pipe()
    let (errors, childErrors) = try Self.pipe()
    defer { for end in [childInput, childOutput, childErrors] { close(end) } }
    let begun = begin([(childInput, 0), (childOutput, 1), (childErrors, 2)], [input, output, errors])
    if case .failure = begun { for end in [input, output, errors] { close(end) } }
    pid = try begun.get()
    self.isFork = isFork
    self.input = input
    self.output = output
    self.errors = errors
    for end in [output, errors] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  // MARK: Starting

  /// Starts this executable again.
  ///
  /// - Throws: `WorkerError.notStarted`.
  convenience init() throws(WorkerError) {
    try self.init(isFork: false) { ends, _ in
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for (end, standard) in ends { posix_spawn_file_actions_adddup2(&actions, end, standard) }
      var environment = ProcessInfo.processInfo.environment
      if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = CrashSite.settings }
      return Self.spawn(actions: &actions, environment: environment)
    }
  }

  private static func spawn(
    actions: inout posix_spawn_file_actions_t, environment: [String: String]
  ) -> Result<pid_t, WorkerError> {
    let words: [String] = [CommandLine.arguments[0], Worker.verb]
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { name, value in strdup("\(name)=\(value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var pid: pid_t = 0
    // The path is looked up in the child, where it is still this file, even if another one was built in its place.
    let error = posix_spawn(&pid, "/proc/self/exe", &actions, nil, &arguments, &variables)
    return error == 0 ? .success(pid) : .failure(.notStarted(error))
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
  /// - Throws: `WorkerError.notStarted`.
  convenience init(forking work: () -> Never, besides others: [WorkerProcess]) throws(WorkerError) {
    // What is still to be written would be written twice.
    fflush(nil)
    try self.init(isFork: true) { ends, parents in
      let pid = fork()
      guard pid == 0 else { return pid > 0 ? .success(pid) : .failure(.notStarted(errno)) }
      for end in parents + others.flatMap({ [$0.input, $0.output, $0.errors] }) { close(end) }
      for (end, standard) in ends { dup2(end, standard) }
      for (end, _) in ends where end > 2 { close(end) }
      // A backtrace takes seconds, and is made in the second attempt.
      for signal in WorkerEnd.crashes { _ = Foundation.signal(signal, SIG_DFL) }
      work()
    }
  }

  /// Ends that other children do not inherit.
  private static func pipe() throws(WorkerError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw .notStarted(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Gives the worker a line.
  ///
  /// - Returns: whether it could be written; a worker that has ended reads no more.
  func send(_ line: Data) -> Bool {
    var bytes = line[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Tells the worker that there is nothing more to do.
  func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  func kill() { _ = Foundation.kill(pid, SIGKILL) }

  /// Asks for a backtrace, at which the process ends by itself.
  func quit() { _ = Foundation.kill(pid, SIGQUIT) }

  private var end: WorkerEnd?

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
  func reap() -> WorkerEnd {
    if let end { return end }
    closePipes()
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let end: WorkerEnd = signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(signal)
    self.end = end
    return end
  }
}

/// How a worker's process ended.
enum WorkerEnd: Hashable {
  case exited(status: Int32)
  case signalled(Int32)

  var explanation: String {
    switch self {
    case .exited(let status): "it ended the process with status \(status)"
    case .signalled(let signal): "\(Self.names[signal] ?? "signal \(signal)")"
    }
  }

  /// What Swift's runtime makes a backtrace of.
  static let crashes = [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  private static let names: [Int32: String] = [
    SIGILL: "trap (SIGILL)", SIGTRAP: "trap (SIGTRAP)", SIGABRT: "abort (SIGABRT)", SIGFPE: "arithmetic trap (SIGFPE)",
    SIGSEGV: "bad memory access, or too deep a recursion (SIGSEGV)", SIGBUS: "bad memory access (SIGBUS)",
    SIGKILL: "killed (SIGKILL), perhaps for want of memory", SIGTERM: "terminated (SIGTERM)",
    SIGXCPU: "out of processor time (SIGXCPU)",
  ]
}

enum WorkerError: Error, Hashable {
  /// With the number of the error.
  case notStarted(Int32)
  /// It ended before it took a task, or said something that is no reply.
  case unusable(WorkerEnd, log: String)
}

extension WorkerError: ExplainedError {
  var problem: String {
    switch self {
    case .notStarted(let error): "a worker process could not be started: \(String(cString: strerror(error)))"
    case .unusable(let end, let log):
      "a worker process ended before its first preview: \(end.explanation)" + (log.isEmpty ? "" : "\n\(log)")
    }
  }

  var remedy: String {
    switch self {
    case .notStarted: "Try fewer processes with --jobs 1."
    case .unusable: "The property `previews` must not depend on how often the program was started."
    }
  }
}
