import AutoLayout
import Foundation

/// `render`: draws previews into files.
struct RenderCommand {
  private let context: CommandContext
  private let options: RenderOptions
  private let places: PreviewPlaces

  init(_ context: CommandContext) {
    self.context = context
    options = RenderOptions(context.command)
    places = PreviewPlaces(context.catalog)
  }

  func run() throws -> ExitStatus {
    let resources = try CatalogResources(context)
    let selection = try resources.selection(context)
    try options.out.prepare(places.catalogFolder)
    let tasks = selection.tasks
    if let plan = selection.announcement { context.console.remark(plan) }
    let session = WorkSession(context, resources: resources, job: .render(options), tasks: tasks.count)
    let results = try session.perform(tasks.map(WorkItem.variant), "Drawing")
    let missing = zip(tasks, results).filter { $1?.namesNearFocus != nil }
    if let focus = options.focus, !missing.isEmpty {
      try report(focus, missing: missing.map(\.0), near: missing.compactMap(\.1?.namesNearFocus), of: tasks)
    }
    var report = RenderReport(catalog: context.catalog.name, folder: "\(options.out.path)/\(places.catalogFolder)")
    let drawn = zip(tasks, results).map { (task: $0, result: $1) }
    let sheets = try drawSheets(drawn, session)
    for entry in selection.entries {
      report.add(
        entry.preview, folder: places.folder(ofPreview: entry.index),
        drawn: drawn.filter { $0.task.preview == entry.index }, sheets: sheets[entry.index] ?? [])
    }
    if options.formats.contains(.html) {
      let page = IndexPage(
        report.catalogs[0], selection.entries, places: places, findings: session.findings, options: options
      ).html
      let name = "\(places.catalogFolder)/index.html"
      try options.out.write(Array(page.utf8), to: name)
      report.catalogs[0].index = name
    }
    report.status = max(session.status, session.findings.hasErrors ? .found : .success)
    finish(report, session)
    return report.status
  }

  /// - Throws: where no view of any preview has the name.
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

  /// Pages of contact sheets by preview, for previews with more than one picture.
  private func drawSheets(
    _ drawn: [(task: PreviewTask, result: TaskResult?)], _ session: WorkSession
  ) throws -> [Int: [String]] {
    guard options.formats.contains(.sheet) else { return [:] }
    var items: [WorkItem] = []
    for preview in context.catalog.previews.indices {
      let variants = drawn.filter { $0.task.preview == preview && $0.result?.failure == nil && $0.result != nil }
        .map(\.task.variant)
      guard variants.count > 1 else { continue }
      let pages = stride(from: 0, to: variants.count, by: Self.picturesOnSheet).map {
        Array(variants[$0..<min($0 + Self.picturesOnSheet, variants.count)])
      }
      for (number, page) in pages.enumerated() {
        let name = number == 0 ? "contact-sheet.png" : "contact-sheet-\(number + 1).png"
        items.append(.sheet(preview: preview, variants: page, file: "\(places.folder(ofPreview: preview))/\(name)"))
      }
    }
    let results = try session.perform(items, "Sheets:")
    var files: [Int: [String]] = [:]
    for (item, result) in zip(items, results) { files[item.preview, default: []] += result?.files ?? [] }
    return files
  }

  /// More would make a picture that few viewers open.
  private static let picturesOnSheet = 48

  private func finish(_ report: RenderReport, _ session: WorkSession) {
    let console = context.console
    session.report()
    let catalog = report.catalogs[0]
    if session.lost.isEmpty, let finding = session.findings.firstError {
      let words = context.again(finding.preview, variant: finding.variants[0], adding: ["--annotate", "constraints"])
      console.next(words, of: context)
    }
    console.printJSON(report)
    for preview in catalog.previews {
      let drawn = preview.variants.filter { $0.isDrawn }.count
      let total = preview.variants.count
      let count = drawn == total ? "\(drawn.grouped)" : "\(drawn.grouped) of \(total.grouped)"
      console.print("\(preview.name): \(count) in \(options.out.path)/\(preview.folder)/")
    }
    if let index = catalog.index { console.print("\(options.out.path)/\(index)", style: { $0.bold }) }
  }
}

/// `render --json`.
package struct RenderReport: Codable, Sendable {
  package struct CatalogEntry: Codable, Sendable {
    package let name: String
    /// The output folder and the catalog's below it.
    package let folder: String
    package var previews: [PreviewEntry] = []
    /// The page of the whole matrix. Names of files are relative to the output folder.
    package var index: String?
  }

  package struct PreviewEntry: Codable, Sendable {
    package let name: String
    package let folder: String
    package var variants: [VariantEntry]
    package let sheets: [String]
  }

  package struct VariantEntry: Codable, Sendable {
    package let name: String
    package let isDrawn: Bool
    package let files: [String]
    /// Points, with what annotations add around the screen.
    package let size: CGSize?
    package let diagnostics: [Diagnostic]
    package let failure: CommandFailure?
  }

  package let schema: String
  package var status = ExitStatus.success
  package var catalogs: [CatalogEntry]

  package init(catalogs: [CatalogEntry]) {
    schema = "layout-preview/render/1"
    self.catalogs = catalogs
  }

  init(catalog: String, folder: String) {
    self.init(catalogs: [CatalogEntry(name: catalog, folder: folder)])
  }

  mutating func add(
    _ preview: Preview, folder: String, drawn: [(task: PreviewTask, result: TaskResult?)], sheets: [String]
  ) {
    let variants = drawn.map { task, result in
      VariantEntry(
        name: task.variant.name, isDrawn: result != nil && result?.failure == nil, files: result?.files ?? [],
        size: result?.size, diagnostics: result?.diagnostics ?? [], failure: result?.failure)
    }
    catalogs[0].previews.append(
      PreviewEntry(name: preview.name, folder: folder, variants: variants, sheets: sheets))
  }
}
