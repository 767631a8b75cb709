package import LPArguments

/// A tool that the server offers: a verb of the command line with the options that make sense to an agent.
package struct AgentTool: Sendable {
  /// The kind of thing that the verb's operands name.
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
    /// The expected and the actual picture, and their difference.
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

  /// - Parameter draws: whether a call may say what is drawn into pictures.
  init(
    _ name: String, _ title: String, verb: ArgumentVerb, operands: Operands = .previews,
    draws: Bool = true, fixed: [String] = [], attachments: Attachments = .none, isWriting: Bool = false,
    description: String
  ) {
    (self.name, self.title, self.verb, self.operands) = (name, title, verb, operands)
    (self.fixed, self.attachments, self.isWriting) = (fixed, attachments, isWriting)
    self.description = description
    options = verb.options.filter { option in
      switch option.scope {
      case .question: true
      case .picture: draws
      case .files, .sources: isWriting
      case .host: false
      }
    }
  }
}
