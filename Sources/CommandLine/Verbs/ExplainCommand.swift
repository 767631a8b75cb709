import LPOperations
import LPChecks
import LPSupport
import LPArguments
import LPCatalogs

/// The verb `explain`: prints why attributes of views have their values.
@MainActor
struct ExplainCommand {
  private let context: CommandContext
  private let queries: [AttributeQuery]

  /// - Throws: `CommandFailure` or `UnknownPreview` if no view is named, or if no preview matches the first word.
  init(_ context: CommandContext) throws {
    var context = context
    let command = context.command
    guard !command[Options.explainsConflicts] else {
      (self.context, queries) = (context, [])
      return
    }
    let (patterns, words) = try Self.split(command.operands, of: context)
    queries = words.map(AttributeQuery.init)
    context.command = ParsedCommand(verb: command.verb, operands: patterns, options: command.options)
    context.questions = words
    self.context = context
  }

  /// Separates the preview from the queries. The preview may be left out if there is only one.
  private static func split(_ operands: [String], of context: CommandContext) throws -> ([String], [String]) {
    let previews = context.catalog.previews
    guard let first = operands.first else { throw noView(context, previews.first?.name) }
    if previews.contains(where: { NamePattern(first).matches($0.name) }) {
      guard operands.count > 1 else { throw noView(context, first) }
      return ([first], Array(operands.dropFirst()))
    }
    guard previews.count == 1, !first.hasPrefix("=") else {
      throw UnknownPreview(pattern: first, known: previews.map(\.name), place: context.catalog.name)
    }
    return ([], operands)
  }

  private static func noView(_ context: CommandContext, _ preview: String?) -> CommandFailure {
    let trace = context.line(["trace"] + (preview.map { [ShellWord.exact($0)] } ?? []))
    return CommandFailure(
      "explain takes a preview and a view: explain \(ShellWord.quoted(preview ?? "PREVIEW")) VIEW.width",
      remedy: "next: \(trace)")
  }

  func run() throws -> ExitStatus {
    if context.command[Options.explainsConflicts] { return try LiveConflictCommand(context).run() }
    return try context.answer(ExplainOperation.self, queries, check: refuse, show: show)
  }

  /// - Throws: `CommandFailure` if no query has an answer in any variant.
  private func refuse(_ report: ExplainReport) throws {
    guard let refusal = report.refusal else { return }
    let next = "next: \(context.line(["trace"] + context.command.operands))"
    throw CommandFailure(refusal.problem, remedy: refusal.remedy + "\n" + next)
  }

  // MARK: Text

  private func show(_ report: ExplainReport) {
    let previews = report.catalogs[0].previews
    for preview in previews {
      if previews.count > 1 { context.console.print(preview.name, style: { $0.bold }) }
      for (number, answer) in preview.answers.enumerated() {
        if number > 0 { context.console.print("") }
        show(answer)
      }
      for failure in preview.failures {
        context.console.note("note: \(failure.problem), in \(preview.name): \(Self.listed(failure.variants))")
      }
    }
  }

  private func show(_ answer: ExplainReport.SharedAnswer) {
    for line in ExplanationText(answer.explanation).lines {
      switch line.kind {
      case .value: context.console.print("\(line.text) in \(Self.listed(answer.variants))", style: { $0.bold })
      case .heading, .entry: context.console.print(line.text)
      }
    }
  }

  private static func listed(_ variants: [String]) -> String {
    let shown = variants.prefix(6).joined(separator: ", ")
    return shown + (variants.count > 6 ? " and \((variants.count - 6).grouped) more" : "")
  }
}
