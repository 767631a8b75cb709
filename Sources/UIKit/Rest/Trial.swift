internal import Foundation
internal import CDispatch
internal import Glibc

/// Tries code that may trap, such as an initialiser that an app never calls with the values at rest.
@_spi(AppSources)
@MainActor
public enum Trial {
  /// How a call ended in a copy of the process.
  enum Outcome {
    case value, nothing
    /// With what was printed before, and the places in the program that the trap came from.
    case trap(String)
  }

  /// The seconds that a call may work, and those after which it is ended though it does not work, as where it waits.
  private static let (workSeconds, seconds): (rlim_t, UInt32) = (10, 120)

  /// Returns the position of the first call that returns a value.
  ///
  /// Each is made in a copy of the process, which a trap ends without harm.
  ///
  /// - Returns: `nil` if none returns a value.
  public static func first(of calls: [@MainActor @Sendable () -> Any?]) -> Int? {
    calls.firstIndex { call in
      if case .value = outcome(of: call) { true } else { false }
    }
  }

  /// Makes a call in a copy of the process.
  static func outcome(of call: @MainActor () -> Any?) -> Outcome {
    fflush(nil)
    let file = tmpfile()
    defer { if let file { fclose(file) } }
    let output = file.map(fileno) ?? -1
    let process = copyProcess()
    if process == 0 { end(after: call, output) }
    guard process > 0 else { return .nothing }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return .nothing } }
    if status & 0x7F == 0 { return status == 0 ? .value : .nothing }
    return .trap(text(output))
  }

  private static func text(_ output: Int32) -> String {
    guard output >= 0, lseek(output, 0, SEEK_SET) == 0 else { return "" }
    return String(
      decoding: FileHandle(fileDescriptor: output, closeOnDealloc: false).readDataToEndOfFile(), as: UTF8.self)
  }

  /// Makes the call and ends the process: with 0 if the call returns a value.
  private static func end(after call: @MainActor () -> Any?, _ output: Int32) -> Never {
    // Nothing is reported of a trap, and nothing is printed twice.
    catchTraps()
    let nowhere = open("/dev/null", O_RDWR)
    for stream in 0..<2 as Range<Int32> { dup2(nowhere, stream) }
    dup2(output >= 0 ? output : nowhere, 2)
    var none = rlimit()
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    // A limit of the processor's time, so that what is shown does not depend on what else runs.
    var limit = rlimit(rlim_cur: usedSeconds + workSeconds, rlim_max: usedSeconds + workSeconds + 1)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    alarm(seconds)
    _exit(call() == nil ? 1 : 0)
  }

  private static var usedSeconds: rlim_t { rlim_t(clock() / Int(CLOCKS_PER_SEC)) }

  /// Has traps print where they came from, on a stack of its own: endless recursion leaves none of the other.
  private static func catchTraps() {
    let size = 1 << 17
    var stack = stack_t()
    (stack.ss_sp, stack.ss_size) = (UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), size)
    sigaltstack(&stack, nil)
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGXCPU] {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = tellPlaces
      action.sa_flags = SA_ONSTACK | SA_SIGINFO
      sigaction(signal, &action, nil)
    }
    _ = Glibc.signal(SIGALRM, SIG_DFL)
  }

  /// Prints where a trap came from, and ends the process by the same signal.
  private static let tellPlaces:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) ->
      Void = { number, _, context in
        _ = Glibc.signal(number, SIG_DFL)
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 64) { buffer in
          guard let base = buffer.baseAddress else { return }
          writePlaces(base, callers(base, 64), 2)
          // The runtime's assembly ends the search above; frames are linked across it.
          writePlaces(base, linkedCallers(base, 64, context), 2)
        }
        raise(number)
      }

  /// Collects return addresses along the links between frames, from the frame that was interrupted.
  private nonisolated static func linkedCallers(
    _ places: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int, _ context: UnsafeMutableRawPointer?
  ) -> Int32 {
    guard let context = context?.assumingMemoryBound(to: ucontext_t.self),
      var frame = framePointer(context.pointee)
    else { return 0 }
    var found = 0
    while found < count, let address = frame.load(fromByteOffset: 8, as: UnsafeMutableRawPointer?.self) {
      places[found] = address
      found += 1
      guard let next = frame.load(as: UnsafeMutableRawPointer?.self), next > frame, next - frame < 1 << 20,
        Int(bitPattern: next) % 8 == 0
      else { break }
      frame = next
    }
    return Int32(found)
  }

  private nonisolated static func framePointer(_ context: ucontext_t) -> UnsafeMutableRawPointer? {
    #if arch(x86_64)
      return UnsafeMutableRawPointer(bitPattern: Int(context.uc_mcontext.gregs.10))
    #elseif arch(arm64)
      return UnsafeMutableRawPointer(bitPattern: UInt(context.uc_mcontext.regs.29))
    #else
      return nil
    #endif
  }

  /// Swift hides `fork`, because what other threads hold stays locked in the copy; the copy has no use for it.
  @_silgen_name("fork")
  private nonisolated static func copyProcess() -> pid_t

  @_silgen_name("backtrace")
  private nonisolated static func callers(_ places: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int32)
    -> Int32

  @_silgen_name("backtrace_symbols_fd")
  private nonisolated static func writePlaces(
    _ places: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int32, _ file: Int32)
}
