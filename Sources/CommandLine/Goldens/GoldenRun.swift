import LPVariants
import LPOperations
import LPArguments
import LPDrawing
import LPProcesses
import Foundation
import LPSnapshots
import LPCatalogs
import LPSupport

/// A run of a catalog's previews against its goldens, which writes a report variant by variant.
@MainActor
final class GoldenRun {
  let context: CommandContext
  let folder: GoldenFolder
  let selection: CatalogSelection
  let options: GoldenOptions
  let resources: CatalogResources
  private let run: OperationRun<GoldenOperation>
  private var builder: ReportBuilder
  private let tasks: [PreviewTask]
  /// The font files that text was set in.
  private var fonts: Set<String> = []
  /// The characters that were set in each font.
  private var usage = FontUsage()
  /// The variants without a golden, with the digests of their layout texts.
  private var missing: [(place: GoldenPlace, digest: String)] = []
  /// The number of variants that need fonts that are not available.
  private(set) var unavailable = 0
  /// The differences from the environment in which the goldens were recorded.
  let environmentDifferences: [EnvironmentDifference]
  /// Kept fonts that are not as they were kept: whatever the goldens show, that is another environment.
  let damagedFonts: [EnvironmentDifference]
  private(set) var stale = StaleGoldens()
  /// The ledger of `--only-affected`; `nil` if every variant is compared.
  private var ledger: AffectedLedger?

  init(_ context: CommandContext, purpose: GoldenOptions.Purpose) throws {
    self.context = context
    resources = try CatalogResources(context)
    folder = try GoldenFolder(context, resources)
    selection = try folder.selection(resources)
    tasks = selection.tasks
    if let plan = selection.announcement { context.console.remark(plan) }
    if let reason = Shard.remark(selection.shard, context.command, ProcessVariables.current) {
      context.console.remark(reason)
    }
    options = try folder.options(purpose, tasks)
    run = try context.runner(resources, metrics: folder.metrics)
      .run(GoldenOperation.self, options, tasks: tasks.count)
    builder = ReportBuilder(
      name: context.catalog.name, folder: folder.places.catalogFolder, scope: selection.scope,
      package: folder.store.root.path)
    for entry in selection.entries {
      builder.add(
        preview: entry.preview.name, folder: folder.places.slug(ofPreview: entry.index), at: entry.preview.callSite)
    }
    let check = GoldenCheck(
      store: folder.store, environment: options.environment, recordedEnvironment: options.recorded)
    builder.set(recorded: options.recorded, differences: check.environmentDifferences)
    environmentDifferences = check.environmentDifferences
    let kept = Set(options.recorded?.fonts.filter { $0.kept != nil }.map(\.name) ?? [])
    damagedFonts = check.environmentDifferences.filter { $0.kind == .font && kept.contains($0.name) }
  }

  /// - Parameter show: receives the lines about each variant when it is done.
  func perform(_ title: String, show: @escaping ([String]) -> Void) throws {
    openLedger()
    let isUnaffected = tasks.map { task in
      let place = folder.places.golden(task)
      return !options.sampled.contains(place.layoutPath) && ledger?.isUnaffected(place) == true
    }
    let rest = tasks.indices.filter { !isUnaffected[$0] }
    let digests = rest.map { ledger?.digest(folder.places.golden(tasks[$0])) }
    // Skipped variants are reported in order, between those that are compared.
    var next = 0
    func addUnaffectedVariants(until index: Int) {
      while next < index {
        if isUnaffected[next] { addUnaffected(next) }
        next += 1
      }
    }
    try run.perform(rest.map { tasks[$0] }, title) { [self] index, result in
      addUnaffectedVariants(until: rest[index])
      add(rest[index], result, show)
      if result.answer?.isSameAgain == true {
        ledger?.note(folder.places.golden(tasks[rest[index]]), before: digests[index])
      }
    }
    addUnaffectedVariants(until: tasks.count)
    try ledger?.save(replacing: tasks.map(folder.places.golden))
    if case .test = options.purpose { try Shard.acknowledge(ProcessVariables.current) }
    stale = try folder.stale(besides: tasks, resources)
    builder.set(stale, renamed: try folder.renamed(stale, missing: missing))
  }

  private func openLedger() {
    guard context.command[Options.onlyAffected] else { return }
    guard let program = ProgramDigest.make(context, resources: resources, options: options) else {
      context.console.remark(
        "all variants are compared, because the inputs of these previews cannot be determined completely")
      return
    }
    let path = ".preview/affected/\(folder.places.catalogFolder).json"
    ledger = AffectedLedger(path: path, program: program, store: folder.store)
  }

  private func addUnaffected(_ index: Int) {
    let task = tasks[index]
    builder.add(
      VariantReport(
        preview: context.catalog.previews[task.preview].name, variant: task.variant.name, verdict: .unaffected,
        order: selection.orders[index]))
    ledger?.keep(folder.places.golden(task))
  }

