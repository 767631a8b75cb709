import Foundation
import Snapshots

/// `record`: writes goldens that are missing or differ, and only those.
struct RecordCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    let resources = try CatalogResources(context)
    let folder = try GoldenFolder(context)
    let selection = try folder.selection(resources)
    try refuse(folder, selection)
    let tasks = selection.tasks
    let options = try folder.options(context.command.has("all") ? .recordAll : .record)
    let session = WorkSession(context, resources: resources, job: .golden(options), tasks: tasks.count)
    let results = try session.perform(tasks.map(WorkItem.variant), "Recording").compactMap { $0 }
    let goldens = results.compactMap(\.golden)
    try recordEnvironment(
      fonts: Set(results.flatMap(\.fonts)).sorted(), folder, options,
      isComplete: !selection.isPartial && session.lost.isEmpty)
    let stale = selection.isPartial ? nil : try folder.stale(besides: tasks)
    var pruned: [String] = []
    if let stale, context.command.has("prune") {
      try prune(stale, folder)
      pruned = stale.goldens + stale.leftovers
    }
    var report = GoldenRunReport(
      verb: "record", catalog: context.catalog.name, goldens: goldens, stale: pruned.isEmpty ? stale?.goldens ?? [] : []
    )
    report.status = session.status
    session.report()
    context.console.printJSON(report)
    show(goldens, pruned: pruned, stale: pruned.isEmpty ? stale : nil)
    return report.status
  }

  private func refuse(_ folder: GoldenFolder, _ selection: CatalogSelection) throws {
    if folder.store.isContinuousIntegration {
      throw CommandFailure(
        "goldens are not written under CI=true",
        remedy: "Record them on your own machine and commit them.\nnext: \(context.line)")
    }
    if context.command.has("prune"), selection.isPartial {
      throw CommandFailure(
        "--prune needs the whole catalog, and patterns, --shard, --variant or --exclude leave something out",
        remedy: "next: \(context.line(["record", "--prune"]))")
    }
  }

  /// The catalog's list of fonts and libraries, after its goldens.
  private func recordEnvironment(
    fonts: [String], _ folder: GoldenFolder, _ options: GoldenOptions, isComplete: Bool
  ) throws {
    let used = try folder.environment(fonts: fonts)
    let check = GoldenCheck(
      store: folder.store, environment: options.environment, recordedEnvironment: options.recorded)
    do throws(GoldenWriteError) {
      try GoldenRecorder(check: check, mode: .changed).recordEnvironment(
        ofCatalog: folder.places.catalogFolder, used: used, recorded: options.recorded, isComplete: isComplete)
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

  private func show(_ goldens: [GoldenReport], pruned: [String], stale: StaleGoldens?) {
    let console = context.console
    for golden in goldens { for line in golden.lines { console.print(line) } }
    for path in pruned { console.print("deleted \(path)") }
    let written = goldens.filter { !$0.files.isEmpty }.count
    console.print(
      "\(goldens.count.grouped) variant\(goldens.count == 1 ? "" : "s"): \(written.grouped) recorded, "
        + "\((goldens.count - written).grouped) as they were", style: { $0.bold })
    guard let stale, !stale.isEmpty else { return }
    for path in stale.goldens + stale.leftovers { console.note("stale: \(path) belongs to no preview") }
    console.next(["record", "--prune"], of: context)
  }
}
