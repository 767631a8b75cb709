import AutoLayout
import Foundation
package import Snapshots

/// A run over goldens within this very process, for tests: no workers, nothing printed.
///
/// A preview that traps ends the process, as any code under test does.
@MainActor
package struct InProcessRun {
  private let context: CommandContext
  private let folder: GoldenFolder
  private let resources: CatalogResources
  private let selection: CatalogSelection
  private let mode: RecordMode

  /// - Parameters:
  ///   - patterns: names of previews; all where there are none.
  ///   - package: the folder that holds `goldens`.
  ///   - mode: what is recorded; under `CI` nothing ever is.
  /// - Throws: what a command would refuse with: no such preview, fonts that are missing, unreadable resources.
  package init(_ catalog: Catalog, patterns: [String], package: String, mode: RecordMode) throws {
    try catalog.validate()
    let command = ParsedCommand(
      verb: "test", operands: patterns, options: [.init(name: "package-path", value: package)])
    context = CommandContext(
      catalog: catalog, command: command, name: "preview", console: Console(isQuiet: true, isJSON: true))
    resources = try CatalogResources(context)
    folder = try GoldenFolder(context, resources)
    selection = try folder.selection(resources)
    self.mode = folder.store.isContinuousIntegration ? .never : mode
  }

  package func run() throws -> TestReport {
    let options = try folder.options(mode == .never ? .test : .record(mode), selection.tasks)
    let renderer = try PreviewRenderer(
      catalog: context.catalog, resources: resources, fontFolders: resources.fontFolders(context.command),
      metrics: folder.metrics)
    let desk = GoldenDesk(renderer: renderer, options: options)
    var builder = ReportBuilder(
      name: context.catalog.name, folder: folder.places.catalogFolder, scope: selection.scope,
      package: folder.store.root.path)
    for entry in selection.entries {
      builder.add(
        preview: entry.preview.name, folder: folder.places.slug(ofPreview: entry.index), at: entry.preview.callSite)
    }
    var missing: [(place: GoldenPlace, digest: String)] = []
    var fonts: Set<String> = []
    for (order, task) in selection.tasks.enumerated() {
      let preview = context.catalog.previews[task.preview]
      let start = ContinuousClock.now
      let result = desk.perform(.variant(task))
      let seconds = start.duration(to: .now) / .seconds(1)
      fonts.formUnion(result.fonts)
      if let golden = result.golden {
        if case .missing = golden.verdict, let digest = golden.digest {
          missing.append((folder.places.golden(task), digest))
        }
        builder.add(golden, variant: task.variant.name, order: order, seconds: seconds)
      } else if let failure = result.failure {
        let loss = Diagnostic(
          .error, rule: "not-drawn", message: failure.problem, callSite: preview.callSite, fix: failure.remedy)
        builder.addFailure(
          preview: preview.name, variant: task.variant.name, because: loss, order: order, seconds: seconds)
      }
    }
    try recordEnvironment(fonts.sorted())
    let stale = try folder.stale(besides: selection.tasks, resources)
    builder.set(stale, renamed: try folder.renamed(stale, missing: missing))
    return TestReport(verb: "test", tool: "LayoutPreview \(Version.current)", catalogs: [builder.finished()])
  }

  private func recordEnvironment(_ fonts: [String]) throws {
    guard mode != .never else { return }
    let check = GoldenCheck(store: folder.store, environment: .init(fonts: [], libraries: []), recordedEnvironment: nil)
    do throws(GoldenWriteError) {
      try GoldenRecorder(check: check, mode: mode).recordEnvironment(
        ofCatalog: folder.places.catalogFolder, used: folderEnvironment(fonts), recorded: folder.recorded,
        isComplete: false)
    } catch {
      throw CommandFailure(error.message, remedy: "Then run this again.")
    }
  }

  private func folderEnvironment(_ fonts: [String]) -> GoldenEnvironment {
    (try? folder.environment(fonts: fonts)) ?? folder.recorded ?? .init(fonts: [], libraries: [])
  }
}
