import AutoLayout
import Checks
import Foundation

/// `lint`: layout problems over all variants, of a catalog's executable.
struct LintCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    let resources = try CatalogResources(context)
    let selection = try resources.selection(context)
    let options = try LintOptions(context.command, defaultLocale: resources.developmentLanguage)
    let tasks = selection.tasks
    if let plan = selection.announcement { context.console.remark(plan) }
    let session = WorkSession(context, resources: resources, job: .lint(options), tasks: tasks.count)
    var tally = LintTally(options)
    try session.perform(tasks.map(WorkItem.variant), "Looking at") { [context] index, settlement in
      let preview = context.catalog.previews[tasks[index].preview]
      if let result = settlement.result { tally.add(result, preview, tasks[index]) }
      if let loss = settlement.loss { tally.add(loss: loss, preview, tasks[index]) }
    }
    let findings = tally.finish(selection)
    var pictures: [LintFinding: String] = [:]
    if let out = options.out {
      let places = PreviewPlaces(context.catalog)
      try out.prepare(places.catalogFolder)
      let wanted = FindingsPictures(findings, selection, places: places, least: options.least)
      _ = try session.perform(wanted.orders.map(WorkItem.findings), "Drawing")
      pictures = wanted.files
    }
    var report = LintReport(status: session.status)
    report.catalogs = [LintReport.CatalogEntry(context.catalog, selection, findings, pictures: pictures)]
    return try LintPresentation(context.command, context.console, name: context.name).present(report)
  }
}
