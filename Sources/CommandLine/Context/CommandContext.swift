import LPVariants
import LPOperations
import LPDrawing
import LPProcesses
import Foundation
import LPArguments
import LPCatalogs
import LPSupport

/// The context of a verb: the command, the catalog and the console.
package struct CommandContext {
  let catalog: CatalogDescription
  let loader: CatalogLoader
  var command: ParsedCommand
  /// The command's name as it was typed.
  let name: String
  let console: Console
  /// Whether operations are carried out in this process instead of in workers.
  var isInProcess = false
  /// The worker that has listed the previews, if it goes on with the command's work.
  var first: FirstWorker?
  /// The operands of the verb that follow the names of previews.
  var questions: [String] = []

  /// The same command for one preview in one variant; `nil` if that is what was run.
  ///
  /// - Parameters:
  ///   - count: the number of variants that were run.
  ///   - annotation: what is drawn over the views besides.
  func again(_ preview: String, variant: String, outOf count: Int, annotating annotation: String? = nil) -> [String]? {
    let annotations = command[Options.annotate]
    guard count > 1 || annotation.map({ !annotations.contains($0) && !annotations.contains("all") }) ?? false else {
      return nil
    }
    let selecting = ArgumentVerb.OptionGroup.variants.options + [Options.shard.row, Options.annotate.row]
    let words = ParsedCommand(verb: command.verb, options: command.without(selecting).options).arguments()
    return [words[0], ShellWord.exact(preview)] + questions + ["--\(Options.variants.row.name)", variant]
      + words.dropFirst()
      + (annotation.map { ["--\(Options.annotate.row.name)", $0] } ?? [])
  }

  /// The command as a user would type it again.
  var line: String { line(command.arguments()) }

  /// Returns a command for the same catalog, as a user would type it.
  func line(_ words: [String]) -> String { Self.line(words, name: name) }

  /// The command that records what this one selects.
  var recordLine: String { line(["record"] + selection) }

  /// The options that select variants, as a user would type them again: values of one axis are a list.
  var selection: [String] {
    let axes = Set(VariantAxis.allCases.flatMap { $0.definition.options.map { Options.axis($0).row.name } })
    let names = Set(ArgumentVerb.OptionGroup.variants.options.map(\.name))
    var lists: [(name: String, values: [String])] = []
    for option in command.options where names.contains(option.name) {
      if axes.contains(option.name), let known = lists.firstIndex(where: { $0.name == option.name }) {
        lists[known].values += [option.value].compactMap { $0 }
      } else {
        lists.append((option.name, [option.value].compactMap { $0 }))
      }
    }
    return lists.flatMap { list in
      ["--\(list.name)"] + (list.values.isEmpty ? [] : [list.values.joined(separator: ",")])
    }
  }

  static func line(_ words: [String], name: String) -> String {
    let sources = ProcessVariables.value(of: CommandEnvironment.sourcesVariable) ?? ""
    let quoted = words.map(ShellWord.quoted)
    return ([name, quoted[0], sources] + quoted.dropFirst()).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

// MARK: Operations

@MainActor
extension CommandContext {
  /// Makes the runner for the command's operations.
  ///
  /// - Parameters:
  ///   - metrics: the text metrics; the command line's if it is not given.
  ///   - other: a runner whose fonts and measured texts a run in this process shares.
  func runner(
    _ resources: CatalogResources, metrics: TextMetrics? = nil, like other: OperationRunner? = nil
  ) throws -> OperationRunner {
    let options = try ResourceOptions(self, resources, metrics: metrics)
    guard isInProcess else {
      return OperationRunner(
        loader, previews: catalog.previews, resources: resources, options: options, running: RunningOptions(command),
        observer: console, first: first)
    }
    return try OperationRunner(
      inProcess: loader, resources: resources, options: options, observer: console, like: other)
  }

  /// Carries out an operation on every selected variant, and prints its report and the findings.
  ///
  /// - Parameters:
  ///   - weight: the number of items that one variant counts for when the number of workers is chosen.
  ///   - check: throws if the report must not be printed.
  func answer<Op: ReportingOperation>(
    _ operation: Op.Type, _ request: @autoclosure () throws -> Op.Request, weight: Int = 1, timeout: Double = 30,
    check: (Op.Report) throws -> Void = { _ in }, show: (Op.Report) -> Void
  ) throws -> ExitStatus {
    let resources = try CatalogResources(self)
    let selection = try resources.selection(self)
    let tasks = selection.tasks
    let run = try runner(resources).run(operation, try request(), tasks: tasks.count * weight, timeout: timeout)
    var report = Op.report(of: catalog.name, selection.grouped(try run.perform(tasks)))
    try check(report)
    report.status = max(run.status, report.status)
    console.printJSON(report)
    if !console.isJSON { show(report) }
    self.report(run, rules: FailureDiagnostic.rules)
    return report.status
  }

  /// Prints what was found, and the command that runs the first variant without an answer alone.
  ///
  /// - Parameter rules: the rules to print; `nil` for all of them.
  func report<Op>(_ run: OperationRun<Op>, rules: Set<String>? = nil) {
    for line in run.findings.lines(rules: rules) { console.note(line) }
    guard let task = run.failed.first,
      let words = again(
        catalog.previews[task.preview].name, variant: task.variant.name, outOf: run.variantCount)
    else { return }
    console.next(words, of: self)
  }
}
