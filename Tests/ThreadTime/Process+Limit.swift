import Foundation

extension Process {
  /// Starts a program, and kills it if it still runs after twenty minutes, so that no test waits for it for ever.
  package func runWithinLimit() throws {
    try run()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1200) { [weak self] in
      if let self, isRunning { kill(processIdentifier, SIGKILL) }
    }
  }
}
