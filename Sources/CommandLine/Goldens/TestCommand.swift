import Operations
import Snapshots
import Messages

/// The verb `test`: compares previews with their goldens, and never writes a golden.
@MainActor
struct TestCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    let run = try GoldenRun(context, purpose: .test)
    let console = context.console
    try run.perform("Comparing") { lines in for line in lines { console.print(line) } }
    let status = status(of: run)
    run.showFailures(rules: FailureDiagnostic.rules)
    for difference in run.damagedFonts { console.print(difference.message) }
    run.showStale()
    for line in run.counts.summary(causes: run.clusters, record: context.recordLine) {
      console.print(line)
    }
    try run.publish(run.report(status: status))
    return status
  }

  /// Returns the exit status. Stale goldens count as findings only in an unfiltered run; a filtered run merely lists
  /// them.
  private func status(of run: GoldenRun) -> ExitStatus {
    let counts = run.counts
    let isFound =
      counts.changed + counts.missing + counts.unreadable > 0
      || !(run.stale.goldens.isEmpty || run.selection.scope.isFiltered)
    let found: ExitStatus =
      isFound ? .found : counts.environment + run.damagedFonts.count > 0 ? .otherEnvironment : .success
    return max(run.failureStatus, found)
  }
}
