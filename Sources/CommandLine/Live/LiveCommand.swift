import LPAutoLayout
import LPCatalogs
import LPChecks
import Foundation
import LPLocalization
import LPSupport
import LPOperations
import LPVariants

/// The verb `watch` in a catalog: answers questions of the live page, a line of JSON each, until its input ends.
///
/// Layouts are made in a worker that stays, so that the next one takes no time to start; a preview that crashes takes
/// only that worker with it.
@MainActor
final class LiveCommand {
  private let context: CommandContext
  private let resources: CatalogResources
  private let runner: OperationRunner
  private var layouts: OperationRun<LiveOperation>?

  /// - Throws: `CommandFailure` if the tool did not start this process.
  private init(_ context: CommandContext) throws {
    guard context.name == "preview" else {
      throw CommandFailure("only the preview tool serves the live page", remedy: "Run 'preview watch'.")
    }
    self.context = context
    resources = try CatalogResources(context)
    runner = try context.runner(resources)
  }

  /// Answers questions. A catalog that cannot start answers each with the reason.
  static func run(_ context: CommandContext) throws -> ExitStatus {
    do {
      return try LiveCommand(context).run()
    } catch {
      guard context.name == "preview" else { throw error }
      let failure = CommandFailure(error, next: "The page follows when the file is saved.")
      while readLine() != nil { context.console.printRaw(encodedFailure(.init(failure: failure)) + "\n") }
      return .impossible
    }
  }

  private func run() -> ExitStatus {
    while let line = readLine() {
      context.console.printRaw(answer(line) + "\n")
    }
    layouts?.close()
    return .success
  }

  private func answer(_ line: String) -> String {
    do {
      let question = try JSONText.decode(LiveQuestion.self, from: Data(line.utf8))
      switch question.question {
      case .catalog: return try Self.encoded(catalog())
      case .variants: return try Self.encoded(LiveAnswer.VariantNames(variants: variants(question).map(\.name)))
      case .layout: return try layout(question)
      case .findings: return try Self.encoded(findings(question))
      case .explain: return try Self.encoded(explanation(question))
      case .source: return String(decoding: MessageCoding.encode(try source(question)), as: UTF8.self)
      case .conflicts: return String(decoding: MessageCoding.encode(try conflicts(question)), as: UTF8.self)
      case .suggest: return String(decoding: MessageCoding.encode(try suggestions(question)), as: UTF8.self)
      }
    } catch let failure as LiveFailure {
      return Self.encodedFailure(.init(failure: failure.failure, finding: failure.finding))
    } catch is DecodingError {
      return Self.encodedFailure(
        .init(failure: CommandFailure("the question is malformed", remedy: "Reload the page.")))
    } catch {
      return Self.encodedFailure(
        .init(failure: CommandFailure(error, next: "Fix the problem above, then save the source.")))
    }
  }

