import Foundation

/// Hands work out to workers, one item at a time each, and puts the outcomes in the order of the items.
///
/// A worker that dies or takes too long is replaced; only the task it was at is lost. The first workers are copies of this
/// process, which are there at once; what one of them is lost at is given to a worker that was started, and which can say
/// where it was.
final class WorkerPool {
  private let order: WorkOrder
  private let work: (_ items: [WorkItem]) -> Never
  private let jobs: Int
  private let timeout: Double
  private var items: [WorkItem] = []
  /// How many runs there were before this one.
  private var run = 0
  /// Outcomes that came before those of earlier items.
  private var early: [Int: TaskOutcome] = [:]
  private var onProgress: (_ done: Int, _ item: WorkItem) -> Void = { _, _ in }
  private var deliver: (_ index: Int, _ outcome: TaskOutcome) -> Void = { _, _ in }
  private var queue = WorkQueue(count: 0, workers: 1)
  /// Items that copies of this process were lost at, and how they ended; nil where it took them too long.
  private var suspects: [Int: WorkerEnd?] = [:]
  private var hasLostFork = false
  private var finished = 0
  private var delivered = 0
  private var seats: [WorkerSeat] = []

  /// - Parameter work: what a copy of this process does with the order; it knows the items of the run it began in.
  /// - Parameter timeout: seconds for one task.
  init(order: WorkOrder, jobs: Int, timeout: Double, work: @escaping (_ items: [WorkItem]) -> Never) {
    self.order = order
    self.work = work
    self.jobs = max(1, jobs)
    self.timeout = timeout
  }

  /// As many workers as are worth their start: each reads fonts and shapes texts for itself.
  static func defaultJobs(tasks: Int) -> Int {
    max(1, min(ProcessInfo.processInfo.activeProcessorCount, tasks / 3))
  }

  /// How many of each worker's threads may be at one picture: what the workers leave of the processor.
  package static func defaultThreads(jobs: Int) -> Int {
    max(1, min(4, ProcessInfo.processInfo.activeProcessorCount / jobs))
  }

  /// Workers stay for the next run.
  ///
  /// - Parameter deliver: is given each outcome, in the order of the items.
  /// - Throws: `WorkerError` where no worker can be had; `CommandFailure` where one refuses the order.
  func run(
    _ items: [WorkItem], onProgress: @escaping (_ done: Int, _ item: WorkItem) -> Void,
    deliver: @escaping (_ index: Int, _ outcome: TaskOutcome) -> Void
  ) throws {
    self.items = items
    run += 1
    self.onProgress = onProgress
    self.deliver = deliver
    // They hold whoever holds the pool, which would then never be let go, nor its workers waited for.
    defer { (self.onProgress, self.deliver) = ({ _, _ in }, { _, _ in }) }
    (finished, delivered) = (0, 0)
    (early, suspects) = ([:], [:])
    queue = WorkQueue(count: items.count, workers: min(jobs, items.count))
    for seat in seats { assign(seat) }
    while finished < items.count {
      while seats.count < jobs && seats.count < items.count - finished || isSecondAttemptDue { try hire() }
      for seat in wait() { try serve(seat) }
      for seat in seats where seat.isOverdue || seat.isStopped {
        if seat.isStopping || seat.process.isFork { conclude(seat) } else { seat.stop() }
      }
    }
  }

  /// Nothing more is to come: idle workers may end.
  func close() {
    for seat in seats { seat.process.closeInput() }
  }

  /// Idle workers go home, busy ones are stopped.
  func dismiss() {
    close()
    for seat in seats { seat.dismiss() }
    seats = []
  }

  private func hire() throws(WorkerError) {
    let mayFork = !hasLostFork && WorkerProcess.canFork
    let process =
      try mayFork ? WorkerProcess(forking: { work(items) }, besides: seats.map(\.process)) : WorkerProcess()
    let seat = WorkerSeat(process)
    seats.append(seat)
    if mayFork {
      // It has the order, and finds its first task when it has prepared for it.
      seat.isReady = true
      seat.run = run
      assign(seat)
    } else {
      _ = process.send(MessageLine.encode(order))
    }
  }

