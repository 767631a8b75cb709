/// A row of the argument table: one option.
package struct ArgumentOption: Hashable, Sendable {
  /// Without the hyphens: `text-size`.
  package let name: String
  /// `j` for `-j`.
  package let letter: Character?
  package let form: Form
  package let help: String

  package enum Form: Hashable, Sendable {
    case flag
    /// One value; of several the last counts.
    case value(String)
    /// One of a few words.
    case choice([String])
    /// Values with commas between them; given again, it adds to them.
    case list(String)
    /// Words of a few, with commas between them.
    case choices([String])
    /// A whole value each time it is given, commas and all.
    case repeated(String)
    /// A whole number within bounds.
    case integer(String, ClosedRange<Int>)
    /// A positive number of seconds, decimals allowed.
    case seconds(String)
    /// A number within bounds, decimals allowed.
    case number(String, ClosedRange<Double>)

    /// The same form with another word for its value in help.
    package func with(_ placeholder: String) -> Form {
      switch self {
      case .value: .value(placeholder)
      case .list: .list(placeholder)
      case .repeated: .repeated(placeholder)
      case .integer(_, let range): .integer(placeholder, range)
      case .number(_, let range): .number(placeholder, range)
      case .seconds: .seconds(placeholder)
      case .flag, .choice, .choices: self
      }
    }
  }

  package init(_ name: String, _ letter: Character? = nil, _ form: Form, _ help: String) {
    self.name = name
    self.letter = letter
    self.form = form
    self.help = help
  }

  /// What stands after the name in help; `nil` for a flag.
  package var placeholder: String? {
    switch form {
    case .flag: nil
    case .value(let word), .list(let word), .repeated(let word), .integer(let word, _), .seconds(let word),
      .number(let word, _):
      word
    case .choice: "WHICH"
    case .choices: "LIST"
    }
  }

  /// `--jobs N`
  package var syntax: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }

  /// The help with the words that can be chosen from.
  package var fullHelp: String {
    switch form {
    case .choice(let words), .choices(let words): "\(help): \(words.joined(separator: ", "))"
    default: help
    }
  }
}