  private static func encoded(_ answer: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(answer), as: UTF8.self)
  }

  private static func encodedFailure(_ failure: LiveAnswer.Failure) -> String { (try? encoded(failure)) ?? "{}" }

  // MARK: Questions

  private func catalog() throws -> LiveAnswer.Catalog {
    LiveAnswer.Catalog(context.catalog, try resources.selection(context), resources.locales)
  }

  /// The variants that options select, of the preview's own matrix where no option does.
  private func variants(_ question: LiveQuestion) throws -> [Variant] {
    let index = try preview(question)
    let request = try VariantRequest(VariantOptions(words: question.words ?? [:]), locales: resources.locales)
    let declared = question.words?.isEmpty == false ? nil : context.catalog.previews[index].matrix
    return try request.selection(for: declared, defaultLocale: resources.developmentLanguage).variants
  }

  private func layout(_ question: LiveQuestion) throws -> String {
    let task = try task(question)
    var item = LiveItem(preview: task.preview, variant: task.variant)
    let extent = Double(ScreenSize.extent.lowerBound)...Double(ScreenSize.extent.upperBound)
    item.width = question.width.map { min(max($0, extent.lowerBound), extent.upperBound) }
    item.height = question.height.map { min(max($0, extent.lowerBound), extent.upperBound) }
    item.textGrowth = question.textGrowth
    item.isBrief = question.isBrief ?? false
    item.shown = question.shown
    item.exercised = question.exercised
    item.edits = question.edits ?? []
    let run = try layouts ?? runner.run(LiveOperation.self, .init(), tasks: 1)
    layouts = run
    return try answer(to: item, in: run).layout
  }

  private func findings(_ question: LiveQuestion) throws -> LiveAnswer.Findings {
    let task = try task(question)
    let options = LintOptions(
      rules: Set(LintRule.allCases), defaultLocale: resources.developmentLanguage.description)
    let run = try runner.run(LintOperation.self, options, tasks: 1)
    defer { run.close() }
    var tally = LintTally(options)
    try run.perform([LintItem.variant(task)]) { [context] _, result in
      tally.add(result, context.catalog.previews[task.preview], task)
    }
    return .init(findings: tally.findings.all.map { .init($0.diagnostic) })
  }

  private func explanation(_ question: LiveQuestion) throws -> LiveAnswer.Explanation {
    let task = try task(question)
    let run = try runner.run(ExplainOperation.self, [AttributeQuery(question.view ?? "")], tasks: 1)
    defer { run.close() }
    let answers = try answer(to: task, in: run)
    return .init(
      lines: answers.flatMap { answer in
        answer.explanations.flatMap { ExplanationText($0).lines.map(\.text) }
          + (answer.failure.map { [$0.problem] } ?? [])
      })
  }

  // MARK: Questions of editors

  /// Returns the meaning of a preview's sources, in the variants that the command's options select.
  private func source(_ question: LiveQuestion) throws -> SourceReport {
    let (entry, selection) = try entry(question)
    let tasks = entry.variants.map { PreviewTask(preview: entry.index, variant: $0) }
    let options = try LintOptions(context.command, defaultLocale: resources.developmentLanguage)
    let look = try runner.run(LintOperation.self, options, tasks: tasks.count)
    defer { look.close() }
    var tally = LintTally(options)
    try look.perform(tasks.map(LintItem.variant)) { index, result in
      tally.add(result, entry.preview, tasks[index])
    }
    let findings = tally.finish(selection).filter { $0.preview == entry.preview.name }
    var report = LintReport()
    report.catalogs = [LintReport.CatalogEntry(context.catalog, selection, findings, pictures: [:])]
    report = try LintSuppression(context.command).applied(to: report).report
    let read = try runner.run(SourceReadingsOperation.self, .init(), tasks: tasks.count)
    defer { read.close() }
    let readings = try read.perform(tasks)
    return SourceReport(findings: report.findings, zip(tasks, readings).map { ($0.variant.name, $1) })
  }

  private func conflicts(_ question: LiveQuestion) throws -> ExplainReport.PreviewEntry {
    let entry = try entry(question).entry
    let item = LiveConflictItem(preview: entry.index, variants: entry.variants)
    let run = try runner.run(
      LiveConflictOperation.self, .init(), tasks: entry.variants.count, timeout: LiveConflictOperation.timeout)
    defer { run.close() }
    return .init(name: entry.preview.name, conflicts: try answer(to: item, in: run))
  }

  private func suggestions(_ question: LiveQuestion) throws -> SuggestReport {
    let entry = try entry(question).entry
    let tasks = entry.variants.map { PreviewTask(preview: entry.index, variant: $0) }
    let request = SuggestRequest(isReset: false, tasks: tasks)
    let run = try runner.run(SuggestOperation.self, request, tasks: tasks.count * 2)
    defer { run.close() }
    let answers = try run.perform(tasks)
    let variants = zip(tasks, answers).map { (variant: $0.variant, answer: $1) }
    return SuggestOperation.report(of: context.catalog.name, [(entry.preview.name, variants)])
  }

  private func entry(
    _ question: LiveQuestion
  ) throws -> (entry: CatalogSelection.Entry, selection: CatalogSelection) {
    let (index, selection) = (try preview(question), try resources.selection(context))
    guard let entry = selection.entries.first(where: { $0.index == index }) else {
      throw CommandFailure("there is no such preview", remedy: "Wait for the build.")
    }
    return (entry, selection)
  }

  // MARK: Items

  private func preview(_ question: LiveQuestion) throws -> Int {
    guard let index = question.preview, context.catalog.previews.indices.contains(index) else {
      throw CommandFailure("there is no such preview", remedy: "Reload the page.")
    }
    return index
  }

  private func task(_ question: LiveQuestion) throws -> PreviewTask {
    PreviewTask(preview: try preview(question), variant: try Variant(name: question.variant ?? Variant.defaultName))
  }

  private struct LiveFailure: Error {
    let failure: CommandFailure
    let finding: LiveAnswer.Finding
  }

  private func answer<Op: CatalogOperation>(to item: Op.Item, in run: OperationRun<Op>) throws -> Op.Answer {
    var received: OperationRun<Op>.ItemResult?
    try run.perform([item]) { _, result in received = result }
    if let answer = received?.answer { return answer }
    let reason = received?.failure
    let problem = CommandFailure(
      reason?.message ?? "the layout was not made", remedy: reason?.fix ?? "Fix the preview, then save its source.")
    throw reason.map { LiveFailure(failure: problem, finding: .init($0)) } ?? problem as any Error
  }
}
