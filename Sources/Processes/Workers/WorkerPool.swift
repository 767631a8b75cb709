package import Foundation

/// Hands items out to workers, one at a time each, and delivers the outcomes in the order of the items.
///
/// A worker that crashes or times out is replaced; only its current item fails. The first workers are copies of this
/// process, made by fork, which start at once. An item that fails in a copy is retried by a newly started worker, which
/// can print a backtrace.
package final class WorkerPool {
  private let request: () -> Data
  private let work: () -> Never
  private let releases: Bool
  private let jobs: Int
  private let timeout: Double
  private var items = WorkerItems(count: 0, bytes: { _ in Data() }, timeoutFactor: { _ in 1 }, identity: { Data() })
  /// The number of runs before this one.
  private var run = 0
  /// The outcomes that arrived before those of earlier items.
  private var early: [Int: WorkerOutcome] = [:]
  private var onProgress: (_ done: Int, _ item: Int) -> Void = { _, _ in }
  private var deliver: (_ item: Int, _ outcome: WorkerOutcome) -> Void = { _, _ in }
  private var queue = WorkQueue(count: 0, workers: 1)
  /// The items that failed in a copy of this process, with how the copy ended; `nil` if it timed out.
  private var retries: [Int: ProcessEnd?] = [:]
  private var hasLostFork = false
  private var finished = 0
  private var delivered = 0
  private var slots: [WorkerSlot] = []

  /// - Parameters:
  ///   - timeout: seconds for one item.
  ///   - request: what a worker that is started reads first.
  ///   - work: the work of a copy of this process, which knows the items of the run that it was made in.
  ///   - releases: whether workers go on with something else after their answers, while this process works, too.
  ///   - first: a copy of this process that another pool has released, and that goes on to do the same work.
  package init(
    jobs: Int, timeout: Double, request: @escaping () -> Data, work: @escaping () -> Never,
    releases: Bool = false, first: WorkerSlot? = nil
  ) {
    self.releases = releases
    self.request = request
    self.work = work
    first?.awaitPlan()
    slots = first.map { [$0] } ?? []
    self.jobs = max(1, jobs)
    self.timeout = timeout
  }

  /// Returns the number of workers that pays off: each has to read fonts and shape texts for itself.
  package static func defaultJobs(tasks: Int) -> Int {
    max(1, min(ProcessInfo.processInfo.activeProcessorCount, tasks / 3))
  }

  /// Returns the number of threads with which each worker may draw one picture: the cores that are left, divided by the
  /// workers.
  package static func defaultThreads(jobs: Int) -> Int {
    max(1, min(4, ProcessInfo.processInfo.activeProcessorCount / jobs))
  }

  /// Carries out items. The workers stay for the next run.
  ///
  /// - Parameter deliver: receives each outcome, in the order of the items.
  package func run(
    _ items: WorkerItems, onProgress: @escaping (_ done: Int, _ item: Int) -> Void,
    deliver: @escaping (_ item: Int, _ outcome: WorkerOutcome) -> Void
  ) throws(WorkerError) {
    self.items = items
    run += 1
    self.onProgress = onProgress
    self.deliver = deliver
    // The closures retain the pool's owner; kept any longer, they would keep the pool and its workers alive for ever.
    defer { (self.onProgress, self.deliver) = ({ _, _ in }, { _, _ in }) }
    defer { if releases { Processors.rejoin() } }
    (finished, delivered) = (0, 0)
    (early, retries) = ([:], [:])
    queue = WorkQueue(count: items.count, workers: min(jobs, items.count))
    for slot in slots {
      // The worker has begun with the first item, which no other may take meanwhile.
      if slot.awaitsPlan { slot.batch = queue.take(done: 0) ?? 0..<0 }
      assign(slot)
    }
    // A released worker's answer may already be in the buffer.
    for slot in slots where slot.awaitsPlan { try serve(slot) }
    while finished < items.count {
      while slots.count < jobs && slots.count < items.count - finished || needsRetrier { try addWorker() }
      for slot in wait() { try serve(slot) }
      for slot in slots where slot.isOverdue || slot.isStopped {
        if slot.isStopping || slot.process.isFork { conclude(slot) } else { slot.stop() }
      }
    }
  }

  /// Ends idle workers, since no more items follow.
  package func close() {
    for slot in slots { slot.process.closeInput() }
  }

  /// Takes an idle copy of this process, which goes on, out of the pool; `nil` if there is none.
  package func release() -> WorkerSlot? {
    guard let index = slots.firstIndex(where: { $0.process.isFork && $0.item == nil }) else { return nil }
    let slot = slots.remove(at: index)
    _ = slot.process.send(WorkerFrame(.goOn))
    return slot
  }

  /// Leaves idle workers to end by themselves and kills busy ones.
  deinit {
    close()
    for slot in slots { slot.dismiss() }
  }

  private func addWorker() throws(WorkerError) {
    // A copy that reaches the timeout itself would be retried for its backtrace alone.
    let mayFork = !hasLostFork && timeout > WorkerSlot.forkLimit && WorkerProcess.canFork
    // A process that is started would keep to the same processor.
    if !mayFork { Processors.rejoin() }
    let slot: WorkerSlot
    do throws(ChildProcess.StartError) {
      slot = WorkerSlot(
        try mayFork
          ? WorkerProcess(forking: work, besides: slots.map(\.process), apart: releases) : WorkerProcess())
    } catch {
      throw .notStarted(error)
    }
    slots.append(slot)
    if mayFork {
      // The worker reads the request first and finds its first item once it is ready.
      slot.isReady = true
      slot.run = run
      assign(slot)
    } else {
      _ = slot.process.send(WorkerFrame(.request, request()))
    }
  }

  /// Waits for output and returns the slots that have some; none after a deadline.
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
    // Answers of a worker that is being stopped come too late.
    while !slot.isStopping, finished < items.count, let frame = slot.nextFrame() {
      switch frame.kind {
      case .plan:
        guard frame.payload == items.identity() else { return drop(slot) }
        slot.takePlan()
      case .ready: slot.isReady = true
      case .refusal: throw .refused(frame.payload)
      case .answer:
        let crash = slot.item.flatMap { retries[$0] } ?? nil
        let log = slot.takeLog()
        complete(
          slot,
          crash.map { .answeredOnRetry(frame.payload, log: log, firstEnd: $0) } ?? .answered(frame.payload, log: log))
      case .image:
        slot.image = Self.name(frame)
        continue
      case .request, .item, .knownItem, .goOn: continue
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
    // A worker that cannot be written to has ended; the next round finds its pipes closed.
    _ = slot.process.send(slot.run == run ? .knownItem(item) : WorkerFrame(.item, items.bytes(item)))
  }

  private func nextItem(for slot: WorkerSlot) -> Int? {
    if !slot.process.isFork, let item = retries.keys.filter(isWaiting).min() { return item }
    if slot.batch.isEmpty { slot.batch = queue.take(done: delivered) ?? 0..<0 }
    return slot.batch.popFirst()
  }

  /// Whether an item needs a retry and no worker can do it.
  private var needsRetrier: Bool { !retries.isEmpty && slots.allSatisfy(\.process.isFork) }

  private func isWaiting(_ item: Int) -> Bool { !slots.contains { $0.item == item } }

  private func complete(_ slot: WorkerSlot, _ outcome: WorkerOutcome) {
    guard let item = slot.item else { return }
    retries[item] = nil
    slot.item = nil
    finished += 1
    onProgress(finished, item)
    if item == delivered { deliverNext(outcome) } else { early[item] = outcome }
    while let outcome = early.removeValue(forKey: delivered) { deliverNext(outcome) }
    // Other slots may have waited for this item.
    for idle in slots where idle !== slot { assign(idle) }
  }

  private func deliverNext(_ outcome: WorkerOutcome) {
    delivered += 1
    deliver(delivered - 1, outcome)
  }

  /// Ends a worker that knows other items than this process.
  private func drop(_ slot: WorkerSlot) {
    slots.removeAll { $0 === slot }
    queue.giveBack(slot.batch)
    slot.process.kill()
    _ = slot.process.reap()
  }

  private static func name(_ frame: WorkerFrame) -> String? {
    frame.payload.isEmpty ? nil : String(decoding: frame.payload, as: UTF8.self)
  }

  /// Removes a slot whose worker ended or must be stopped.
  private func conclude(_ slot: WorkerSlot) {
    let isLate = slot.isOverdue
    if slot.isStopping || isLate { slot.process.kill() }
    _ = slot.read()
    let end = slot.process.reap()
    let log = slot.takeLog()
    while let frame = slot.nextFrame() { if frame.kind == .image { slot.image = Self.name(frame) } }
    slots.removeAll { $0 === slot }
    queue.giveBack(slot.batch)
    if slot.process.isFork {
      // Nothing is known about one that has not begun.
      if !slot.awaitsPlan { hasLostFork = true }
      if let item = slot.item { retries[item] = .some(isLate ? nil : end) }
      for idle in slots { assign(idle) }
    } else {
      complete(
        slot,
        slot.isStopping
          ? .timedOut(seconds: slot.timeout, log: log, image: slot.image) : .crashed(end, log: log, image: slot.image))
    }
  }
}

/// Explains why workers cannot carry out their items.
package enum WorkerError: Error, Hashable {
  case notStarted(ChildProcess.StartError)
  /// The worker ended before it answered anything.
  case unusable(ProcessEnd, log: String)
  /// The worker cannot carry out the request; the data say why.
  case refused(Data)
}

/// The items of one run of a pool, by number.
package struct WorkerItems {
  package let count: Int
  /// An item for a worker that does not know it.
  package let bytes: (Int) -> Data
  /// The factor by which an item's timeout is longer than usual.
  package let timeoutFactor: (Int) -> Double
  /// Stands for the items in this process and its copies.
  package let identity: () -> Data

  package init(
    count: Int, bytes: @escaping (Int) -> Data, timeoutFactor: @escaping (Int) -> Double,
    identity: @escaping () -> Data
  ) {
    (self.count, self.bytes, self.timeoutFactor, self.identity) = (count, bytes, timeoutFactor, identity)
  }
}

/// The outcome of an item.
package enum WorkerOutcome {
  case answered(Data, log: String)
  /// The item crashed its process, while it drew the image if there is one.
  case crashed(ProcessEnd, log: String, image: String?)
  case timedOut(seconds: Double, log: String, image: String?)
  /// The first attempt crashed its process, and the retry succeeded.
  case answeredOnRetry(Data, log: String, firstEnd: ProcessEnd)
}