  private func add(_ index: Int, _ result: OperationRun<GoldenOperation>.ItemResult, _ show: ([String]) -> Void) {
    let task = tasks[index]
    let seconds = result.outcome?.seconds ?? 0
    if let answer = result.answer {
      fonts.formUnion(answer.fonts)
      ledger?.note(sources: answer.sources)
      if let used = answer.usage { usage.formUnion(used) }
      let golden = answer.report
      if case .environmentDiffers(let differences, _) = golden.verdict,
        differences.contains(where: { $0.kind == .partialFont })
      {
        unavailable += 1
      }
      if case .missing = golden.verdict, let digest = golden.digest {
        missing.append((folder.places.golden(task), digest))
      }
      builder.add(golden, variant: task.variant.name, order: selection.orders[index], seconds: seconds)
      show(golden.lines)
    } else if let failure = result.failure {
      builder.addFailure(
        preview: context.catalog.previews[task.preview].name, variant: task.variant.name, because: failure,
        order: selection.orders[index], seconds: seconds)
    }
  }

  // MARK: The end

  /// Writes the catalog's list of fonts and libraries after its goldens; does nothing if none were recorded or every
  /// variant failed.
  ///
  /// - Parameter isComplete: whether fonts that no variant of this run uses are removed from the list.
  func recordEnvironment(isComplete: Bool) throws {
    let mode: GoldenRecording
    switch options.purpose {
    case .test: return
    case .record(let given): mode = given
    // Goldens that stay in an older version are judged by the environment that is recorded with them.
    case .upgrade: mode = isComplete && run.failed.isEmpty ? .changed : .never
    }
    guard mode != .never, counts.all > counts.failed else { return }
    var used = try folder.keepFonts(usage, shown: usedFonts, besides: isUpgrading ? otherFonts : [])
    used.setCalibration(options.environment.calibration)
    try folder.recordCalibration(used)
    let check = GoldenCheck(
      store: folder.store, environment: options.environment, recordedEnvironment: options.recorded)
    do throws(GoldenWriteError) {
      try GoldenRecorder(check: check, mode: mode).recordEnvironment(
        ofCatalog: folder.places.catalogFolder, used: used, recorded: options.recorded, isComplete: isComplete)
      try folder.removeUnusedFonts()
    } catch {
      throw CommandFailure(error.message, remedy: "Fix the problem above, then run the command again.")
    }
  }

  private var isUpgrading: Bool { if case .upgrade = options.purpose { true } else { false } }

  /// Fonts that goldens show and that are not here.
  private var otherFonts: [GoldenEnvironment.Font] {
    let names = Set(environmentDifferences.filter { $0.kind == .font }.map(\.name))
    return options.recorded?.fonts.filter { names.contains($0.name) } ?? []
  }

  /// Whether the environment draws or measures otherwise than the one in which the goldens were recorded, fonts aside.
  var isDrawnOtherwise: Bool { environmentDifferences.contains { $0.kind != .font } }

  var counts: VerdictCounts { builder.catalog.counts }
  var clusters: CauseClusters { builder.clusters }
  /// Whether every variant of the catalog was laid out.
  var isComplete: Bool { !selection.isPartial && run.failed.isEmpty }
  var usedFonts: [String] { fonts.sorted() }
  var failureStatus: ExitStatus { run.status }

  /// Prints which previews crashed or could not be drawn.
  func showFailures(rules: Set<String>? = nil) { context.report(run, rules: rules) }

  func report(status: ExitStatus, without pruned: StaleGoldens? = nil) -> TestReport {
    var catalog = builder.finished()
    if pruned != nil { (catalog.stale, catalog.leftovers, catalog.renamed) = ([], [], []) }
    return TestReport(
      verb: context.command.verb, tool: "LayoutPreview \(Version.current)", status: status.rawValue,
      package: RelativePath.path(
        from: FileManager.default.currentDirectoryPath, to: folder.store.root.path), catalogs: [catalog])
  }

  /// Writes the report in the forms that the options select.
  func publish(_ report: TestReport) throws {
    try ReportFolder(context.command, package: folder.store.root.path, shard: selection.shard)
      .write(report, console: context.console)
    guard context.console.isJSON else { return }
    try JSONReport.write(report) { context.console.printJSON(text: $0) }
  }

  func showStale() {
    guard !stale.isEmpty else { return }
    let console = context.console
    for path in stale.goldens { console.note("stale: \(path) belongs to no preview") }
    for path in stale.leftovers { console.note("stale: \(path) was left behind by an interrupted run") }
    for preview in builder.catalog.renamed { console.note("renamed: \(preview.message)") }
    if !selection.isPartial { console.next(["record", "--prune"], of: context) }
  }
}

extension GoldenAnswer {
  /// Whether the variant is the same as its golden and depends only on what `ProgramDigest` covers.
  fileprivate var isSameAgain: Bool {
    if case .same = report.verdict { !readsElsewhere } else { false }
  }
}
