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
    let environment = try environment(of: tasks, folder, resources, selection)
    let session = WorkSession(
      context, resources: resources,
      job: .golden(folder.options(context.command.has("all") ? .recordAll : .record, environment: environment)),
      tasks: tasks.count)
    let goldens = try session.perform(tasks.map(WorkItem.variant), "Recording").compactMap { $0?.golden }
    if session.lost.isEmpty { try write(environment, folder) }
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

  /// Fonts that the selected previews need, with those that other goldens were made with; libraries.
  private func environment(
    of tasks: [PreviewTask], _ folder: GoldenFolder, _ resources: CatalogResources, _ selection: CatalogSelection
  ) throws -> GoldenEnvironment {
    let survey = WorkSession(context, resources: resources, job: .survey, tasks: tasks.count)
    var names = Set(try survey.perform(tasks.map(WorkItem.variant), "Looking at").flatMap { $0?.fonts ?? [] })
    names.formUnion(folder.recorded?.fonts.map(\.name) ?? [])
    let environment = try folder.environment(fonts: names.sorted())
    guard let recorded = folder.recorded else { return environment }
    let differences = environment.differences(from: recorded).filter { $0.recorded != nil }
    if differences.isEmpty {
      // Fonts that are only new change no golden that there is.
      try write(environment, folder)
    } else if selection.isPartial {
      throw CommandFailure(
        "the other goldens were made in a different environment:\n"
          + differences.map { "  \($0.message)" }.joined(separator: "\n"),
        remedy: "Record all of them, or install what they were made with.\nnext: \(context.line(["record", "--all"]))")
    }
    return environment
  }

  private func write(_ environment: GoldenEnvironment, _ folder: GoldenFolder) throws {
    do throws(GoldenWriteError) {
      try folder.store.write(environment, ofCatalog: folder.places.catalogFolder)
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
