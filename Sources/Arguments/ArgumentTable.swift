/// The verbs and options of a command. Parsing and help are functions of it and of the arguments, and of nothing else.
package struct ArgumentTable: Hashable, Sendable {
  /// The command as it is typed: `preview`, `Gallery`.
  package let command: String
  package let summary: String
  package let verbs: [ArgumentVerb]
  /// Names of options that people expect, without hyphens, each with what is written here: `--appearance dark` for
  /// `dark`.
  package let expectedOptions: [String: String]

  package init(command: String, summary: String, verbs: [ArgumentVerb], expectedOptions: [String: String] = [:]) {
    self.command = command
    self.summary = summary
    self.verbs = verbs
    self.expectedOptions = expectedOptions
  }

  package func verb(_ name: String) -> ArgumentVerb? { verbs.first { $0.name == name } }
}
