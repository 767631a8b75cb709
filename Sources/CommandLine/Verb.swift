package import LPOperations
package import Foundation
import LPCatalogs
package import LPArguments
package import LPSupport

/// A row of the table of verbs: how a verb is written, what carries it out, and what it reports.
package struct Verb: Sendable {
  /// How a verb is run.
  package enum Run: Sendable {
    /// The verb is about a catalog.
    ///
    /// With `work`, the process that has listed the previews goes on with that, and is the command's first worker.
    case onCatalog(
      work: (@MainActor (CommandContext, OperationWorker) throws -> Void)? = nil,
      @MainActor (CommandContext) throws -> ExitStatus)
    /// The verb needs no catalog. The `preview` tool runs it, too.
    case alone(@MainActor (ParsedCommand, Console, _ name: String) throws -> ExitStatus)
  }

  /// The verbs that the `preview` tool runs in its own process, whichever catalogs there are.
  package enum ToolRun: Sendable {
    /// The verb works on files only, so scripts of catalogs may also run it.
    case onFiles
    /// The tool checks documents itself, and joins the findings with the answers of catalogs.
    case onDocuments
    /// The tool runs the command itself if the function returns a status.
    case onOneDocument(@MainActor (ParsedCommand, Console) throws -> ExitStatus?)
    /// The tool explains what is left out of an app's views, where the command names no preview.
    case onAppViews
    /// The tool writes copies of an app's sources.
    case onAppSources
    /// The tool writes, compiles and runs a suite of snapshot tests.
    case onSuites
    /// The tool reads the executables of catalogs, and runs none.
    case onExecutables
    /// The tool writes what catalogs answer, where the command asks for it.
    case onSuggestions
    /// The tool serves requests until its input ends.
    case onRequests
    /// The tool serves an editor's requests until its input ends.
    case onEditors
    /// The tool follows sources until it is interrupted.
    case onSources
    /// The tool draws another commit first.
    case onCommits
  }

  private let arguments: ArgumentVerb
  let operation: (any CatalogOperation.Type)?
  private let report: (any JoinedReport.Type)?
  private let isToolOnly: Bool
  private let toolOperands: ArgumentVerb.Operands
  private let toolGroups: [ArgumentVerb.OptionGroup]
  package let run: Run
  package let toolRun: ToolRun?
  /// The number of operands that name previews; the following ones belong to the verb.
  package let previewOperands: Int

  /// - Parameters:
  ///   - operation: the operation that workers carry out.
  ///   - report: the type of the JSON document, in which the reports of several catalogs are joined.
  ///   - toolOperands: the operands of the `preview` tool, which replace those of a catalog.
  ///   - toolGroups: the options that the tool adds.
  ///   - previewOperands: the number of operands that name previews.
  init(
    _ name: String, _ summary: String, operands: ArgumentVerb.Operands? = nil, groups: [ArgumentVerb.OptionGroup],
    examples: [ArgumentVerb.Example], operation: (any CatalogOperation.Type)? = nil,
    report: (any JoinedReport.Type)? = nil,
    isToolOnly: Bool = false, toolOperands: ArgumentVerb.Operands = patternsAndFiles,
    toolGroups: [ArgumentVerb.OptionGroup] = [.building], toolRun: ToolRun? = nil,
    previewOperands: Int = .max, run: Run
  ) {
    arguments = ArgumentVerb(name, summary, operands: operands, groups: groups, examples: examples)
    (self.operation, self.report, self.run) = (operation, report, run)
    (self.toolRun, self.previewOperands) = (toolRun, previewOperands)
    (self.isToolOnly, self.toolOperands, self.toolGroups) = (isToolOnly, toolOperands, toolGroups)
  }

  /// Makes the row of a command that was parsed by the table.
  package init(of command: ParsedCommand) { self = Self.named(command.verb) }

  /// Returns the row of a verb of the table.
  package static func named(_ name: String) -> Verb { row(of: name)! }

  private static func row(of name: String) -> Verb? { rows.first { $0.name == name }?.make() }

  /// The name as it is typed.
  var name: String { arguments.name }

  package func takes(_ option: String) -> Bool { ofTool.options.contains { $0.name == option } }

  package func takes(_ option: ArgumentOption) -> Bool { arguments.options.contains { $0.name == option.name } }

  /// Joins the answers of several catalogs; `nil` for test reports.
  package func joined(_ answers: [Data], _ status: ExitStatus) throws -> String? {
    func join<Report: JoinedReport>(_ type: Report.Type) throws -> String {
      let reports = try answers.map { try MessageCoding.decode(type, from: $0) }
      var joined = reports.dropFirst().reduce(into: reports[0]) { $0.add($1) }
      joined.status = status
      return JSONText.encode(joined)
    }
    return try report.map { try join($0) }
  }

  /// Returns the verbs of a catalog's executable, or of the `preview` tool, which also finds and builds catalogs.
  package static func table(command: String, isTool: Bool) -> ArgumentTable {
    table(of: all, command: command, isTool: isTool)
  }

  /// Parses the arguments of a catalog's executable. Where they are right, only the row of their verb is made: making all
  /// rows takes as long as a short answer.
  static func parse(_ arguments: [String], command: String) throws(ArgumentError) -> ParsedArguments {
    let rows = arguments.first.flatMap(row).map { [$0] } ?? []
    if let parsed = try? table(of: rows, command: command, isTool: false).parse(arguments) { return parsed }
    return try table(command: command, isTool: false).parse(arguments)
  }

  private static func table(of rows: [Verb], command: String, isTool: Bool) -> ArgumentTable {
    ArgumentTable(
      command: command,
      summary:
        "Lays out screens in every size class, language, direction and text size, draws them, and tests them "
        + "against goldens.",
      verbs: isTool
        ? rows.map(\.ofTool)
        : rows.filter { !$0.isToolOnly || $0.isAskedByTool && command == "preview" }.map(\.arguments),
      expectedOptions: expectedOptions)
  }

  /// Options of other tools, and those that the short form `--rtl` lets one expect.
  private static let expectedOptions = [
    "dark": "--appearance dark", "light": "--appearance light", "ltr": "--direction ltr",
    "landscape": "--orientation landscape", "portrait": "--orientation portrait", "bold": "--legibility bold",
    "language": "--locale LANGUAGE", "lang": "--locale LANGUAGE", "languages": "--locale LANGUAGES",
    "font-size": "--text-size SIZE", "dynamic-type": "--text-size SIZE", "simulator": "--device NAME",
    "output": "--out DIR", "theme": "--appearance dark",
  ]

  /// Whether the tool has catalogs carry out a verb that they do not offer themselves.
  private var isAskedByTool: Bool { if case .onCatalog = run { isToolOnly } else { false } }

  private var ofTool: ArgumentVerb {
    guard case .onCatalog = run else { return arguments }
    let added = Set(toolGroups.flatMap(\.options).map(\.name))
    let own = arguments.groups.map { group in
      ArgumentVerb.OptionGroup(group.title, group.options.filter { !added.contains($0.name) })
    }
    return ArgumentVerb(
      arguments.name, arguments.summary, operands: toolOperands, groups: own + toolGroups, examples: arguments.examples)
  }
}
