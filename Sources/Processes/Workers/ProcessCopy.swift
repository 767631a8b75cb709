package import Foundation

/// Work in a copy of this process, of which nothing is left but its result.
package enum ProcessCopy {
  /// Does work in a copy of this process and returns its result. If the copy ends by a signal, or without a result, this
  /// process does too, as if it had done the work itself. The copy ends with this process.
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
    let data = (try? FileHandle(fileDescriptor: output, closeOnDealloc: true).readToEnd()) ?? Data()
    switch ChildProcess.wait(for: pid) {
    case .signalled(let number): end(by: number)
    case .exited(let status):
      // The work ended the copy, or its result was lost.
      if data.isEmpty { _exit(status) }
    }
    return data
  }

  private static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    _exit(128 + number)
  }
}
