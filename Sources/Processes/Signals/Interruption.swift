package import Foundation

/// Ends this process at SIGINT, SIGTERM and SIGHUP without leaving anything behind: files that are being written are
/// removed, programs that were started are ended first, and temporary folders are removed by those who made them. The
/// status is the signal's: shells report 130 after Control-C.
package enum Interruption {
  private struct State {
    /// The signal that ends this process as soon as nothing is left that it would leave behind; 0 if there is none.
    var pending: Int32 = 0
    var pendingSince = 0
    /// The number of critical sections, which must not be interrupted.
    var deferrals: Int32 = 0
    /// The process whose files are being written: a copy of it does not remove them.
    var owner: pid_t = 0
    /// The end of a pipe that tells this process of signals, which then do not end it; -1 if there is none.
    var notice: Int32 = -1
  }

  private static let signals = [SIGHUP, SIGINT, SIGTERM]
  // A handler of signals may neither allocate memory nor wait: it reads fixed memory, which exists before it does.
  nonisolated(unsafe) private static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()
  private static let childLimit = 256
  /// The programs that an interrupt ends first, negative for their process groups; 0 for none, 1 for one that is being
  /// started.
  nonisolated(unsafe) private static let children = {
    let children = UnsafeMutablePointer<pid_t>.allocate(capacity: childLimit)
    children.initialize(repeating: 0, count: childLimit)
    return children
  }()
  private static let fileLimit = 32
  /// The paths of files that are being written.
  nonisolated(unsafe) private static let files = {
    let files = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: fileLimit)
    files.initialize(repeating: nil, count: fileLimit)
    return files
  }()
  private static let lock = NSLock()

  /// Takes charge of the signals that are not ignored.
  package static func prepare() {
    _ = (state, children, files, lock, function)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { Interruption.receive($0) }
    action.sa_flags = SA_RESTART
    for signal in signals {
      var old = sigaction()
      guard sigaction(signal, nil, &old) == 0,
        old.__sigaction_handler.sa_handler.map({ unsafeBitCast($0, to: Int.self) }) != 1
      else { continue }
      sigaction(signal, &action, nil)
    }
    // Whoever starts this process from a thread that leaves signals to another one has them blocked here, too.
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  /// Ends this process, at once, with the thread that started it.
  package static func endWithParent() {
    let parent = getppid()
    control(.endWithParent, UInt(SIGKILL))
    if getppid() != parent { raise(SIGKILL) }
  }

  /// Options of prctl(2).
  private enum Control: Int32 {
    case endWithParent = 1
    case adoptOrphans = 36
  }

  // Swift cannot call a C function with a variable number of arguments.
  private typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
  private static let function = dlsym(nil, "prctl").map { unsafeBitCast($0, to: Function.self) }

  private static func control(_ option: Control, _ value: UInt) {
    _ = function?(option.rawValue, value, 0, 0, 0)
  }

  /// Makes signals readable instead of ending this process by them, which then ends by itself.
  ///
  /// - Returns: a descriptor that can be read from once a signal came.
  package static func notice() -> Int32 {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    state.pointee.notice = ends[1]
    return ends[0]
  }

  private static func receive(_ signal: Int32) {
    if state.pointee.notice >= 0 {
      _ = write(state.pointee.notice, "x", 1)
      return
    }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    guard state.pointee.pending != 0 else {
      guard hasChildren || state.pointee.deferrals > 0 else { return end(by: signal) }
      (state.pointee.pending, state.pointee.pendingSince) = (signal, time.tv_sec)
      adoptOrphans()
      _ = killChildren(by: signal)
      return
    }
    // The terminal and whoever passes an interrupt on may send it twice; later ones are from somebody who waits.
    guard time.tv_sec - state.pointee.pendingSince > 1 else { return }
    if !killChildren(by: SIGKILL) { end(by: signal) }
  }

  private static var hasChildren: Bool {
    for index in 0..<childLimit where children[index] != 0 { return true }
    return false
  }

  /// - Returns: whether a program runs.
  private static func killChildren(by signal: Int32) -> Bool {
    var isFound = false
    for index in 0..<childLimit where children[index] != 0 && children[index] != 1 {
      kill(children[index], signal)
      isFound = true
    }
    return isFound
  }

  private static func end(by signal: Int32) {
    removeFiles()
    Foundation.signal(signal, SIG_DFL)
    raise(signal)
  }

  private static func endIfPending() {
    guard state.pointee.pending != 0, !hasChildren, state.pointee.deferrals == 0 else { return }
    end(by: state.pointee.pending)
  }

  private static func removeFiles() {
    guard state.pointee.owner == getpid() else { return }
    for index in 0..<fileLimit { if let path = files[index] { unlink(path) } }
  }

  /// Ends this process, a worker, at once, without the files that it is writing.
  package static func leave() -> Never {
    lock.lock()
    removeFiles()
    _exit(0)
  }

  // MARK: What an interrupt waits for

  /// Runs `body` to its end before an interrupt ends this process.
  package static func deferred<Value>(_ body: () throws -> Value) rethrows -> Value {
    retain()
    defer { release() }
    return try body()
  }

  static func retain() { lock.withLock { state.pointee.deferrals += 1 } }

  static func release() {
    lock.withLock { state.pointee.deferrals -= 1 }
    endIfPending()
  }

  /// Passes interrupts on to a program, which `body` waits for. Other threads may wait for programs of their own.
  ///
  /// - Parameters:
  ///   - isGroup: whether the program leads a process group of its own. What it started in further groups, as the
  ///     compiler's driver does, is ended after it.
  ///   - start: starts the program.
  package static func supervising<Value, Failure: Error>(
    isGroup: Bool = false, start: () throws(Failure) -> pid_t, _ body: (pid_t) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let place = children + takePlace()
    defer {
      if isGroup, state.pointee.pending != 0 { endChildren(by: state.pointee.pending) }
      place.pointee = 0
      endIfPending()
    }
    let pid = try start()
    place.pointee = isGroup ? -pid : pid
    // It came while the program was being started.
    if state.pointee.pending != 0 { kill(place.pointee, state.pointee.pending) }
    return try body(pid)
  }

  /// Reserves a place for a program that is being started. More programs than there are places do not run at once.
  private static func takePlace() -> Int {
    while true {
      let free = lock.withLock { () -> Int? in
        guard let free = (0..<childLimit).first(where: { children[$0] == 0 }) else { return nil }
        children[free] = 1
        return free
      }
      if let free { return free }
      usleep(10_000)
    }
  }

  /// Makes what the programs that end now have started children of this process. Before, they are none: it would have
  /// to wait for each to end.
  private static func adoptOrphans() { control(.adoptOrphans, 1) }

  /// Ends all programs that this process started, and what those started, and waits for them: by SIGKILL after two
  /// seconds.
  package static func endChildren(by signal: Int32) {
    adoptOrphans()
    var told: Set<pid_t> = []
    for turn in 0..<400 {
      let left = runningChildren()
      if left.isEmpty { return }
      for child in left where turn >= 200 || told.insert(child).inserted { kill(child, turn < 200 ? signal : SIGKILL) }
      usleep(10_000)
    }
  }

  /// The children that have not ended. Those that have are left to whoever waits for them.
  private static func runningChildren() -> [pid_t] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.flatMap { thread in
      let list = (try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)) ?? ""
      return list.split(separator: " ").compactMap { pid_t($0) }
    }.filter { child in
      var end = siginfo_t()
      return waitid(P_PID, id_t(child), &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_signo == 0
    }
  }

  // MARK: Files

  /// Creates a file that an interrupt removes until it is released.
  ///
  /// - Returns: a descriptor, or -1 with `errno`.
  package static func createFile(_ path: String) -> Int32 {
    lock.withLock {
      if state.pointee.owner != getpid() {
        files.update(repeating: nil, count: fileLimit)
        state.pointee.owner = getpid()
      }
      if let free = (0..<fileLimit).first(where: { files[$0] == nil }) { files[free] = strdup(path) }
      return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    }
  }

  /// Leaves a file, which has its final name or is removed, to itself.
  package static func releaseFile(_ path: String) {
    lock.withLock {
      for index in 0..<fileLimit {
        guard let known = files[index], strcmp(known, path) == 0 else { continue }
        files[index] = nil
        free(known)
      }
    }
  }
}
