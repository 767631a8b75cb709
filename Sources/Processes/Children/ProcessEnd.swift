import Foundation

/// How a process ended.
package enum ProcessEnd: Hashable, Sendable {
  case exited(status: Int32)
  case signalled(Int32)

  /// - Parameter status: the status that `waitpid` returns.
  init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(signal)
  }

  package var explanation: String {
    switch self {
    case .exited(let status): "it ended the process with status \(status)"
    case .signalled(let signal): "\(Self.names[signal] ?? "signal \(signal)")"
    }
  }

  /// The signals for which Swift's runtime prints a backtrace.
  static let crashes = [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  private static let names: [Int32: String] = [
    SIGILL: "trap (SIGILL)", SIGTRAP: "trap (SIGTRAP)", SIGABRT: "abort (SIGABRT)", SIGFPE: "arithmetic trap (SIGFPE)",
    SIGSEGV: "bad memory access or stack overflow (SIGSEGV)", SIGBUS: "bad memory access (SIGBUS)",
    SIGKILL: "killed (SIGKILL), perhaps out of memory", SIGTERM: "terminated (SIGTERM)",
    SIGXCPU: "out of processor time (SIGXCPU)",
  ]
}
