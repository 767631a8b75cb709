package import Foundation
import LPSupport

/// Ends the process of a call, from another thread.
package final class Cancellation: Sendable {
  private struct State {
    var process: pid_t?
    var isCancelled = false
  }

  private let state = Locked(State())

  package init() {}

  package var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Ends the process group of the call, also one that starts later.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if let process = state.process { kill(-process, SIGKILL) }
    }
  }

  /// Names the leader of the process group that `cancel` ends; `nil` after its end, so that no other process is hit.
  package func runs(_ process: pid_t?) {
    state.withLock { state in
      state.process = process
      if state.isCancelled, let process { kill(-process, SIGKILL) }
    }
  }
}
