import LPOperations
import LPArguments
import Foundation
import LPSupport
import LPSnapshots
import LPCatalogs
import LPDrawing
import LPVariants

/// The verb `review`: accepts or rejects pending goldens.
@MainActor
struct ReviewCommand {
  private let context: CommandContext
  private let resources: CatalogResources
  private let folder: GoldenFolder
  private var report: ReviewReport

  init(_ context: CommandContext) throws {
    self.context = context
    resources = try CatalogResources(context)
    folder = try GoldenFolder(context, resources)
    report = ReviewReport(catalog: context.catalog.name)
  }

  static func run(_ context: CommandContext) throws -> ExitStatus {
    var command = try ReviewCommand(context)
    return try command.run()
  }

  private mutating func run() throws -> ExitStatus {
    let command = context.command
    var pending = try folder.pending(matching: command)
    if let file = command[Options.decisions] {
      try apply(file)
    } else if command[Options.accept] || command[Options.reject] {
      guard !(command[Options.accept] && command[Options.reject]) else {
        throw CommandFailure(
          "--accept and --reject contradict each other",
          remedy: "Give only one of them, then run the command again.")
      }
      for golden in pending { try decide(golden, command[Options.accept] ? .accept : .reject) }
    } else if Self.isInteractive, !pending.isEmpty, !context.console.isJSON {
      try walk(pending)
    }
    try recordEnvironment()
    pending = try folder.pending(matching: command)
    let isUndone = !pending.isEmpty || !report.refused.isEmpty
    // Goldens that the command left out are pending all the same.
    if command[Options.accept] || command[Options.reject] {
      pending = try folder.pending(matching: ParsedCommand(verb: command.verb))
    }
    report.pending = pending.map { ReviewReport.Entry($0) }
    report.status = isUndone ? .found : .success
    context.console.printJSON(report)
    show(pending)
    return report.status
  }

  /// Whether keys can be read from a terminal and goldens can be shown on one.
  private static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  // MARK: Deciding

  private mutating func walk(_ pending: [PendingGolden]) throws {
    if folder.store.isContinuousIntegration { return }
    let terminal = try ReviewTerminal(pending, root: folder.store.root.path, context: context)
    guard let verdicts = terminal.run() else {
      context.console.print("nothing was written")
      return
    }
    for (golden, verdict) in zip(pending, verdicts) {
      switch verdict {
      case .accept: try decide(golden, .accept)
      case .reject: try decide(golden, .reject)
      case .skip, nil: break
      }
    }
  }

  private mutating func decide(_ golden: PendingGolden, _ verdict: ReviewDecisions.Verdict) throws {
    let entry = ReviewReport.Entry(golden)
    guard verdict == .accept else {
      folder.store.reject(golden.place)
      report.rejected.append(entry)
      return
    }
    report.fonts.formUnion(golden.fonts())
    do throws(GoldenWriteError) {
      for path in try folder.store.accept(golden.place) { context.console.print("wrote \(path)") }
    } catch {
      throw CommandFailure(error.message, remedy: "Fix the problem above, then run the command again.")
    }
    folder.clearFailures(of: golden.place)
    report.accepted.append(entry)
  }

  // MARK: Decisions from a file

  private mutating func apply(_ file: String) throws {
    let decisions = try read(file).decisions
    let mine = decisions.filter { $0.catalog == context.catalog.name }
    let others = Set(decisions.map(\.catalog)).subtracting([context.catalog.name]).sorted()
    if !others.isEmpty {
      context.console.remark("\(file) also decides about goldens of \(others.joined(separator: ", "))")
    }
    if folder.store.isContinuousIntegration, !mine.isEmpty {
      throw CommandFailure(
        "goldens are not written when CI=true",
        remedy: "Run '\(context.line)' on your own machine, and commit the goldens.")
    }
    let known = try mine.map { ($0, try folder.golden(for: $0, context)) }
    for (decision, golden) in known where decision.verdict == .reject { try decide(golden, .reject) }
    let accepted = known.filter { $0.0.verdict == .accept }
    try remake(accepted.filter { !isAsLookedAt($0.0, $0.1) }.map(\.1))
    for (decision, golden) in accepted {
      if isAsLookedAt(decision, golden) {
        try decide(golden, .accept)
      } else {
        report.refused.append(ReviewReport.Entry(golden))
        context.console.note("\(decision.title): its layout is not the one that was reviewed; nothing was accepted")
      }
    }
  }

