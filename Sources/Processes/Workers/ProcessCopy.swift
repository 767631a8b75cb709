package import Foundation

/// Work in a copy of this process, of which nothing is left but its result.
package enum ProcessCopy {
  /// Does work in a copy of this process and returns its result. If the copy ends by a signal, this process does too, as
  /// if it had done the work itself. The copy ends with this process.
  ///
  /// This process must have a single thread: a copy lacks the others, and what they had locked would stay locked.
  @MainActor
  package static func result(of work: @MainActor () -> Data) -> Data {
    fflush(nil)
    guard let (output, input) = try? ChildProcess.pipe() else { return work() }
    let pid = fork()
    guard pid >= 0 else {
      for end in [output, input] { close(end) }
      return work()
    }
    if pid == 0 {
      Interruption.endWithParent()
      close(output)
      _ = work().writeAll(to: input)
      fflush(nil)
      _exit(0)
    }
    close(input)
    let data = try? FileHandle(fileDescriptor: output, closeOnDealloc: true).readToEnd()
    if case .signalled(let number) = ChildProcess.wait(for: pid) { end(by: number) }
    return data ?? Data()
  }

  private static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    _exit(128 + number)
  }
}
