import LPCommandLine
import LPArguments
import LPSupport

/// The command, divided into what the tool does and what catalogs do.
struct ToolOrder {
  let command: ParsedCommand
  /// The Swift files that are catalogs.
  let files: [String]
  /// The folders and Swift files that are an app's sources.
  let appSources: [String]
  /// The storyboards and xibs, each of which is a catalog, including those in folders.
  let documents: [String]
  /// The operands that are neither files nor folders: names of previews, and whatever else the verb takes.
  let names: [String]

  /// The names of previews among the operands.
  var patterns: [String] { Array(names.prefix(Verb(of: command).previewOperands)) }

  /// - Throws: `CommandFailure` for a folder without documents or previews, and for a view without sources.
  init(_ command: ParsedCommand) throws {
    self.command = command
    let hasViews = !command[Options.appViews].isEmpty
    // What begins with an equals sign is a name, whatever it ends with.
    let operands = command.operands.filter { !$0.hasPrefix("=") }
    let appSources = operands.filter { AppFolder.isApp($0, hasViews: hasViews) }
    guard !hasViews || !appSources.isEmpty else {
      throw CommandFailure(
        "--view shows a view of an app, and no folder or Swift file with its sources is named",
        remedy: "Name them: 'preview \(command.verb) App/Sources --view \(command[Options.appViews][0])'.")
    }
    self.appSources = appSources
    files = operands.filter { Self.isFile($0) && !appSources.contains($0) }
    names = command.operands.filter {
      $0.hasPrefix("=") || !Self.isFile($0) && !DocumentFolder.isDocument($0) && !DocumentFolder.isFolder($0)
    }
    documents = try operands.flatMap { operand in
      DocumentFolder.isFolder(operand)
        ? try appSources.contains(operand)
          ? hasViews ? [] : DocumentFolder.found(below: operand) : DocumentFolder.documents(below: operand)
        : DocumentFolder.isDocument(operand) ? [operand] : []
    }
  }

  private static func isFile(_ operand: String) -> Bool { operand.hasSuffix(".swift") }

  /// Whether the command names files, so that no package is searched for.
  var namesFiles: Bool { !files.isEmpty || !documents.isEmpty || !appSources.isEmpty }

  var packagePath: String? { command[Options.packagePath] }
  var configuration: String? { command[Options.configuration] }
  /// The selected catalogs; all if the list is empty.
  var catalogs: [String] { command[Options.catalogs] }
  var skipsBuild: Bool { command[Options.skipsBuild] }
  var isVerbose: Bool { command[Options.verbose] }

  /// The options that only the tool reads.
  private static let own =
    ArgumentVerb.OptionGroup.building.options + [
      Options.appliesSuggestions.row, Options.fixes.row, Options.updatesConstants.row, Options.clearsConstraints.row,
      Options.clearedViews.row,
    ]

  /// Returns a command without the options that only the tool reads.
  static func withoutOwn(_ command: ParsedCommand) -> ParsedCommand { command.without(own) }

  /// The arguments for a catalog's executable.
  ///
  /// - Parameters:
  ///   - root: the folder with goldens, for the verbs that need it.
  ///   - joint: the options that replace those that say where reports are written.
  func arguments(names: [String], root: String?, joint: [ParsedCommand.Given]? = nil) -> [String] {
    var options = command.without(Self.own + (joint == nil ? [] : JointReport.options)).options + (joint ?? [])
    if let root, Verb(of: command).takes(Options.packagePath.row) {
      options.append(Options.packagePath.given(root))
    }
    return ParsedCommand(verb: command.verb, operands: names, options: options).arguments()
  }

  /// - Parameter option: one that changes sources.
  /// - Throws: `CommandFailure` if executables are named, which stay what they are.
  func refuseExecutables(with option: ArgumentOption) throws {
    guard !command[Options.executables].isEmpty else { return }
    throw CommandFailure(
      "--\(option.name) builds the catalog again, and --executable names one that is built",
      remedy: "Run the command in the package's folder without --executable.")
  }

  /// The words after the verb that select the same catalogs, for the advice that they print.
  var sources: String {
    var words = command.operands.filter { !names.contains($0) }
    // Only this run relies on an earlier build: the next one builds the sources of its time.
    let own = Set(ArgumentVerb.OptionGroup.building.options.map(\.name)).subtracting([Options.skipsBuild.row.name])
    words += command.options.filter { own.contains($0.name) }.map(\.text)
    return words.map(ShellWord.quoted).joined(separator: " ")
  }
}
