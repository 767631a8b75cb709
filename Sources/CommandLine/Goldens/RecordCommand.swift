import Operations
import Arguments
import Messages
import Snapshots

/// `record`: writes goldens that are missing or differ, and only those; with `--upgrade`, rewrites those of older versions
/// without drawing.
@MainActor
struct RecordCommand {
  private let context: CommandContext
  private let mode: RecordMode
  private let isUpgrading: Bool

  init(_ context: CommandContext) {
    self.context = context
    isUpgrading = context.command[Options.upgradesGoldens]
    let given = context.command[Options.record].flatMap(RecordMode.init)
    mode = context.command[Options.recordsAll] ? .all : given ?? .changed
  }

  func run() throws -> ExitStatus {
    let run = try GoldenRun(context, purpose: isUpgrading ? .upgrade : .record(mode))
    try refuse(run)
    if isUpgrading, run.isDrawnOtherwise { return try refuseUpgrade(run) }
    try removeLeftovers(run)
    let console = context.console
    try run.perform(isUpgrading ? "Upgrading" : "Recording") { lines in for line in lines { console.print(line) } }
    try run.recordEnvironment(isComplete: run.isComplete && mode != .missing)
    let isPruning = context.command[Options.prune]
    if isPruning { try prune(run.stale, run.folder) }
    run.showFailures()
    for path in isPruning ? run.stale.goldens + run.stale.leftovers : [] { console.print("deleted \(path)") }
    // Whatever else differed is recorded now.
    let isElsewhere = run.unavailable > 0 || isUpgrading && run.counts.environment > 0
    let status = max(run.failureStatus, isElsewhere ? .otherEnvironment : .success)
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
        remedy: "Run '\(context.line)' on your own machine, and commit the goldens.")
    }
    if let failure = run.folder.replaced, run.selection.isPartial { throw failure }
    if context.command[Options.prune], run.selection.isPartial {
      throw CommandFailure(
        "--prune needs the whole catalog, and patterns, --shard, --variant or --exclude leave something out",
        remedy: "next: \(context.line(["record", "--prune"]))")
    }
    try refuseOptionsBesideUpgrade(run)
    if context.command[Options.updatesFonts], run.selection.isPartial || mode == .missing {
      throw CommandFailure(
        "--update-fonts needs the whole catalog, and patterns, --shard, --variant, --exclude or --record missing leave "
          + "goldens with other fonts", remedy: "next: \(context.line(["record", "--update-fonts"]))")
    }
  }

  private func refuseOptionsBesideUpgrade(_ run: GoldenRun) throws {
    guard isUpgrading else { return }
    let command = context.command
    let isRecording = command[Options.recordsAll] || command[Options.updatesFonts] || command[Options.record] != nil
    guard isRecording || run.selection.isPartial else { return }
    throw CommandFailure(
      isRecording
        ? "--upgrade draws nothing, so it excludes --record, --all and --update-fonts"
        : "--upgrade needs the whole catalog, and patterns, --shard, --variant or --exclude leave something out",
      remedy: "next: \(context.line(["record", "--upgrade"]))")
  }

  /// Seals can say what goldens were drawn with only where they would be drawn alike.
  private func refuseUpgrade(_ run: GoldenRun) throws -> ExitStatus {
    for difference in run.environmentDifferences { context.console.print(difference.message) }
    context.console.print("nothing was upgraded: use --upgrade where the goldens pass `test`")
    try run.publish(run.report(status: .otherEnvironment))
    return .otherEnvironment
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
      throw CommandFailure(error.message, remedy: "Fix the problem above, then run the command again.")
    }
  }

  private func show(_ report: TestReport) {
    var written = 0
    var left: [String] = []
    for catalog in report.catalogs {
      for entry in catalog.variants {
        let isWritten = entry.finding?.files.written.isEmpty == false
        if isWritten { written += 1 }
        if !isWritten || isUpgrading, entry.verdict.isFinding, entry.verdict != .failed {
          let reason = isUpgrading ? "only its format was upgraded" : "not recorded (--record \(mode.rawValue))"
          left.append("\(entry.title): \(entry.verdict.rawValue), \(reason)")
        }
      }
    }
    for line in left { context.console.print(line) }
    let all = report.counts.all - report.counts.failed
    let rest = isUpgrading ? 0 : left.count
    context.console.print(
      "\(all.grouped) variant\(all == 1 ? "" : "s"): \(written.grouped) \(isUpgrading ? "upgraded" : "recorded"), "
        + "\((all - written - rest).grouped) unchanged" + (rest > 0 ? ", \(rest.grouped) not recorded" : ""),
      style: { $0.bold })
  }
}
