/// The verbs and options of a command. Parsing and help are functions of it and of the arguments, and of nothing else.
package struct ArgumentTable: Hashable, Sendable {
  /// The command as it is typed: `preview`, `Gallery`.
  package let command: String
  package let summary: String
  package let verbs: [ArgumentVerb]

  package init(command: String, summary: String, verbs: [ArgumentVerb]) {
    self.command = command
    self.summary = summary
    self.verbs = verbs
  }

  package func verb(_ name: String) -> ArgumentVerb? { verbs.first { $0.name == name } }
}
