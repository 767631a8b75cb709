import LPOperations
import LPSnapshots
import LPSupport

/// The verb `diff`: compares previews with how another commit of the sources shows them. The `preview` tool has drawn that
/// commit's goldens before, and says where they are.
@MainActor
struct DiffCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    let console = context.console
    guard let base = context.base else {
      throw CommandFailure("only the preview tool compares commits", remedy: "Run 'preview diff'.")
    }
    let run = try GoldenRun(context, purpose: .test)
    // New variants are printed at the end, when renamed previews are known.
    try run.perform("Comparing") { lines in
      for line in lines where !line.contains(base.newMark) { console.print(line) }
    }
    run.showFailures(rules: FailureDiagnostic.rules)
    let differs = !run.counts.isAllTheSame || !run.stale.goldens.isEmpty
    let status = max(run.failureStatus, differs ? .found : .success)
    let report = run.report(status: status)
    show(report.catalogs[0], run.clusters, base)
    try run.publish(report)
    return status
  }

  private func show(_ catalog: CatalogReport, _ causes: CauseClusters, _ base: GoldenBase) {
    let console = context.console
    let renamed = Dictionary(catalog.renamed.map { ($0.to, $0) }) { first, _ in first }
    let folders = Dictionary(catalog.previews.map { ($0.name, "goldens/\(catalog.folder)/\($0.folder)") }) { first, _ in
      first
    }
    var movedCount = 0
    for entry in catalog.variants where entry.verdict == .missing {
      if let folder = folders[entry.preview], renamed[folder] != nil {
        movedCount += 1
      } else {
        let name = GoldenName(
          catalog: catalog.name, preview: entry.preview, variant: entry.variant == "default" ? "" : entry.variant)
        console.print(name.title + base.newMark)
      }
    }
    for preview in catalog.renamed {
      console.print("\(Self.shown(preview.from)): renamed to \(Self.shown(preview.to))")
    }
    let gone = removed(catalog.stale, besides: catalog.renamed)
    for (preview, count) in gone { console.print("\(Self.shown(preview)): removed (\(count.counted("variant")))") }
    let lines = catalog.counts.changes(
      renamed: movedCount, removed: gone.reduce(0) { $0 + $1.count }, causes: causes)
    for line in lines { console.print(line) }
  }

  /// Returns the folders of previews that the base has and these sources have not, each with the number of its variants.
  private func removed(_ stale: [String], besides renamed: [RenamedPreview]) -> [(folder: String, count: Int)] {
    let layouts = stale.filter { $0.hasSuffix(".layout.txt") }
    let folders = layouts.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    return Dictionary(grouping: folders, by: \.self).map { (folder: $0.key, count: $0.value.count) }
      .filter { folder, _ in !renamed.contains { $0.from == folder } }
      .sorted { $0.folder < $1.folder }
  }

  /// `goldens/Gallery/card` → `Gallery/card`
  private static func shown(_ folder: String) -> String {
    folder.split(separator: "/").dropFirst().joined(separator: "/")
  }
}
