import LPCommandLine
import LPProcesses
import Foundation
import LPArguments
import LPCatalogs
import LPSupport

/// The `preview` command: finds catalogs, builds them and runs the command in them.
@main
@MainActor
struct PreviewTool {
  static func main() {
    do {
      if let catalog = try DocumentCatalog.current(ProcessInfo.processInfo.environment) {
        CatalogCommand(CatalogLoader(catalog)).runAndExit()
      }
    } catch {
      exit(CatalogCommand.refuse(error).rawValue)
    }
    Interruption.prepare()
    // Compiled files run later, so others may not write them, whatever the umask allows for other files.
    umask(umask(0) | 0o002)
    exit(run(CommandLine.arguments).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    let table = Verb.table(command: "preview", isTool: true)
    let arguments = Array(arguments.dropFirst())
    let parsed: ParsedArguments
    do throws(ArgumentError) {
      parsed = try table.parse(arguments)
    } catch {
      return CatalogCommand.refuse(error, arguments: arguments)
    }
    switch parsed {
    case .help(let verb):
      let help = HelpText(table)
      Console().printRaw(verb.flatMap(table.verb).map(help.help(for:)) ?? help.overview)
      return .success
    case .version:
      Console().printRaw("preview (LayoutPreview \(Version.current))\n")
      return .success
    case .command(let command): return run(command)
    }
  }

  /// Fails if a catalog started this command, which would start the catalog again without end.
  private static func refuseToRunItself() throws {
    guard ProcessInfo.processInfo.environment[CommandEnvironment.nameVariable] == nil else {
      throw CommandFailure(
        "the preview command was started by itself, as if it were a catalog",
        remedy: "Name the catalogs to run with --catalog.\nRun 'preview list --help'.")
    }
  }

  /// Returns the catalogs that a command names: built ones, files and documents, or those of the package.
  static func executables(_ order: ToolOrder, _ console: Console) throws -> [CatalogExecutable] {
    let catalogs = try compiled(order, console)
    return order.namesFiles ? try catalogs + DocumentFolder.catalogs(order) : catalogs
  }

  /// Returns the catalogs that a command names, without documents.
  static func compiled(_ order: ToolOrder, _ console: Console) throws -> [CatalogExecutable] {
    let built = order.command[Options.executables]
    guard built.isEmpty else { return built.map { CatalogExecutable(name: $0, path: $0, root: nil) } }
    guard order.namesFiles else { return try PackageBuild(order, console).catalogs() }
    return try FileCatalogs.compiled(order, console)
  }

  private static func run(_ command: ParsedCommand) -> ExitStatus {
    let console = Console(command)
    do {
      let verb = Verb(of: command)
      if case .onFiles? = verb.toolRun {} else { try refuseToRunItself() }
      if case .onOneDocument(let run)? = verb.toolRun, let status = try run(command, console) { return status }
      if case .onExecutables? = verb.toolRun {
        return try NamesRun(executables(ToolOrder(command), console), console).run()
      }
      if case .onAppSources? = verb.toolRun { return try PrepareRun(command, console).run() }
      if case .onSuites? = verb.toolRun { return try AdoptRun(command, console).run() }
      if case .onRequests? = verb.toolRun {
        return try AgentRun(command, Verb.table(command: "preview", isTool: true)).run()
      }
      if case .onEditors? = verb.toolRun { return try EditorRun(command).run() }
      if case .alone(let run) = verb.run { return try run(command, console, "preview") }
      if case .onCommits? = verb.toolRun { return try DiffRun(command, console).run() }
      let order = try ToolOrder(command)
      if case .onAppViews? = verb.toolRun, AppExplanation.isMeant(by: order) {
        return try AppExplanation(order, console).run()
      }
      if case .onSources? = verb.toolRun { return try WatchRun(order, console).run() }
      if case .onDocuments? = verb.toolRun { return try LintRun(order, console).run() }
      if case .onSuggestions? = verb.toolRun, ConstraintChangesRun.isMeant(by: command) {
        var run = try ConstraintChangesRun(order, console)
        return try run.run()
      }
      if case .onSuggestions? = verb.toolRun, command[Options.appliesSuggestions] {
        return try SuggestRun(order, console).run()
      }
      return try CatalogRun(order, executables(order, console), console).run()
    } catch {
      let sources = (try? ToolOrder(command).sources) ?? ""
      let next =
        error is UnknownPreview
        ? "Run 'preview list\(sources.isEmpty ? "" : " \(sources)")'." : "Run 'preview \(command.verb) --help'."
      let failure = CommandFailure(error, next: next)
      console.fail(failure)
      console.printJSON(FailureReport(verb: command.verb, error: failure))
      return .impossible
    }
  }
}
