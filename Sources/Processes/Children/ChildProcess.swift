package import Foundation

/// Starts programs.
package enum ChildProcess {
  /// Explains why a program could not be started, by the number of the error.
  package struct StartError: Error, Hashable {
    package let number: Int32
    package var message: String { String(cString: strerror(number)) }
  }

  /// - Parameters:
  ///   - program: a path, or a name that is looked up in `PATH`.
  ///   - arguments: with the program's own name first.
  ///   - streams: the descriptors that become the program's own; it inherits all standard streams that are not named.
  ///   - leadsGroup: whether the program and what it starts are a process group of their own, to be ended together.
  package static func start(
    _ program: String, arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
    streams: [(source: Int32, target: Int32)], leadsGroup: Bool = false
  ) throws(StartError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (source, target) in streams { posix_spawn_file_actions_adddup2(&actions, source, target) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A command that a script starts in the background ignores SIGQUIT, by which a stuck program tells where it is.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGQUIT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { name, value in strdup("\(name)=\(value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var pid: pid_t = 0
    let error = posix_spawnp(&pid, program, &actions, &attributes, &words, &variables)
    guard error == 0 else { throw StartError(number: error) }
    return pid
  }

  package static func wait(for pid: pid_t) -> ProcessEnd {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return ProcessEnd(waitStatus: status)
  }

  /// Makes a pipe whose ends other children do not inherit.
  package static func pipe() throws(StartError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw StartError(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
