import Foundation

/// A worker of a pool, its current item and its output so far.
package final class WorkerSlot {
  let process: WorkerProcess
  var isReady = false
  /// Whether the worker, which goes on with another request, has not yet said which items it knows.
  private(set) var awaitsPlan = false
  /// The path of the image that the worker has begun to draw and has not drawn yet.
  var image: String?
  /// The run whose items the worker knows.
  var run: Int?
  /// The number of the worker's current item.
  var item: Int?
  /// The items that the worker takes next.
  var batch = 0..<0
  /// The number of seconds that the worker has for the item.
  private(set) var timeout: Double = 0
  private var startedAt: Double = 0
  /// The time at which the pool stops waiting for the backtrace of a worker that is being stopped.
  private var backtraceDeadline: Double?
  private var received = Data()
  private var log = Data()
  /// The number of bytes of the preview's output that were not kept.
  private var omitted = 0
  /// The number of bytes of a preview's output that are kept, from its end, where the message of a crash is.
  private static let logLimit = 65536

  init(_ process: WorkerProcess) { self.process = process }

  func begin(_ item: Int, timeout: Double, factor: Double) {
    self.item = item
    self.timeout = (process.isFork ? min(timeout, Self.forkLimit) : timeout) * factor
    startedAt = Self.now
  }

  /// Waits for the plan of a worker that another pool has released.
  func awaitPlan() {
    (isReady, awaitsPlan, run) = (false, true, 1)
    (timeout, startedAt) = (Self.forkLimit, Self.now)
  }

  /// Lets the worker begin.
  func takePlan() { (isReady, awaitsPlan) = (true, false) }

  var secondsLeft: Double? {
    item == nil && !awaitsPlan ? nil : (backtraceDeadline ?? startedAt + timeout) - Self.now
  }

  /// The number of seconds after which a newly started worker retries an item of a copy, since it can print a
  /// backtrace.
  static let forkLimit = 2.0

  var isOverdue: Bool { secondsLeft.map { $0 <= 0 } ?? false }

  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Reads the available output: answers before errors, so that the log has everything that was printed before an
  /// answer.
  ///
  /// - Returns: whether more may come.
  func read() -> Bool {
    let isOpen = Self.drain(process.output, into: &received)
    _ = Self.drain(process.errors, into: &log)
    if log.count > Self.logLimit {
      omitted += log.count - Self.logLimit
      log = Data(log.suffix(Self.logLimit))
    }
    return isOpen
  }

  /// Reads what is available, but not for ever from a preview that prints without end.
  private static func drain(_ descriptor: Int32, into data: inout Data) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let limit = data.count + 1 << 24
    while data.count < limit {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
      }
    }
    return true
  }

  func nextFrame() -> WorkerFrame? { WorkerFrame.next(in: &received) }

  func takeLog() -> String {
    if log.isEmpty { return "" }
    defer { (log, omitted) = (Data(), 0) }
    var lines = String(decoding: log, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    if omitted > 0 {
      // The first line has lost its start, unless it is the only one.
      if lines.count > 1 { omitted += lines.removeFirst().utf8.count + 1 }
      lines.insert("… \(omitted) bytes before this are left out", at: 0)
    }
    // Swift's runtime says at every start if its backtraces are not installed.
    return lines.filter { !$0.hasPrefix("swift runtime: ") }.joined(separator: "\n")
  }

  /// Requests a backtrace from a worker that is stuck, before it is killed; the others continue meanwhile.
  func stop() {
    process.quit()
    // A few seconds on an idle machine; beside three test suites on two cores 60 were at times too few.
    backtraceDeadline = Self.now + 180
  }

  var isStopping: Bool { backtraceDeadline != nil }

  /// Whether the backtrace is complete; the process would continue after it.
  var isStopped: Bool { isStopping && log.range(of: Data("Backtrace took".utf8)) != nil }

  /// Leaves an idle worker to end by itself, and kills a busy one.
  package func dismiss() {
    guard item != nil else { return process.leave() }
    process.kill()
    _ = process.reap()
  }
}
