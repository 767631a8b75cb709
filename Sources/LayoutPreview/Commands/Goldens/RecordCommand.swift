import Foundation
import Messages
import Snapshots

/// `record`: writes goldens that are missing or differ, and only those.
struct RecordCommand {
  private let context: CommandContext
  private let mode: RecordMode

  init(_ context: CommandContext) {
    self.context = context
    mode = context.command.has("all") ? .all : RecordMode(rawValue: context.command.value("record") ?? "") ?? .changed
  }

  func run() throws -> ExitStatus {
    let run = try GoldenRun(context, purpose: .record(mode))
    try refuse(run)
    try removeLeftovers(run)
    let console = context.console
    try run.perform("Recording") { lines in for line in lines { console.print(line) } }
    try recordEnvironment(run)
    let isPruning = context.command.has("prune")
    if isPruning { try prune(run.stale, run.folder) }
    run.showLosses()
    for path in isPruning ? run.stale.goldens + run.stale.leftovers : [] { console.print("deleted \(path)") }
    let report = run.report(status: run.lossStatus, without: isPruning ? run.stale : nil)
    show(report)
    if !isPruning { run.showStale() }
    try run.publish(report)
    return run.lossStatus
  }

  private func refuse(_ run: GoldenRun) throws {
    if run.folder.store.isContinuousIntegration, mode != .never || context.command.has("prune") {
      throw CommandFailure(
        "goldens are not written under CI=true",
        remedy: "Record them on your own machine and commit them.\nnext: \(context.line)")
    }
    if context.command.has("prune"), run.selection.isPartial {
      throw CommandFailure(
        "--prune needs the whole catalog, and patterns, --shard, --variant or --exclude leave something out",
        remedy: "next: \(context.line(["record", "--prune"]))")
    }
  }

  /// What an earlier run that was ended left behind.
  private func removeLeftovers(_ run: GoldenRun) throws {
    guard mode != .never else { return }
    let leftovers = StaleGoldens(goldens: [], leftovers: try run.folder.stale(besides: [], run.resources).leftovers)
    try prune(leftovers, run.folder)
  }

  /// The catalog's list of fonts and libraries, after its goldens.
  private func recordEnvironment(_ run: GoldenRun) throws {
    let used = try run.folder.environment(fonts: run.usedFonts)
    let check = GoldenCheck(
      store: run.folder.store, environment: run.options.environment, recordedEnvironment: run.options.recorded)
    do throws(GoldenWriteError) {
      try GoldenRecorder(check: check, mode: mode).recordEnvironment(
        ofCatalog: run.folder.places.catalogFolder, used: used, recorded: run.options.recorded,
        isComplete: run.isComplete && mode != .missing)
    } catch {
      throw CommandFailure(error.message, remedy: "next: \(context.line)")
    }
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
          left.append("\(entry.title): \(entry.verdict.rawValue), and not recorded (--record \(mode.rawValue))")
        }
      }
    }
    for line in left { context.console.print(line) }
    let all = report.counts.all - report.counts.failed
    context.console.print(
      "\(all.grouped) variant\(all == 1 ? "" : "s"): \(written.grouped) recorded, "
        + "\((all - written).grouped) as they were", style: { $0.bold })
  }
}
