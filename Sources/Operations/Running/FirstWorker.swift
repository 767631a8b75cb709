import LPProcesses

/// The worker that has listed the previews, and that goes on with the work of the command, once.
@MainActor
package final class FirstWorker {
  private var slot: WorkerSlot?

  init(_ slot: WorkerSlot?) { self.slot = slot }

  func take() -> WorkerSlot? { slot.take() }

  isolated deinit { slot?.dismiss() }
}
