import Drawing
import Foundation
import Arguments
import Catalogs
import Messages

/// What every verb is given.
package struct CommandContext {
  let catalog: Catalog
  var command: ParsedCommand
  /// The command's name, as it was typed.
  let name: String
  let console: Console
  /// Whether operations are carried out in this process instead of in workers.
  var isInProcess = false

  /// The same command for one preview in one variant.
  func again(_ preview: String, variant: String, adding more: [String] = []) -> [String] {
    let selecting = ArgumentVerb.OptionGroup.variants.options + [Options.shard.row, Options.annotate.row]
    let words = ParsedCommand(verb: command.verb, options: command.without(selecting).options).arguments()
    return [words[0], preview, "--\(Options.variants.row.name)", variant] + words.dropFirst() + more
  }

  /// The command as it can be typed again.
  var line: String { line(command.arguments()) }

  /// A command about the same catalog, as it can be typed.
  func line(_ words: [String]) -> String {
    let sources = ProcessInfo.processInfo.environment[CommandEnvironment.sourcesVariable] ?? ""
    let quoted = words.map(ShellWord.quoted)
    return ([name, quoted[0], sources] + quoted.dropFirst()).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

// MARK: Operations

@MainActor
extension CommandContext {
  /// - Parameters:
  ///   - tasks: how many items there will be at most.
  ///   - metrics: by default those that the command line says.
  ///   - timeout: seconds for one item, where the command line does not say.
  ///   - renderer: lends its fonts and measured texts to a run in this process.
  func run<Op: Operation>(
    _ operation: Op.Type, _ request: Op.Request, _ resources: CatalogResources, tasks: Int,
    metrics: TextMetrics? = nil, timeout: Double = 30, like renderer: PreviewRenderer? = nil
  ) throws -> OperationRun<Op> {
    let options = ResourceOptions(resources, command, metrics: metrics)
    let executor: any OperationExecutor<Op>
    if isInProcess {
      let own =
        try renderer.map { PreviewRenderer(catalog: catalog, resources: resources, like: $0) }
        ?? PreviewRenderer(catalog: catalog, resources: resources, options: options)
      executor = InProcessExecutor(operation: Op(request, own))
    } else {
      executor = WorkerExecutor(
        request, catalog: catalog, resources: resources, resourceOptions: options,
        running: RunningOptions(jobs: command[Options.jobs], timeout: command[Options.timeout]), tasks: tasks,
        timeout: timeout)
    }
    return OperationRun(catalog.previews, executor, observer: console)
  }

  /// What lays previews out in this process, with the catalog's resources.
  func renderer() throws -> PreviewRenderer {
    let resources = try CatalogResources(self)
    return try PreviewRenderer(
      catalog: catalog, resources: resources, options: ResourceOptions(resources, command))
  }

  /// Prints what was found, and the command to run next for the first variant without an answer.
  ///
  /// - Parameter rules: only these; all where it is `nil`.
  func report<Op>(_ run: OperationRun<Op>, rules: Set<String>? = nil) {
    for line in run.findings.lines(styling: console.styling, rules: rules) { console.note(line) }
    guard let task = run.failed.first else { return }
    console.next(again(catalog.previews[task.preview].name, variant: task.variant.name), of: self)
  }
}
