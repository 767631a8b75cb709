import LPLayoutModel
import LPOperations
import LPChecks
import Foundation
import LPLocalization
import LPSupport
import LPCatalogs
import LPVariants

/// The verb `render`: draws previews into files.
@MainActor
final class RenderCommand {
  private let context: CommandContext
  private let options: RenderOptions
  /// Made when it is needed, which it is not in the worker that goes on.
  private lazy var places = PreviewPlaces(context.catalog)

  init(_ context: CommandContext) {
    var context = context
    context.command = context.command.comparing()
    self.context = context
    options = RenderOptions(context.command)
  }

  /// The drawing to be done.
  private struct Plan {
    let resources: CatalogResources
    let selection: CatalogSelection
    let request: RenderOptions
    let items: [RenderItem]
  }

  private func plan() throws -> Plan {
    let resources = try CatalogResources(context)
    let selection = try resources.selection(context)
    var request = options
    request.defaultLocale = resources.developmentLanguage.description
    return Plan(
      resources: resources, selection: selection, request: request, items: selection.tasks.map(RenderItem.variant))
  }

  /// Draws what the command asks the first worker for.
  func work(by worker: OperationWorker) throws {
    let plan = try plan()
    try context.runner(plan.resources).work(RenderOperation.self, plan.request, items: plan.items, by: worker)
  }

  func run() throws -> ExitStatus {
    let plan = try plan()
    let (selection, tasks) = (plan.selection, plan.selection.tasks)
    try options.out.prepare(places.catalogFolder)
    defer { options.out.removeLeftovers(in: places.catalogFolder) }
    if let plan = selection.announcement { context.console.remark(plan) }
    let run = try context.runner(plan.resources).run(RenderOperation.self, plan.request, tasks: tasks.count)
    var drawn: [DrawnVariant] = []
    try run.perform(plan.items) { index, result in
      drawn.append(DrawnVariant(task: tasks[index], outcome: result.outcome, failure: result.failure))
    }
    let missing = drawn.filter { $0.outcome?.answer?.namesNearFocus != nil }
    if let focus = options.focus, !missing.isEmpty {
      try report(
        focus, missing: missing.map(\.task), near: missing.compactMap(\.outcome?.answer?.namesNearFocus), of: tasks)
    }
    var report = RenderReport(catalog: context.catalog.name, folder: "\(options.out.path)/\(places.catalogFolder)")
    let (sheets, document) = try drawSheets(drawn, run)
    run.close()
    report.catalogs[0].document = document
    let apps = AppItems.current?.items.map(AppEntry.init) ?? []
    let drawnOf = Dictionary(grouping: drawn, by: \.task.preview)
    for entry in selection.entries {
      report.add(
        entry.preview, folder: places.folder(ofPreview: entry.index), drawn: drawnOf[entry.index] ?? [],
        sheets: sheets[entry.index] ?? [], app: apps.indices.contains(entry.index) ? apps[entry.index] : nil)
    }
    if options.formats.contains(.html) {
      let name = "\(places.catalogFolder)/index.html"
      try writeThumbnails(drawn, of: selection.entries)
      var page = IndexPage(
        report.catalogs[0], selection.entries, places: places, findings: findings(drawn, run), options: options)
      if let earlier = IndexPage(contentsOf: "\(options.out.path)/\(name)") {
        page = page.adding(earlier, of: context.catalog, in: "\(options.out.path)/\(places.catalogFolder)")
      }
      try options.out.write(Array(page.html.utf8), to: name)
      report.catalogs[0].index = name
    }
    report.status = max(run.status, run.findings.hasErrors ? .found : .success)
    finish(report, run)
    return report.status
  }

  /// Writes the small pictures of each preview, which its page shows before larger ones.
  private func writeThumbnails(_ drawn: [DrawnVariant], of entries: [CatalogSelection.Entry]) throws {
    let pictures = Dictionary(
      drawn.map { ($0.task, $0.outcome?.answer?.thumbnail?.base64EncodedString()) },
      uniquingKeysWith: { first, _ in first })
    for entry in entries {
      let starts = stride(from: 0, to: entry.variants.count, by: ThumbnailFile.size)
      for (number, start) in starts.enumerated() {
        let variants = entry.variants[start..<min(start + ThumbnailFile.size, entry.variants.count)]
        let table = variants.reduce(into: [String: String]()) { table, variant in
          table[variant.name] = pictures[PreviewTask(preview: entry.index, variant: variant)] ?? nil
        }
        guard !table.isEmpty else { continue }
        let file = ThumbnailFile(number, folder: places.slug(ofPreview: entry.index), table)
        try options.out.write(file.script, to: "\(places.folder(ofPreview: entry.index))/\(file.name)")
      }
    }
  }

