package import Foundation

/// Hands items out to workers, one at a time each, and delivers the outcomes in the order of the items.
///
/// A worker that crashes or takes too long is replaced; only the item that it was at is lost. The first workers are copies
/// of this process, which start at once. A worker that is started retries what a copy fails at, since it can print a
/// backtrace.
package final class WorkerPool {
  private let request: () -> Data
  private let work: () -> Never
  private let jobs: Int
  private let timeout: Double
  private var items = WorkerItems(count: 0, bytes: { _ in Data() }, timeoutFactor: { _ in 1 })
  /// The number of runs before this one.
  private var run = 0
  /// Outcomes that came before those of earlier items.
  private var early: [Int: WorkerOutcome] = [:]
  private var onProgress: (_ done: Int, _ item: Int) -> Void = { _, _ in }
  private var deliver: (_ item: Int, _ outcome: WorkerOutcome) -> Void = { _, _ in }
  private var queue = WorkQueue(count: 0, workers: 1)
  /// Items that copies of this process failed at, with the way they ended; `nil` where they timed out.
  private var retries: [Int: ProcessEnd?] = [:]
  private var hasLostFork = false
  private var finished = 0
  private var delivered = 0
  private var slots: [WorkerSlot] = []

  /// - Parameters:
  ///   - timeout: seconds for one item.
  ///   - request: what a worker that is started reads first.
  ///   - work: what a copy of this process does; it knows the items of the run in which it began.
  package init(jobs: Int, timeout: Double, request: @escaping () -> Data, work: @escaping () -> Never) {
    self.request = request
    self.work = work
    self.jobs = max(1, jobs)
    self.timeout = timeout
  }

  /// The number of workers that is worth their start: each reads fonts and shapes texts for itself.
  package static func defaultJobs(tasks: Int) -> Int {
    max(1, min(ProcessInfo.processInfo.activeProcessorCount, tasks / 3))
  }

  /// The number of each worker's threads that may draw one picture: what the workers leave of the processor.
  package static func defaultThreads(jobs: Int) -> Int {
    max(1, min(4, ProcessInfo.processInfo.activeProcessorCount / jobs))
  }

  /// Workers stay for the next run.
  ///
  /// - Parameter deliver: is given each outcome, in the order of the items.
  package func run(
    _ items: WorkerItems, onProgress: @escaping (_ done: Int, _ item: Int) -> Void,
    deliver: @escaping (_ item: Int, _ outcome: WorkerOutcome) -> Void
  ) throws(WorkerError) {
    self.items = items
    run += 1
    self.onProgress = onProgress
    self.deliver = deliver
    // They hold the pool's owner, which would then never be let go, nor its workers waited for.
    defer { (self.onProgress, self.deliver) = ({ _, _ in }, { _, _ in }) }
    (finished, delivered) = (0, 0)
    (early, retries) = ([:], [:])
    queue = WorkQueue(count: items.count, workers: min(jobs, items.count))
    for slot in slots { assign(slot) }
    while finished < items.count {
      while slots.count < jobs && slots.count < items.count - finished || needsRetrier { try addWorker() }
      for slot in wait() { try serve(slot) }
      for slot in slots where slot.isOverdue || slot.isStopped {
        if slot.isStopping || slot.process.isFork { conclude(slot) } else { slot.stop() }
      }
    }
  }

  /// Lets idle workers end, since nothing more is to come.
  package func close() {
    for slot in slots { slot.process.closeInput() }
  }

  /// Lets go of idle workers, and kills busy ones.
  deinit {
    close()
    for slot in slots { slot.dismiss() }
  }

  private func addWorker() throws(WorkerError) {
    let mayFork = !hasLostFork && WorkerProcess.canFork
    let slot: WorkerSlot
    do throws(ChildProcess.StartError) {
      slot = WorkerSlot(
        try mayFork ? WorkerProcess(forking: work, besides: slots.map(\.process)) : WorkerProcess())
    } catch {
      throw .notStarted(error)
    }
    slots.append(slot)
    if mayFork {
      // It has the request, and finds its first item when it has prepared for it.
      slot.isReady = true
      slot.run = run
      assign(slot)
    } else {
      _ = slot.process.send(WorkerFrame(.request, request()))
    }
  }

  /// The slots whose workers said something; none where a deadline is over.
  private func wait() -> [WorkerSlot] {
    var polled = slots.flatMap { slot in
      [slot.process.output, slot.process.errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    let deadline = slots.compactMap(\.secondsLeft).min()
    let milliseconds = deadline.map { Int32(min(max(0, $0 * 1000), 1e6).rounded(.up)) } ?? -1
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
    return slots.indices.filter { polled[2 * $0].revents != 0 || polled[2 * $0 + 1].revents != 0 }.map { slots[$0] }
  }

  private func serve(_ slot: WorkerSlot) throws(WorkerError) {
    let isOpen = slot.read()
    // What comes from a worker that is being stopped comes too late.
    while !slot.isStopping, let frame = slot.nextFrame() {
      switch frame.kind {
      case .ready: slot.isReady = true
      case .refusal: throw .refused(frame.payload)
      case .answer:
        let crash = slot.item.flatMap { retries[$0] } ?? nil
        let log = slot.takeLog()
        complete(
          slot,
          crash.map { .answeredOnRetry(frame.payload, log: log, firstEnd: $0) } ?? .answered(frame.payload, log: log))
      case .request, .item, .knownItem: continue
      }
      assign(slot)
    }
    if !isOpen {
      guard slot.isReady || slot.process.isFork else { throw .unusable(slot.process.reap(), log: slot.takeLog()) }
      conclude(slot)
    }
  }

  private func assign(_ slot: WorkerSlot) {
    guard slot.isReady, slot.item == nil, let item = nextItem(for: slot) else { return }
    slot.begin(item, timeout: timeout, factor: items.timeoutFactor(item))
    // A worker that cannot be written to has ended; its pipes say so in the next round.
    _ = slot.process.send(slot.run == run ? .knownItem(item) : WorkerFrame(.item, items.bytes(item)))
  }

  private func nextItem(for slot: WorkerSlot) -> Int? {
    if !slot.process.isFork, let item = retries.keys.filter(isWaiting).min() { return item }
    if slot.batch.isEmpty { slot.batch = queue.take(done: delivered) ?? 0..<0 }
    return slot.batch.popFirst()
  }

  /// Whether an item is to be retried and no worker may do so.
  private var needsRetrier: Bool { !retries.isEmpty && slots.allSatisfy(\.process.isFork) }

  private func isWaiting(_ item: Int) -> Bool { !slots.contains { $0.item == item } }

  private func complete(_ slot: WorkerSlot, _ outcome: WorkerOutcome) {
    guard let item = slot.item else { return }
    early[item] = outcome
    retries[item] = nil
    slot.item = nil
    finished += 1
    onProgress(finished, item)
    while let outcome = early.removeValue(forKey: delivered) {
      delivered += 1
      deliver(delivered - 1, outcome)
    }
    // Some may have waited for this one.
    for idle in slots where idle !== slot { assign(idle) }
  }

  /// Removes a slot whose worker ended or must be stopped.
  private func conclude(_ slot: WorkerSlot) {
    let isLate = slot.isOverdue
    if slot.isStopping || isLate { slot.process.kill() }
    _ = slot.read()
    let end = slot.process.reap()
    let log = slot.takeLog()
    slots.removeAll { $0 === slot }
    queue.giveBack(slot.batch)
    if slot.process.isFork {
      hasLostFork = true
      if let item = slot.item { retries[item] = .some(isLate ? nil : end) }
      for idle in slots { assign(idle) }
    } else {
      complete(slot, slot.isStopping ? .timedOut(seconds: slot.timeout, log: log) : .crashed(end, log: log))
    }
  }
}