  /// The seats that have something to say; all others where a deadline is over.
  private func wait() -> [WorkerSeat] {
    var polled = seats.flatMap { seat in
      [seat.process.output, seat.process.errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    let deadline = seats.compactMap(\.secondsLeft).min()
    let milliseconds = deadline.map { Int32(min(max(0, $0 * 1000), 1e6).rounded(.up)) } ?? -1
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
    return seats.indices.filter { polled[2 * $0].revents != 0 || polled[2 * $0 + 1].revents != 0 }.map { seats[$0] }
  }

  private func serve(_ seat: WorkerSeat) throws {
    let isOpen = seat.read()
    // What comes from a worker that is being stopped comes too late.
    while !seat.isStopping, let line = seat.nextLine() {
      guard let reply = MessageLine.reply(line) else { continue }
      switch reply {
      case .ready: seat.isReady = true
      case .refused(let failure): throw failure
      case .done(var result):
        result.log = seat.takeLog()
        let crash = seat.task.flatMap { suspects[$0] } ?? nil
        settle(seat, crash.map { .unsteady(result, first: $0) } ?? .done(result))
      }
      assign(seat)
    }
    if !isOpen {
      guard seat.isReady || seat.process.isFork else {
        throw WorkerError.unusable(seat.process.reap(), log: seat.takeLog())
      }
      conclude(seat)
    }
  }

  private func assign(_ seat: WorkerSeat) {
    guard seat.isReady, seat.task == nil, let task = nextTask(for: seat) else { return }
    seat.begin(task, timeout: timeout, longer: items[task].patience)
    // A worker that cannot be written to has ended; its pipes say so in the next round.
    _ = seat.process.send(seat.run == run ? MessageLine.number(task) : MessageLine.encode(items[task]))
  }

  private func nextTask(for seat: WorkerSeat) -> Int? {
    if !seat.process.isFork, let task = suspects.keys.filter(isWaiting).min() { return task }
    if seat.stretch.isEmpty { seat.stretch = queue.take(done: delivered) ?? 0..<0 }
    return seat.stretch.popFirst()
  }

  /// Whether there is something to do that none of the workers may do.
  private var isSecondAttemptDue: Bool { !suspects.isEmpty && seats.allSatisfy(\.process.isFork) }

  /// Whether nobody is at an item that a copy of this process was lost at.
  private func isWaiting(_ task: Int) -> Bool { !seats.contains { $0.task == task } }

  private func settle(_ seat: WorkerSeat, _ outcome: TaskOutcome) {
    guard let task = seat.task else { return }
    early[task] = outcome
    suspects[task] = nil
    seat.task = nil
    finished += 1
    onProgress(finished, items[task])
    while let outcome = early.removeValue(forKey: delivered) {
      delivered += 1
      deliver(delivered - 1, outcome)
    }
    // Some may have waited for this one.
    for idle in seats where idle !== seat { assign(idle) }
  }

  /// The worker is gone, or is made to go.
  private func conclude(_ seat: WorkerSeat) {
    let isLate = seat.isOverdue
    if seat.isStopping || isLate { seat.process.kill() }
    _ = seat.read()
    let end = seat.process.reap()
    let log = seat.takeLog()
    seats.removeAll { $0 === seat }
    queue.giveBack(seat.stretch)
    if seat.process.isFork {
      hasLostFork = true
      if let task = seat.task { suspects[task] = .some(isLate ? nil : end) }
      for idle in seats { assign(idle) }
    } else {
      settle(seat, seat.isStopping ? .timedOut(seconds: seat.timeout, log: log) : .crashed(end, log: log))
    }
  }
}

/// A worker, the task it is at, and what it has said so far.
private final class WorkerSeat {
  let process: WorkerProcess
  var isReady = false
  /// The run whose items it knows.
  var run: Int?
  /// Index of the task it is at.
  var task: Int?
  /// What it is to do afterwards.
  var stretch = 0..<0
  /// Seconds that it has for the task.
  private(set) var timeout: Double = 0
  private var startedAt: Double = 0
  /// When waiting for the backtrace of a worker that is being stopped is over.
  private var patience: Double?
  private var received = Data()
  private var log = Data()
  /// Bytes of a preview's output that are kept; the end of it, where a crash has its message.
  private static let logLimit = 65536

  init(_ process: WorkerProcess) { self.process = process }

  /// - Parameter longer: how many times as long it may take as a variant.
  func begin(_ task: Int, timeout: Double, longer: Double) {
    self.task = task
    self.timeout = (process.isFork ? min(timeout, Self.forkLimit) : timeout) * longer
    startedAt = Self.now
  }

  var secondsLeft: Double? {
    task == nil ? nil : (patience ?? startedAt + timeout) - Self.now
  }

  /// Seconds after which a task is left to a worker that was started, and that can be asked where it is.
  private static let forkLimit = 2.0

  var isOverdue: Bool { secondsLeft.map { $0 <= 0 } ?? false }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Takes in what is there, replies before errors, so that the log holds everything from before a reply.
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

  func nextLine() -> Data? {
    guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = Data(received[received.startIndex..<end])
    received = Data(received[(end + 1)...])
    return line
  }

  func takeLog() -> String {
    defer { log = Data() }
    let lines = String(decoding: log, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // Where Swift's backtraces are not installed, its runtime says so at every start.
    return lines.filter { !$0.hasPrefix("swift runtime: ") }.joined(separator: "\n")
  }

  /// Asks a worker that is stuck where it is, before it is killed; others go on meanwhile.
  func stop() {
    process.quit()
    patience = Self.now + 15
  }

  var isStopping: Bool { patience != nil }

  /// The process would go on after its backtrace, which this line ends.
  var isStopped: Bool { isStopping && log.range(of: Data("Backtrace took".utf8)) != nil }

  /// Lets an idle worker go home, and stops one that is busy.
  func dismiss() {
    guard task != nil else { return process.leave() }
    process.kill()
    _ = process.reap()
  }
}