  /// Returns the findings for the page: those of lint in drawn variants, and the reasons why others were not drawn.
  private func findings(_ drawn: [DrawnVariant], _ run: OperationRun<RenderOperation>) -> FindingList {
    var (list, told) = (FindingList(), Set<[String]>())
    for one in drawn {
      let (task, outcome) = (one.task, one.outcome)
      let (preview, variant) = (context.catalog.previews[task.preview].name, task.variant.name)
      for finding in outcome?.answer?.findings ?? [] {
        list.append(finding, preview: preview, variant: variant)
        told.insert([preview, variant, finding.rule])
      }
    }
    for finding in run.findings.findings {
      for variant in finding.variants where !told.contains([finding.preview, variant, finding.diagnostic.rule]) {
        list.append(finding.diagnostic, preview: finding.preview, variant: variant)
      }
    }
    return list
  }

  /// - Throws: `CommandFailure` if no preview has a view with the name in focus.
  private func report(_ focus: String, missing: [PreviewTask], near: [[String]], of tasks: [PreviewTask]) throws {
    guard missing.count == tasks.count else {
      let names = context.catalog.previews.indices.filter { index in missing.contains { $0.preview == index } }
        .map { context.catalog.previews[$0].name }
      return context.console.note("note: no view is named '\(focus)' in \(names.joined(separator: ", "))")
    }
    let suggestions = near.flatMap { $0 }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    throw CommandFailure(
      "no view is named '\(focus)', in --focus"
        + (suggestions.isEmpty
          ? "" : "; did you mean \(suggestions.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?"),
      remedy: "Run '\(context.line(["render", "--annotate", "names"]))' to see the names of all views.")
  }

  /// Draws the sheets of each preview, and the document with all pages.
  private func drawSheets(
    _ drawn: [DrawnVariant], _ run: OperationRun<RenderOperation>
  ) throws -> (files: [Int: [String]], document: String?) {
    let done = drawn.filter { $0.outcome?.answer != nil }.map(\.task)
    let previews = context.catalog.previews
    var (sheets, pages): ([SheetOrder], [SheetOrder]) = ([], [])
    for index in previews.indices {
      let variants = done.filter { $0.preview == index }.map(\.variant)
      guard !variants.isEmpty else { continue }
      let makes = SheetOrders(preview: index, name: previews[index].name, folder: places.folder(ofPreview: index))
      let contact = makes.contactSheets(variants)
      if options.formats.contains(.sheet), variants.count > 1 { sheets += contact }
      if let option = options.beside { sheets += makes.beside(variants, option: option) }
      pages += contact
    }
    var items = sheets.map(RenderItem.sheet)
    if options.formats.contains(.pdf), !pages.isEmpty {
      let file = "\(places.catalogFolder)/\(places.catalogFolder).pdf"
      items.append(.book(pages, title: context.catalog.name, file: file))
    }
    let answers = try run.perform(items, "Sheets:")
    var (files, document): ([Int: [String]], String?) = ([:], nil)
    for (item, answer) in zip(items, answers) {
      guard case .book = item else {
        files[item.preview, default: []] += answer?.files ?? []
        continue
      }
      document = answer?.files.first
    }
    return (files, document)
  }

  private func finish(_ report: RenderReport, _ summary: AppSummary) {
    context.console.printJSON(report)
    for line in summary.lines { context.console.print(line) }
    guard let index = report.catalogs[0].index else { return }
    context.console.print("\(options.out.path)/\(index)", style: { $0.bold })
  }

  private func finish(_ report: RenderReport, _ run: OperationRun<RenderOperation>) {
    let console = context.console
    let catalog = report.catalogs[0]
    if let summary = AppSummary(catalog) { return finish(report, summary) }
    context.report(run)
    if run.failed.isEmpty, let finding = run.findings.firstError,
      let words = context.again(
        finding.preview, variant: finding.variants[0], outOf: run.variantCount, annotating: "constraints")
    {
      console.next(words, of: context)
    }
    console.printJSON(report)
    for preview in catalog.previews {
      let drawn = preview.variants.filter { $0.isDrawn }.count
      let total = preview.variants.count
      let count = drawn == total ? "\(drawn.grouped)" : "\(drawn.grouped) of \(total.grouped)"
      console.print("\(preview.name): \(count) in \(options.out.path)/\(preview.folder)/")
      for variant in preview.variants {
        guard let shown = variant.shown else { continue }
        console.print(total > 1 ? "  \(variant.name): \(shown.sentence)" : "  \(shown.sentence)")
      }
    }
    if let document = catalog.document { console.print("\(options.out.path)/\(document)") }
    if let index = catalog.index { console.print("\(options.out.path)/\(index)", style: { $0.bold }) }
  }
}
