import AutoLayout
import Foundation

/// The workers of one command, and what became of its previews.
final class WorkSession {
  private let context: CommandContext
  private let pool: WorkerPool
  private(set) var findings = FindingList()
  private(set) var status = ExitStatus.success
  /// Tasks that came to nothing, in the order of the work.
  private(set) var lost: [PreviewTask] = []

  /// - Parameter tasks: how many there will be at most.
  init(_ context: CommandContext, resources: CatalogResources, job: WorkOrder.Job, tasks: Int) {
    self.context = context
    let order = WorkOrder(
      job: job,
      resources: ResourceOptions(folder: resources.folder?.path, fontFolders: context.command.values("fonts")))
    pool = WorkerPool(
      order: order, jobs: context.command.integer("jobs") ?? WorkerPool.defaultJobs(tasks: tasks),
      timeout: context.command.seconds("timeout") ?? 30)
  }

  deinit { pool.dismiss() }

  /// The result of each, in the order given; `nil` where a preview crashed or was stopped.
  func perform(_ items: [WorkItem], _ title: String) throws -> [TaskResult?] {
    let names = context.catalog.previews.map(\.name)
    let outcomes = try pool.run(items) { [console = context.console] done, item in
      console.showProgress(done: done, of: items.count, "\(title) \(names[item.preview]) \(item.detail)")
    }
    context.console.clearProgress()
    return zip(items, outcomes).map { settle($0, $1) }
  }

  private func settle(_ item: WorkItem, _ outcome: TaskOutcome) -> TaskResult? {
    let preview = context.catalog.previews[item.preview]
    switch outcome {
    case .done(let result):
      // A sheet shows previews again, and what they print was printed before.
      if case .variant(let task) = item, !result.log.isEmpty {
        context.console.remark(Self.quoted(result.log, "\(preview.name), \(task.variant.name)"))
      }
      for diagnostic in result.diagnostics { note(diagnostic, preview, item) }
      if let failure = result.failure {
        note(
          Diagnostic(
            .error, rule: "not-drawn", message: failure.problem, callSite: preview.callSite, fix: failure.remedy),
          preview, item)
        lose(item, .impossible)
      }
      return result
    case .crashed(let end, let log):
      note(
        Diagnostic(
          .error, rule: "crash", message: "the preview '\(preview.name)' crashed: \(end.explanation)",
          callSite: Self.site(log, preview), notes: Self.lastWords(log)), preview, item)
    case .timedOut(let seconds, let log):
      note(
        Diagnostic(
          .error, rule: "timeout",
          message: "the preview '\(preview.name)' was stopped: it was not done after \(Self.text(seconds)) s",
          callSite: Self.site(log, preview), notes: Self.lastWords(log),
          fix: "look for a loop that does not end, or allow more time by --timeout"), preview, item)
    }
    lose(item, .found)
    return nil
  }

  private func lose(_ item: WorkItem, _ status: ExitStatus) {
    self.status = max(self.status, status)
    if case .variant(let task) = item { lost.append(task) }
  }

  private func note(_ diagnostic: Diagnostic, _ preview: Preview, _ item: WorkItem) {
    findings.append(diagnostic, preview: preview.name, variant: item.detail)
  }

  /// What a crashed preview said last; Swift's reason is among it.
  private static func lastWords(_ log: String) -> [Diagnostic.Note] {
    let lines = log.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    // Addresses of machine code follow, which say nothing about the source.
    return lines.prefix { !$0.hasPrefix("Current stack trace") && !$0.hasPrefix(CrashSite.mark) }.suffix(4)
      .map { .init(String($0)) }
  }

  private static func site(_ log: String, _ preview: Preview) -> CallSite {
    let path = preview.callSite.filePath
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    return CrashSite.find(in: log, below: folder) ?? preview.callSite
  }

  private static func quoted(_ log: String, _ speaker: String) -> String {
    log.split(separator: "\n", omittingEmptySubsequences: false).dropLast(log.hasSuffix("\n") ? 1 : 0)
      .map { "\(speaker) | \($0)" }.joined(separator: "\n")
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds < 1e9 ? String(Int(seconds)) : String(seconds)
  }

  // MARK: The end

  /// Rules of findings that say why a preview was not drawn.
  static let losses: Set<String> = ["crash", "timeout", "not-drawn"]

  /// Prints what was found, and the command to run next for what was lost.
  ///
  /// - Parameter rules: only these; all where it is `nil`.
  func report(rules: Set<String>? = nil) {
    for line in findings.lines(styling: context.console.styling, rules: rules) { context.console.note(line) }
    guard let task = lost.first else { return }
    let preview = context.catalog.previews[task.preview]
    context.console.next(context.again(preview.name, variant: task.variant.name), of: context)
  }
}
