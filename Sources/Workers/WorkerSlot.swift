import Foundation

/// A worker of a pool, its current item and its output so far.
final class WorkerSlot {
  let process: WorkerProcess
  var isReady = false
  /// The run whose items it knows.
  var run: Int?
  /// The number of the item that it is at.
  var item: Int?
  /// The items that it takes next.
  var batch = 0..<0
  /// Seconds that it has for the item.
  private(set) var timeout: Double = 0
  private var startedAt: Double = 0
  /// When the pool stops waiting for the backtrace of a worker that is being stopped.
  private var backtraceDeadline: Double?
  private var received = Data()
  private var log = Data()
  /// The number of bytes of a preview's output that are kept, from its end, where the message of a crash is.
  private static let logLimit = 65536

  init(_ process: WorkerProcess) { self.process = process }

  func begin(_ item: Int, timeout: Double, factor: Double) {
    self.item = item
    self.timeout = (process.isFork ? min(timeout, Self.forkLimit) : timeout) * factor
    startedAt = Self.now
  }

  var secondsLeft: Double? {
    item == nil ? nil : (backtraceDeadline ?? startedAt + timeout) - Self.now
  }

  /// Seconds after which a worker that was started retries an item, since it can be asked where it is.
  private static let forkLimit = 2.0

  var isOverdue: Bool { secondsLeft.map { $0 <= 0 } ?? false }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Reads what is there, answers before errors, so that the log holds everything that was printed before an answer.
  ///
  /// - Returns: whether more may come.
  func read() -> Bool {
    let isOpen = Self.drain(process.output, into: &received)
    _ = Self.drain(process.errors, into: &log)
    if log.count > Self.logLimit { log = Data(log.suffix(Self.logLimit)) }
    return isOpen
  }

  private static func drain(_ descriptor: Int32, into data: inout Data) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
      }
    }
  }

  func nextFrame() -> WorkerFrame? { WorkerFrame.next(in: &received) }

  func takeLog() -> String {
    defer { log = Data() }
    let lines = String(decoding: log, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // Where Swift's backtraces are not installed, its runtime says so at every start.
    return lines.filter { !$0.hasPrefix("swift runtime: ") }.joined(separator: "\n")
  }

  /// Asks a worker that is stuck for a backtrace, before it is killed; the others go on meanwhile.
  func stop() {
    process.quit()
    backtraceDeadline = Self.now + 15
  }

  var isStopping: Bool { backtraceDeadline != nil }

  /// Whether the backtrace is complete; the process would go on after it.
  var isStopped: Bool { isStopping && log.range(of: Data("Backtrace took".utf8)) != nil }

  /// Lets go of an idle worker, and kills one that is busy.
  func dismiss() {
    guard item != nil else { return process.leave() }
    process.kill()
    _ = process.reap()
  }
}