  private func read(_ file: String) throws -> ReviewDecisions {
    let next = "next: \(context.line(["test", "--report", "html"]))"
    guard let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int, size <= 64 << 20,
      let data = FileManager.default.contents(atPath: file)
    else { throw CommandFailure("\(file) cannot be read, in --from", remedy: "Export it from the report.\n\(next)") }
    do throws(DecisionsError) {
      return try ReviewDecisions.read(Array(data), name: file)
    } catch {
      throw CommandFailure(error.message, remedy: "Export it again from the report.\n\(next)")
    }
  }

  /// Whether the pending golden is the one that was decided about. A decision without a digest is about any pending
  /// golden.
  private func isAsLookedAt(_ decision: ReviewDecisions.Decision, _ golden: PendingGolden) -> Bool {
    decision.digest.map { $0 == golden.digest() } ?? folder.isPending(golden.place)
  }

  /// Draws previews again, because a report from another machine leaves nothing pending here.
  private func remake(_ goldens: [PendingGolden]) throws {
    guard !goldens.isEmpty else { return }
    let tasks = try goldens.map { try folder.task(of: $0.place, context) }
    let run = try context.runner(resources)
      .run(GoldenOperation.self, try folder.options(.test, tasks), tasks: tasks.count)
    _ = try run.perform(tasks, "Drawing")
    context.report(run, rules: FailureDiagnostic.rules)
  }

  // MARK: The end

  private func recordEnvironment() throws {
    guard !report.fonts.isEmpty else { return }
    let tasks = try report.accepted.map { entry in
      let index = context.catalog.previews.firstIndex { $0.name == entry.preview }
      return PreviewTask(preview: index!, variant: try Variant(name: entry.variant))
    }
    let options = try folder.options(.record(.never), tasks)
    var used = try folder.keepFonts(try usage(of: tasks, options), shown: report.fonts.sorted())
    used.setCalibration(options.environment.calibration)
    try folder.recordCalibration(used)
    do throws(GoldenWriteError) {
      try folder.store.write(folder.recorded.map(used.merging) ?? used, ofCatalog: folder.places.catalogFolder)
      try folder.removeUnusedFonts()
    } catch {
      throw CommandFailure(error.message, remedy: "Fix the problem above, then run the command again.")
    }
  }

  /// Returns the characters that accepted goldens are set in. Text is laid out again, because files do not tell which
  /// characters a font shows.
  private func usage(of tasks: [PreviewTask], _ options: GoldenOptions) throws -> FontUsage {
    let run = try context.runner(resources, metrics: folder.metrics)
      .run(GoldenOperation.self, options, tasks: tasks.count)
    var usage = FontUsage()
    for answer in try run.perform(tasks, "Collecting fonts:") { if let used = answer?.usage { usage.formUnion(used) } }
    return usage
  }

  private func show(_ pending: [PendingGolden]) {
    let console = context.console
    let decided = report.accepted.count + report.rejected.count
    if decided > 0 || pending.isEmpty {
      console.print(
        "\(report.accepted.count.grouped) accepted, \(report.rejected.count.grouped) rejected, "
          + "\(pending.count.grouped) pending", style: { $0.bold })
    }
    if pending.isEmpty { return }
    if decided == 0 {
      for golden in pending {
        console.print(golden.place.name.title)
        for line in ReviewText(golden, root: folder.store.root.path).lines { console.print(line) }
      }
      console.print("\(pending.count.grouped) golden\(pending.count == 1 ? "" : "s") pending", style: { $0.bold })
    }
    // After decisions, what is pending is what they left out.
    let names = decided > 0 ? [] : context.selection + context.command.operands
    console.next(["review", "--accept"] + names, of: context)
    console.next(["review", "--reject"] + names, of: context)
  }
}
