import Foundation

/// Tells that the user wants the command to end: ctrl-C, the end of the terminal, or `kill`.
struct StopRequest {
  /// Can be read from once a signal came.
  let descriptor: Int32

  private nonisolated(unsafe) static var input: Int32 = -1

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[0]
    Self.input = ends[1]
    // Whoever starts the command may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in _ = write(StopRequest.input, "x", 1) }
    }
  }
}
