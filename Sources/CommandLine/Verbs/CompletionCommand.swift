package import LPArguments
package import LPSupport

/// The verb `completion`: prints completion scripts and the manual page, made from the table of verbs.
package struct CompletionCommand {
  private let command: ParsedCommand
  private let table: ArgumentTable
  private let console: Console

  package init(_ command: ParsedCommand, _ table: ArgumentTable, _ console: Console) {
    self.command = command
    self.table = table
    self.console = console
  }

  package func run() throws -> ExitStatus {
    guard command.operands.count == 1, let wanted = command.operands.first else { throw unknown("more than one word") }
    if wanted == "man" {
      console.printRaw(ManualPage(table, version: Version.current, statuses: Self.statuses).text)
    } else if let shell = ShellCompletion(rawValue: wanted) {
      console.printRaw(shell.script(table))
    } else {
      throw unknown("'\(wanted)'")
    }
    return .success
  }

  private func unknown(_ what: String) -> CommandFailure {
    CommandFailure(
      "there is no completion for \(what); choose from bash, zsh, fish, man", remedy: "next: preview completion bash")
  }

  private static let statuses = [
    ("0", "Nothing to report."),
    ("1", "Goldens differ or are missing, a conflict, a lint finding, or a preview that crashed or timed out."),
    ("2", "The command could not be carried out: usage, no such preview, a failed build, unreadable input."),
    ("3", "Fonts or libraries differ from those that the goldens were recorded with, and nothing else was found."),
  ]
}
