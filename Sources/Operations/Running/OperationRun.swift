import LPVariants
package import LPLayoutModel
import LPCatalogs
import LPProcesses
package import LPSupport

/// A run of an operation on a catalog's previews, and the findings besides its answers.
@MainActor
package final class OperationRun<Op: CatalogOperation> {
  private let previews: [PreviewDescription]
  private let executor: any OperationExecutor<Op>
  private let observer: any RunObserver
  /// The memory that each worker may use, in megabytes.
  private let memory: Int?
  package private(set) var findings = FindingList()
  private var noted = ExitStatus.success
  /// Whether a variant has an answer.
  private var hasAnswer = false
  /// Whether a variant has none for a reason of its preview's own.
  private var hasOwnFailure = false
  /// The variants without an answer, in the order of the items.
  package private(set) var failed: [PreviewTask] = []
  /// The number of variants that were asked about.
  package private(set) var variantCount = 0

  /// The findings. A failure of a preview's own, such as a missing image, is a finding where other variants have
  /// answers; where none has, the command did nothing that it was asked for.
  package var status: ExitStatus {
    hasOwnFailure ? max(noted, hasAnswer ? .found : .impossible) : noted
  }

  init(
    _ previews: [PreviewDescription], _ executor: any OperationExecutor<Op>, memory: Int?, observer: any RunObserver
  ) {
    self.previews = previews
    self.executor = executor
    self.memory = memory
    self.observer = observer
  }

  /// Ends the run, because no more items follow; workers exit while their answers are reported.
  package func close() { executor.close() }

  /// The result of one item.
  package struct ItemResult {
    /// The outcome; `nil` if the preview crashed or timed out.
    package let outcome: ItemOutcome<Op.Answer>?
    /// The reason why there is no answer.
    package let failure: Diagnostic?

    package var answer: Op.Answer? { outcome?.answer }
  }

  /// Returns the answer to each item in the given order; `nil` for an item without an answer.
  package func perform(_ items: [Op.Item], _ title: String = Op.progressTitle) throws -> [Op.Answer?] {
    var answers: [Op.Answer?] = []
    try perform(items, title) { _, result in answers.append(result.answer) }
    return answers
  }

  /// - Parameter each: receives the result of each item, in the order of the items.
  package func perform(
    _ items: [Op.Item], _ title: String = Op.progressTitle,
    each: @escaping (_ index: Int, _ result: ItemResult) -> Void
  ) throws {
    variantCount += items.count { $0.task != nil }
    try executor.run(
      items,
      onProgress: { [previews, observer] done, item in
        observer.showProgress(done: done, of: items.count, "\(title) \(previews[item.preview].name) \(item.detail)")
      },
      deliver: { index, outcome in each(index, self.result(of: outcome, for: items[index])) })
    observer.clearProgress()
  }

  private func result(of executed: ExecutedItem<Op.Answer>, for item: Op.Item) -> ItemResult {
    let preview = previews[item.preview]
    switch executed {
    case .done(let outcome, let log, let firstEnd):
      if let firstEnd { note(FailureDiagnostic.unsteady(firstEnd, preview), item, .found) }
      // A sheet shows previews again, whose output was printed before.
      // Of an app as a whole, the page has what each class lacks.
      if let task = item.task, !log.isEmpty, AppItems.current?.items.count ?? 1 == 1 {
        observer.quote(PrintedText(log), from: "\(preview.name), \(task.variant.name)")
      }
      for diagnostic in outcome.diagnostics { findings.append(diagnostic, preview: preview.name, variant: item.detail) }
      if outcome.answer != nil, item.task != nil { hasAnswer = true }
      if outcome.failure != nil, outcome.isOwnFailure { hasOwnFailure = true }
      let failure = outcome.failure.map {
        fail(
          item, FailureDiagnostic.notDrawn($0, at: outcome.failureSite ?? preview.callSite),
          outcome.isOwnFailure ? .success : .impossible)
      }
      return ItemResult(outcome: outcome, failure: failure)
    case .crashed(let end, let log, let image):
      let crash =
        image.map { FailureDiagnostic.image($0, "ended its process with \(end.explanation)", log, preview) }
        ?? FailureDiagnostic.crash(end, log, preview, memory: memory)
      return ItemResult(outcome: nil, failure: fail(item, crash, .found))
    case .timedOut(let seconds, let log, let image):
      let timeout =
        image.map {
          FailureDiagnostic.image($0, "takes over \(FailureDiagnostic.text(seconds)) s", log, preview)
        } ?? FailureDiagnostic.timeout(seconds, log, preview)
      return ItemResult(outcome: nil, failure: fail(item, timeout, .found))
    }
  }

  private func note(_ finding: Diagnostic, _ item: Op.Item, _ status: ExitStatus) {
    findings.append(finding, preview: previews[item.preview].name, variant: item.detail)
    noted = max(noted, status)
  }

  private func fail(_ item: Op.Item, _ failure: Diagnostic, _ status: ExitStatus) -> Diagnostic {
    note(failure, item, status)
    if let task = item.task { failed.append(task) }
    return failure
  }
}
