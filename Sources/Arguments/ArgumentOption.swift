/// A row of the argument table: one option.
package struct ArgumentOption: Hashable, Sendable {
  /// The name without hyphens: `text-size`.
  package let name: String
  /// `j` for `-j`.
  package let letter: Character?
  package let form: Form
  package let help: String
  package var scope = Scope.question

  /// The subject of an option. It decides who may give the option where the command line is not typed by a person.
  package enum Scope: Hashable, Sendable {
    /// The question, and the things that it is about.
    case question
    /// The content of pictures.
    case picture
    /// Files that a command writes beside the sources: goldens, a baseline.
    case files
    /// Changes of a command in sources and documents.
    case sources
    /// How and where a command runs, what it prints, and where it writes.
    case host
  }

  package enum Form: Hashable, Sendable {
    case flag
    /// The option takes one value; the last one given counts.
    case value(String)
    /// The option takes one of the words.
    case choice([String])
    /// The option takes values separated by commas; giving it again adds values.
    case list(String)
    /// The option takes some of the words, separated by commas.
    case choices([String])
    /// The option takes one value each time it is given; commas do not separate values.
    case repeated(String)
    /// The option takes a whole number within the bounds.
    case integer(String, ClosedRange<Int>)
    /// The option takes a positive number of seconds; decimals are allowed.
    case seconds(String)
    /// The option takes a number within the bounds; decimals are allowed.
    case number(String, ClosedRange<Double>)

    /// Returns the same form with another word for its value in help.
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

  package init(_ name: String, letter: Character? = nil, _ form: Form, _ help: String) {
    self.name = name
    self.letter = letter
    self.form = form
    self.help = help
  }

  /// The word that help prints after the option's name; `nil` for a flag.
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
