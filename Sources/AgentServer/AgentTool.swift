package import Arguments

/// A tool that the server offers: a verb of the command line with the options that make sense to an agent.
package struct AgentTool: Sendable {
  /// What the operands of the verb name.
  package enum Operands: Sendable {
    /// `preview`: a name or a pattern.
    case previews
    /// `preview`, then `attributes`.
    case attributes
    /// `text`.
    case text
    /// `log`, which goes to the verb as a file.
    case log
  }

  /// The files of a run that are given back.
  package enum Attachments: Sendable {
    case none
    /// The pictures and layout texts that `render` wrote.
    case drawn(pictures: Bool)
    /// What was expected, what came, and their difference.
    case failures
  }

  package let name: String
  let title: String
  let description: String
  package let verb: ArgumentVerb
  let operands: Operands
  let options: [ArgumentOption]
  /// Words that every call has.
  let fixed: [String]
  package let attachments: Attachments
  let isWriting: Bool

  /// - Parameter hidden: the options of the verb that a call cannot give.
  init(
    _ name: String, _ title: String, verb: ArgumentVerb, operands: Operands = .previews,
    hiding hidden: Set<String> = [], fixed: [String] = [], attachments: Attachments = .none, isWriting: Bool = false,
    description: String
  ) {
    (self.name, self.title, self.verb, self.operands) = (name, title, verb, operands)
    (self.fixed, self.attachments, self.isWriting) = (fixed, attachments, isWriting)
    self.description = description
    let hidden = hidden.union(Self.hostOptions)
    options = verb.options.filter { !hidden.contains($0.name) }
  }

  /// Options about where the command runs, what it prints and where it writes: the server's business.
  private static let hostOptions: Set<String> = [
    "json", "color", "quiet", "help", "jobs", "timeout", "shard", "timings", "report", "report-folder", "out",
    "package-path", "catalog", "configuration", "skip-build", "verbose", "executable", "as-saved", "insets",
    "resources", "names", "fonts", "font-store", "fonts-store", "no-system-fonts", "record", "only-affected", "sample",
    "sample-seed", "format",
  ]
}
