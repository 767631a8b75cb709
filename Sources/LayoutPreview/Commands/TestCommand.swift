import Foundation
import Snapshots

/// `test`: compares previews with their goldens, and never writes one.
struct TestCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    let resources = try CatalogResources(context)
    let folder = try GoldenFolder(context)
    let selection = try folder.selection(resources)
    let tasks = selection.tasks
    let session = WorkSession(
      context, resources: resources, job: .golden(try folder.options(.test)), tasks: tasks.count)
    let goldens = try session.perform(tasks.map(WorkItem.variant), "Comparing").compactMap { $0?.golden }
    let stale = selection.isPartial ? nil : try folder.stale(besides: tasks)
    let verdicts = goldens.map { (name: $0.name, verdict: $0.verdict) }
    var report = GoldenRunReport(
      verb: "test", catalog: context.catalog.name, goldens: goldens, stale: stale?.goldens ?? [])
    report.status = max(session.status, Self.status(of: goldens))
    session.report(rules: WorkSession.losses)
    context.console.printJSON(report)
    for golden in goldens { for line in golden.lines { context.console.print(line) } }
    show(stale)
    for line in VerdictText.summary(verdicts, record: context.line(["record"])) { context.console.print(line) }
    return report.status
  }

  private static func status(of goldens: [GoldenReport]) -> ExitStatus {
    ExitStatus(rawValue: GoldenVerdict.exitStatus(of: goldens.map(\.verdict))) ?? .found
  }

  private func show(_ stale: StaleGoldens?) {
    guard let stale, !stale.isEmpty else { return }
    for path in stale.goldens + stale.leftovers { context.console.note("stale: \(path) belongs to no preview") }
    context.console.next(["record", "--prune"], of: context)
  }
}

/// `test --json` and `record --json`.
package struct GoldenRunReport: Codable, Sendable {
  package struct CatalogEntry: Codable, Sendable {
    package let name: String
    package let goldens: [GoldenReport]
    /// Files that belong to no preview.
    package let stale: [String]
  }

  package let schema: String
  package var status = ExitStatus.success
  package var catalogs: [CatalogEntry]

  package init(verb: String, catalogs: [CatalogEntry]) {
    schema = "layout-preview/\(verb)/1"
    self.catalogs = catalogs
  }

  init(verb: String, catalog: String, goldens: [GoldenReport], stale: [String]) {
    self.init(verb: verb, catalogs: [CatalogEntry(name: catalog, goldens: goldens, stale: stale)])
  }
}
