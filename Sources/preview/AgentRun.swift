import AgentServer
import Arguments
import CommandLine
import Foundation
import JSONRPC
import Messages

/// `mcp`: serves the verbs to agents over standard input and output.
struct AgentRun {
  private let command: ParsedCommand
  private let table: ArgumentTable

  init(_ command: ParsedCommand, _ table: ArgumentTable) {
    self.command = command
    self.table = table
  }

  func run() throws -> ExitStatus {
    let folder = FileManager.default.currentDirectoryPath
    // Documents and single files need no package.
    let root =
      command.has(Options.packagePath)
      ? try PackageBuild.root(command[Options.packagePath]) : try? PackageBuild.root(nil)
    // Reports and goldens are found from the package's folder.
    if let root { _ = FileManager.default.changeCurrentDirectoryPath(root) }
    signal(SIGPIPE, SIG_IGN)
    let server = AgentServer(
      tools: AgentTool.all(table, allowsWrites: command[Options.allowsWrites]),
      host: CatalogHost(command, root: root, folder: folder)
    ) { data in
      FileHandle.standardOutput.write(data, toClientOf: "mcp")
    }
    var lines = MessageLines(0)
    server.serve(&lines)
    return .success
  }
}
