import LPProcesses
import LPOperations
import Foundation
package import LPArguments
public import LPCatalogs
package import LPSupport

/// The command of a catalog's executable.
@MainActor
package struct CatalogCommand {
  private let catalog: CatalogLoader
  private let arguments: [String]
  /// The command as it is typed.
  private let name: String

  package init(_ catalog: CatalogLoader, arguments: [String] = CommandLine.arguments) {
    self.catalog = catalog
    self.arguments = Array(arguments.dropFirst())
    name = Self.commandName(
      arguments.first ?? catalog.name, given: ProcessVariables.value(of: CommandEnvironment.nameVariable))
  }

  /// The command as the user would type it.
  ///
  /// - Parameter name: the name that the `preview` tool gives.
  nonisolated static func commandName(_ executable: String, given name: String? = nil) -> String {
    if let name, !name.isEmpty { return name }
    let parts = executable.split(separator: "/")
    guard let build = parts.lastIndex(of: ".build"), let name = parts.last else { return executable }
    return "swift run \(parts[build...].contains("release") ? "-c release " : "")\(name)"
  }

  package func runAndExit() -> Never {
    PreviewTimeZone.set()
    Interruption.prepare()
    // A live catalog, which has no sources of its own, ends with its input: the thread that started it may end first.
    if ProcessVariables.value(of: CommandEnvironment.sourcesVariable) != nil { Interruption.endWithParent() }
    if arguments.first == WorkerChannel.argument {
      OperationWorker(catalog).runAndExit(Verb.all.compactMap(\.operation) + [LiveConflictOperation.self])
    }
    exit(run().rawValue)
  }

  package func run() -> ExitStatus {
    let parsed: ParsedArguments
    do throws(ArgumentError) {
      parsed = try Verb.parse(arguments, command: name)
    } catch {
      return Self.refuse(error, arguments: arguments)
    }
    switch parsed {
    case .help(let verb):
      let table = Verb.table(command: name, isTool: false)
      let help = HelpText(table)
      let console = Console()
      console.printRaw(verb.flatMap(table.verb).map(help.help(for:)) ?? help.overview)
      return .success
    case .version:
      Console().printRaw("\(name) (LayoutPreview \(Version.current))\n")
      return .success
    case .command(let command):
      return run(command)
    }
  }

  private func run(_ command: ParsedCommand) -> ExitStatus {
    let console = Console(command)
    do {
      let status =
        switch Verb(of: command).run {
        case .onCatalog(let work, let run): try run(context(command, console, work))
        case .alone(let run): try run(command, console, name)
        }
      console.clearProgress()
      guard let error = console.writeError else { return status }
      throw CommandFailure(
        "standard output cannot be written: \(String(cString: strerror(error)))",
        remedy:
          "Free disk space or write somewhere else, then run '\(CommandContext.line(command.arguments(), name: name))' again."
      )
    } catch {
      let help = "Run '\(name) \(command.verb) --help'."
      let failure = CommandFailure(
        error, next: error is UnknownPreview ? "Run '\(CommandContext.line(["list"], name: name))'." : help)
      console.fail(failure)
      console.printJSON(FailureReport(verb: command.verb, error: failure))
      return .impossible
    }
  }

  private func context(
    _ command: ParsedCommand, _ console: Console, _ work: (@MainActor (CommandContext, OperationWorker) throws -> Void)?
  ) throws -> CommandContext {
    let described = try catalog.describe(
      RunningOptions(command), observer: console,
      next: work.map { work in
        { worker in
          // The command reports what goes wrong.
          let console = Console(isQuiet: true, takesNote: { _ in })
          let description = catalog.catalog.description
          guard (try? description.validate()) != nil else { return }
          try? work(makeContext(description, command, console), worker)
        }
      })
    try described.catalog.validate()
    var context = makeContext(described.catalog, command, console)
    context.first = described.worker
    return context
  }

  private func makeContext(
    _ description: CatalogDescription, _ command: ParsedCommand, _ console: Console
  ) -> CommandContext {
    CommandContext(catalog: description, loader: catalog, command: command, name: name, console: console)
  }

  /// Reports that the catalog cannot be created.
  nonisolated package static func refuse(_ error: any Error) -> ExitStatus {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let console = Console(isJSON: asksForJSON(arguments))
    let failure = CommandFailure(error, next: "Run 'preview --help'.")
    console.fail(failure)
    console.printJSON(FailureReport(verb: arguments.first, error: failure))
    return .impossible
  }

  /// Reports invalid arguments, as JSON if the arguments include `--json`.
  nonisolated package static func refuse(_ error: ArgumentError, arguments: [String]) -> ExitStatus {
    let console = Console(isJSON: asksForJSON(arguments))
    let failure = CommandFailure(error, next: "Run '\(error.command) --help'.")
    console.fail(failure)
    console.printJSON(FailureReport(verb: error.verb, error: failure))
    return .impossible
  }

  /// Returns whether arguments that could not be parsed ask for JSON.
  nonisolated private static func asksForJSON(_ arguments: [String]) -> Bool {
    arguments.contains(Options.json.given().text)
  }
}

/// The program of previews that are made of an app's sources. It declares no catalog, since what a catalog is written
/// with has names that apps give to members of their own.
@_spi(AppSources)
@MainActor
public enum AppProgram {
  /// Runs the command that the arguments ask for, and exits with its status.
  public static func run(_ name: String, _ previews: @escaping @MainActor () -> [Preview]) -> Never {
    CatalogCommand(CatalogLoader(name, previews: previews)).runAndExit()
  }
}
