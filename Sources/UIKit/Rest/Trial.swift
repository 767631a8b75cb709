internal import Foundation
internal import Glibc

/// Tries code that may trap, such as an initialiser that an app never calls with the values at rest.
@_spi(AppSources)
@MainActor
public enum Trial {
  /// The seconds that a call may take.
  private static let seconds: UInt32 = 5

  /// Returns the position of the first call that returns a value.
  ///
  /// Each is made in a copy of the process, which a trap ends without harm.
  ///
  /// - Returns: `nil` if none returns a value.
  public static func first(of calls: [@MainActor @Sendable () -> Any?]) -> Int? { calls.firstIndex(where: succeeds) }

  private static func succeeds(_ call: @MainActor () -> Any?) -> Bool {
    fflush(nil)
    let process = copyProcess()
    if process == 0 { end(after: call) }
    guard process > 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }

  /// Makes the call and ends the process: with 0 if the call returns a value.
  private static func end(after call: @MainActor () -> Any?) -> Never {
    // Nothing is reported of a trap, and nothing is printed twice.
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM] { _ = Glibc.signal(signal, SIG_DFL) }
    let nowhere = open("/dev/null", O_RDWR)
    for stream in 0..<3 as Range<Int32> { dup2(nowhere, stream) }
    var none = rlimit()
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    alarm(seconds)
    _exit(call() == nil ? 1 : 0)
  }

  /// Swift hides `fork`, because what other threads hold stays locked in the copy; the copy has no use for it.
  @_silgen_name("fork")
  private nonisolated static func copyProcess() -> pid_t
}
