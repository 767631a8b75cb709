package import Foundation

/// The worker's end of the pipes. What previews print goes to standard error, so that it cannot be mistaken for an
/// answer.
@MainActor
package final class WorkerChannel {
  private let input: Int32
  private let output: Int32
  private var received = Data()

  /// The argument that starts a process as a worker.
  nonisolated package static let argument = "__worker"

  package init() {
    input = fcntl(0, F_DUPFD_CLOEXEC, 3)
    output = fcntl(1, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, 0)
    dup2(2, 1)
    Self.flushLineByLine()
    Self.endWithParent(input)
  }

  /// Flushes standard output after every line, so that a crash does not lose what a preview printed. Swift cannot read
  /// the C library's variable `stdout`, but its address can be looked up.
  private static func flushLineByLine() {
    let address = dlsym(nil, "stdout")?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self)
    if let file = address?.pointee { setvbuf(file, nil, _IOLBF, 0) }
  }

  /// Ends this process when the command closes its end of the pipe, so that a preview that never returns does not outlive
  /// the command.
  private static func endWithParent(_ input: Int32) {
    let thread = Thread {
      var end = pollfd(fd: input, events: 0, revents: 0)
      while true {
        if poll(&end, 1, -1) > 0, end.revents & Int16(POLLHUP | POLLERR) != 0 { Interruption.leave() }
      }
    }
    thread.start()
  }

  /// Runs `body`, and discards what is printed meanwhile.
  package func silently<Value>(_ body: @MainActor () -> Value) -> Value {
    fflush(nil)
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let saved = [1, 2].map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    for stream: Int32 in [1, 2] { dup2(nothing, stream) }
    defer {
      fflush(nil)
      for (stream, copy) in zip([1, 2] as [Int32], saved) { dup2(copy, stream) }
      for descriptor in saved + [nothing] { close(descriptor) }
    }
    return body()
  }

  /// Reads the request that the command sends to a worker that it started; `nil` if it sends something else.
  package func request() -> Data? {
    guard let frame = nextFrame(), frame.kind == .request else { return nil }
    return frame.payload
  }

  /// Answers items until the command sends no more, or up to a number of them.
  ///
  /// - Parameters:
  ///   - whileWaiting: what the worker does if the command has not sent its first item yet.
  ///   - answer: turns the frame of an item into the bytes of its answer; `nil` ends the worker.
  package func serve(
    atMost limit: Int = .max, whileWaiting: @MainActor () -> Void = {}, _ answer: @MainActor (WorkerFrame) -> Data?
  ) {
    send(WorkerFrame(.ready))
    var command = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    if received.isEmpty, poll(&command, 1, 0) == 0 { whileWaiting() }
    var count = 0
    while count < limit, let frame = nextFrame(), let bytes = answer(frame) {
      send(WorkerFrame(.answer, bytes))
      count += 1
    }
  }

  /// Tells the command which image this process draws from now on; `nil` once it is drawn. A process that ends meanwhile
  /// was ended by that image.
  nonisolated package func announce(image path: String?) {
    _ = WorkerFrame(.image, Data((path ?? "").utf8)).encoded.writeAll(to: output)
  }

  /// Waits until the command has read the answers and what was printed before them.
  ///
  /// - Returns: whether the command needs the worker any more.
  package func mayGoOn() -> Bool { nextFrame()?.kind == .goOn }

  /// Tells another pool which items the worker knows, by their identity.
  package func announce(_ identity: Data) { send(WorkerFrame(.plan, identity)) }

  package func refuse(_ reason: Data) { send(WorkerFrame(.refusal, reason)) }

  /// Reads the next frame; `nil` if the command closed the pipe.
  private func nextFrame() -> WorkerFrame? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      if let frame = WorkerFrame.next(in: &received) { return frame }
      let count = read(input, &buffer, buffer.count)
      if count > 0 {
        received.append(contentsOf: buffer[..<count])
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }

  private func send(_ frame: WorkerFrame) {
    fflush(nil)
    if !frame.encoded.writeAll(to: output) { exit(2) }
  }
}
