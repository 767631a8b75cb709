import LPOperations
import LPChecks
import LPCatalogs
import LPSupport

/// The verb `lint`: finds layout problems in all variants.
@MainActor
struct LintCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    var runner: OperationRunner?
    let (entry, status) = try look(sharing: &runner)
    var report = LintReport(status: status)
    report.catalogs = [entry]
    return try LintPresentation(context.command, context.console, name: context.name).present(report)
  }

  /// Returns the findings of the catalog without printing them.
  ///
  /// - Parameter runner: a runner whose fonts and measured texts a run in this process shares.
  func look(
    sharing runner: inout OperationRunner?
  ) throws -> (entry: LintReport.CatalogEntry, status: ExitStatus) {
    let resources = try CatalogResources(context)
    let selection = try resources.selection(context)
    let options = try LintOptions(context.command, defaultLocale: resources.developmentLanguage)
    let tasks = selection.tasks
    if let plan = selection.announcement, !context.isInProcess { context.console.remark(plan) }
    let own = try context.runner(resources, like: runner)
    runner = own
    let run = try own.run(LintOperation.self, options, tasks: tasks.count)
    var tally = LintTally(options)
    try run.perform(tasks.map(LintItem.variant)) { [context] index, result in
      tally.add(result, context.catalog.previews[tasks[index].preview], tasks[index])
    }
    let findings = tally.finish(selection)
    var pictures: [LintFinding: String] = [:]
    if let out = options.out {
      let places = PreviewPlaces(context.catalog)
      try out.prepare(places.catalogFolder)
      defer { out.removeLeftovers(in: places.catalogFolder) }
      let wanted = FindingsPictures(findings, selection, places: places, least: options.least)
      _ = try run.perform(wanted.orders.map(LintItem.picture), RenderOperation.progressTitle)
      pictures = wanted.files
    }
    return (LintReport.CatalogEntry(context.catalog, selection, findings, pictures: pictures), run.status)
  }
}
