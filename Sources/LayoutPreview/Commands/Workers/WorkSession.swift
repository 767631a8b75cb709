import AutoLayout
import Drawing
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
  /// - Parameter metrics: by default those that the command line says.
  /// - Parameter timeout: seconds for one task, where the command line does not say.
  init(
    _ context: CommandContext, resources: CatalogResources, job: WorkOrder.Job, tasks: Int,
    metrics: TextMetrics? = nil, timeout: Double = 30
  ) {
    self.context = context
    let catalog = context.catalog
    let wanted = context.command.integer("jobs")
    let jobs = wanted ?? WorkerPool.defaultJobs(tasks: tasks)
    let order = WorkOrder(
      job: job, resources: ResourceOptions(resources, context.command, metrics: metrics),
      threads: wanted == nil ? WorkerPool.defaultThreads(jobs: jobs) : 1)
    pool = WorkerPool(
      order: order, jobs: jobs, timeout: context.command.seconds("timeout") ?? timeout,
      work: { items in MainActor.assumeIsolated { Worker(catalog: catalog).run(order, items, resources) } })
  }

  deinit { pool.dismiss() }

  /// Nothing more is to come: workers end while their results are reported.
  func close() { pool.close() }

  /// What became of one item.
  struct Settlement {
    /// `nil` where a preview crashed or was stopped.
    let result: TaskResult?
    /// Why it came to nothing.
    let loss: Diagnostic?
  }

  /// The result of each, in the order given; `nil` where a preview crashed or was stopped.
  func perform(_ items: [WorkItem], _ title: String) throws -> [TaskResult?] {
    var results: [TaskResult?] = []
    try perform(items, title) { _, settlement in results.append(settlement.result) }
    return results
  }

  /// - Parameter each: is given what became of each item, in their order.
  func perform(
    _ items: [WorkItem], _ title: String, each: @escaping (_ index: Int, _ settlement: Settlement) -> Void
  ) throws {
    let names = context.catalog.previews.map(\.name)
    try pool.run(
      items,
      onProgress: { [console = context.console] done, item in
        console.showProgress(done: done, of: items.count, "\(title) \(names[item.preview]) \(item.detail)")
      },
      deliver: { index, outcome in each(index, self.settle(items[index], outcome)) })
    context.console.clearProgress()
  }

  private func settle(_ item: WorkItem, _ outcome: TaskOutcome) -> Settlement {
    let preview = context.catalog.previews[item.preview]
    let result: TaskResult
    switch outcome {
    case .done(let done): result = done
    case .unsteady(let done, let first):
      result = done
      status = max(status, .found)
      findings.append(Self.unsteady(first, preview), preview: preview.name, variant: item.detail)
    case .crashed, .timedOut:
      let loss = Self.diagnostic(outcome, preview)
      findings.append(loss, preview: preview.name, variant: item.detail)
      lose(item, .found)
      return Settlement(result: nil, loss: loss)
    }
    // A sheet shows previews again, and what they print was printed before.
    if case .variant(let task) = item, !result.log.isEmpty {
      context.console.remark(Self.quoted(result.log, "\(preview.name), \(task.variant.name)"))
    }
    for diagnostic in result.diagnostics { findings.append(diagnostic, preview: preview.name, variant: item.detail) }
    guard let failure = result.failure else { return Settlement(result: result, loss: nil) }
    let loss = Diagnostic(
      .error, rule: "not-drawn", message: failure.problem, callSite: preview.callSite, fix: failure.remedy)
    findings.append(loss, preview: preview.name, variant: item.detail)
    lose(item, .impossible)
    return Settlement(result: result, loss: loss)
  }

  /// Of a worker that is gone.
  private static func diagnostic(_ outcome: TaskOutcome, _ preview: Preview) -> Diagnostic {
    switch outcome {
    case .done, .unsteady: preconditionFailure("a task that is done was lost")
    case .crashed(let end, let log):
      Diagnostic(
        .error, rule: "crash", message: "the preview '\(preview.name)' crashed: \(end.explanation)",
        callSite: site(log, preview), notes: lastWords(log))
    case .timedOut(let seconds, let log):
      Diagnostic(
        .error, rule: "timeout",
        message: "the preview '\(preview.name)' was stopped: it was not done after \(text(seconds)) s",
        callSite: site(log, preview), notes: lastWords(log),
        fix: "look for a loop that does not end, or allow more time by --timeout")
    }
  }

  private static func unsteady(_ end: WorkerEnd, _ preview: Preview) -> Diagnostic {
    Diagnostic(
      .error, rule: "unsteady",
      message: "the preview '\(preview.name)' crashed at the first attempt, and not at the second: \(end.explanation)",
      callSite: preview.callSite,
      fix: "look for what is different each time: random numbers, the time, the order of a set")
  }

  private func lose(_ item: WorkItem, _ status: ExitStatus) {
    self.status = max(self.status, status)
    if case .variant(let task) = item { lost.append(task) }
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

  /// Rules of findings that say why a preview was not drawn, or not at once.
  static let losses: Set<String> = ["crash", "unsteady", "timeout", "not-drawn"]

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
