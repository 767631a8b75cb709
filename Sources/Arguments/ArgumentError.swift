import LPSupport

/// Explains why arguments are not a valid command.
package struct ArgumentError: ExplainedError, Hashable {
  package let reason: Reason
  package let command: String
  package let verb: String?

  package enum Reason: Hashable, Sendable {
    case unknownVerb(String, known: [String], suggestion: String?)
    /// The option is unknown to this verb; `verbs` lists the verbs that have it.
    case unknownOption(String, suggestion: String?, verbs: [String])
    case missingValue(String, placeholder: String)
    case emptyValue(String)
    case valueForFlag(String, value: String)
    case badValue(String, value: String, expected: String, suggestion: String?)
    case unexpectedOperand(String)
    case missingOperand(String)
  }

  package var problem: String {
    switch reason {
    case .unknownVerb(let word, _, let suggestion): "\(command): unknown verb '\(word)'" + Self.guess(suggestion)
    case .unknownOption(let option, let suggestion, let verbs):
      verbs.isEmpty || suggestion != nil
        ? "\(place): unknown option '\(option)'" + Self.guess(suggestion)
        : "\(place): '\(option)' is an option of \(verbs.map { "'\($0)'" }.joined(separator: ", ")), not of this verb"
    case .missingValue(let option, let placeholder): "\(place): \(option) needs a value: \(option) \(placeholder)"
    case .emptyValue(let option): "\(place): \(option) has an empty value"
    case .valueForFlag(let option, let value): "\(place): \(option) takes no value, but got '\(value)'"
    case .badValue(let option, let value, let expected, let suggestion):
      "\(place): invalid value '\(value)' for \(option); \(expected)" + Self.guess(suggestion)
    case .unexpectedOperand(let word): "\(place): unexpected '\(word)'"
    case .missingOperand(let placeholder): "\(place): missing \(placeholder)"
    }
  }

  package var remedy: String {
    switch reason {
    case .unknownVerb(_, let known, _):
      "Verbs: \(known.joined(separator: ", ")). Run '\(command) --help'."
    case .missingValue(let option, _):
      "A value that begins with '-' is written \(option)=VALUE. Run '\(place) --help'."
    default: "Run '\(place) --help'."
    }
  }

  private var place: String { verb.map { "\(command) \($0)" } ?? command }

  private static func guess(_ word: String?) -> String { word.map { "; did you mean '\($0)'?" } ?? "" }
}
