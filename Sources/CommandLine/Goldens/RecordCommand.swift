import Operations
import Arguments
import Messages
import Snapshots

/// `record`: writes goldens that are missing or differ, and only those.
@MainActor
struct RecordCommand {
  private let context: CommandContext
  private let mode: RecordMode

  init(_ context: CommandContext) {
    self.context = context
    let given = context.command[Options.record].flatMap(RecordMode.init)
    mode = context.command[Options.recordsAll] ? .all : given ?? .changed
  }

  func run() throws -> ExitStatus {
    let run = try GoldenRun(context, purpose: .record(mode))
    try refuse(run)
    try removeLeftovers(run)
    let console = context.console
    try run.perform("Recording") { lines in for line in lines { console.print(line) } }
    try run.recordEnvironment(isComplete: run.isComplete && mode != .missing)
    let isPruning = context.command[Options.prune]
    if isPruning { try prune(run.stale, run.folder) }
    run.showFailures()
    for path in isPruning ? run.stale.goldens + run.stale.leftovers : [] { console.print("deleted \(path)") }
    // Whatever else differed is recorded now.
    let status = max(run.failureStatus, run.unavailable > 0 ? .otherEnvironment : .success)
    let report = run.report(status: status, without: isPruning ? run.stale : nil)
    show(report)
    if !isPruning { run.showStale() }
    try run.publish(report)
    return status
  }

  private func refuse(_ run: GoldenRun) throws {
    if run.folder.store.isContinuousIntegration, mode != .never || context.command[Options.prune] {
      throw CommandFailure(
        "goldens are not written when CI=true",
        remedy: "Record them on your own machine and commit them.\nnext: \(context.line)")
    }
    if context.command[Options.prune], run.selection.isPartial {
      throw CommandFailure(
        "--prune needs the whole catalog, and patterns, --shard, --variant or --exclude leave something out",
        remedy: "next: \(context.line(["record", "--prune"]))")
    }
    if context.command[Options.updatesFonts], run.selection.isPartial || mode == .missing {
      throw CommandFailure(
        "--update-fonts needs the whole catalog, and patterns, --shard, --variant, --exclude or --record missing leave "
          + "goldens with other fonts", remedy: "next: \(context.line(["record", "--update-fonts"]))")
    }
  }

  /// What an earlier run that was ended left behind.
  private func removeLeftovers(_ run: GoldenRun) throws {
    guard mode != .never else { return }
    let leftovers = StaleGoldens(goldens: [], leftovers: try run.folder.stale(besides: [], run.resources).leftovers)
    try prune(leftovers, run.folder)
  }

  private func prune(_ stale: StaleGoldens, _ folder: GoldenFolder) throws {
    do throws(GoldenWriteError) {
      try folder.store.prune(stale)
    } catch {
      throw CommandFailure(error.message, remedy: "next: \(context.line)")
    }
  }

  private func show(_ report: TestReport) {
    var written = 0
    var left: [String] = []
    for catalog in report.catalogs {
      for entry in catalog.variants {
        if entry.finding?.files.written.isEmpty == false {
          written += 1
        } else if entry.verdict.isFinding, entry.verdict != .failed {
          left.append("\(entry.title): \(entry.verdict.rawValue), not recorded (--record \(mode.rawValue))")
        }
      }
    }
    for line in left { context.console.print(line) }
    let all = report.counts.all - report.counts.failed
    context.console.print(
      "\(all.grouped) variant\(all == 1 ? "" : "s"): \(written.grouped) recorded, "
        + "\((all - written).grouped) unchanged", style: { $0.bold })
  }
}
