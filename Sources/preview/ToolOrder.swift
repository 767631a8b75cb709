import CommandLine
import Arguments
import Messages

/// The command, taken apart into what the tool does and what catalogs do.
struct ToolOrder {
  let command: ParsedCommand
  /// Swift files that are catalogs by themselves.
  let files: [String]
  /// Storyboards and xibs, each a catalog by itself; those of folders among them.
  let documents: [String]
  /// What is neither a file nor a folder: names of previews, and whatever else the verb takes.
  let names: [String]

  /// Those of previews.
  var patterns: [String] { Array(names.prefix(Verb(of: command).previewOperands)) }

  /// - Throws: `CommandFailure` for a folder without documents.
  init(_ command: ParsedCommand) throws {
    self.command = command
    files = command.operands.filter(Self.isFile)
    names = command.operands.filter {
      !Self.isFile($0) && !DocumentFolder.isDocument($0) && !DocumentFolder.isFolder($0)
    }
    documents = try command.operands.flatMap { operand in
      DocumentFolder.isFolder(operand)
        ? try DocumentFolder.documents(below: operand)
        : DocumentFolder.isDocument(operand) ? [operand] : []
    }
  }

  private static func isFile(_ operand: String) -> Bool { operand.hasSuffix(".swift") }

  /// Whether what is asked for is named by files, so that no package is looked for.
  var namesFiles: Bool { !files.isEmpty || !documents.isEmpty }

  var packagePath: String? { command[Options.packagePath] }
  var configuration: String { command[Options.configuration] ?? "release" }
  /// Catalogs that are wanted; all where there are none.
  var catalogs: [String] { command[Options.catalogs] }
  var isVerbose: Bool { command[Options.verbose] }

  /// Options of the tool alone.
  private static let own = ArgumentVerb.OptionGroup.building.options

  /// The arguments for a catalog's executable.
  ///
  /// - Parameters:
  ///   - root: the folder with goldens, for the verbs that want it.
  ///   - joint: goes in the place of what says where reports are to be written.
  func arguments(names: [String], root: String?, joint: [ParsedCommand.Given]? = nil) -> [String] {
    var options = command.without(Self.own + (joint == nil ? [] : JointReport.options)).options + (joint ?? [])
    if let root, Verb(of: command).takes(Options.packagePath.row) {
      options.append(Options.packagePath.given(root))
    }
    return ParsedCommand(verb: command.verb, operands: names, options: options).arguments()
  }

  /// What has to stand after the verb in a command that is about the same catalogs, for the advice that they print.
  var sources: String {
    var words = command.operands.filter { !names.contains($0) }
    let own = Set(Self.own.map(\.name))
    words += command.options.filter { own.contains($0.name) }.map(\.text)
    return words.map(ShellWord.quoted).joined(separator: " ")
  }
}

/// A catalog that was built.
struct CatalogExecutable {
  /// For messages: a target, a file.
  let name: String
  let path: String
  /// The package's folder; `nil` for a single file, whose goldens are in the current folder.
  let root: String?
  /// Variables that it is started with.
  var environment: [String: String] = [:]
}
