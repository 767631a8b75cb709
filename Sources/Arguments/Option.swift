/// An option of the command line, declared once: its name, what it takes, and the type that its values are read as.
package struct Option<Value>: Sendable {
  /// The option in the table of a verb.
  package let row: ArgumentOption
  /// Reads the values in the order in which they were given; the array is empty without the option.
  package let read: @Sendable (_ given: [String?]) -> Value

  /// Returns the row for a verb that describes the option in other words.
  package func row(_ help: String, placeholder: String? = nil) -> ArgumentOption {
    var described = ArgumentOption(row.name, letter: row.letter, placeholder.map(row.form.with) ?? row.form, help)
    described.scope = row.scope
    return described
  }

  /// Returns the option with another scope.
  package func about(_ scope: ArgumentOption.Scope) -> Option {
    var row = row
    row.scope = scope
    return Option(row: row, read: read)
  }

  /// Returns the option as it is typed, for another process or for advice.
  package func given(_ value: String? = nil) -> ParsedCommand.Given { .init(name: row.name, value: value) }
}

extension Option<Bool> {
  package static func flag(_ name: String, letter: Character? = nil, _ help: String) -> Option {
    Option(row: ArgumentOption(name, letter: letter, .flag, help)) { !$0.isEmpty }
  }
}

extension Option<String?> {
  /// An option with one value; the last one given counts.
  package static func text(_ name: String, letter: Character? = nil, _ placeholder: String, _ help: String) -> Option {
    Option(row: ArgumentOption(name, letter: letter, .value(placeholder), help)) { $0.last ?? nil }
  }

  /// An option with one of the words as its value.
  package static func choice(_ name: String, letter: Character? = nil, _ words: [String], _ help: String) -> Option {
    Option(row: ArgumentOption(name, letter: letter, .choice(words), help)) { $0.last ?? nil }
  }
}

extension Option<[String]> {
  /// An option with values separated by commas; giving it again adds values.
  package static func list(_ name: String, _ help: String) -> Option {
    Option(row: ArgumentOption(name, .list("LIST"), help)) { $0.compactMap(\.self) }
  }

  /// An option with one value each time it is given; commas do not separate values.
  package static func repeated(_ name: String, _ placeholder: String, _ help: String) -> Option {
    Option(row: ArgumentOption(name, .repeated(placeholder), help)) { $0.compactMap(\.self) }
  }

  /// An option with some of the words as its values, separated by commas.
  package static func choices(_ name: String, _ words: [String], _ help: String) -> Option {
    Option(row: ArgumentOption(name, .choices(words), help)) { $0.compactMap(\.self) }
  }
}

extension Option<Int?> {
  package static func integer(
    _ name: String, letter: Character? = nil, _ placeholder: String, in range: ClosedRange<Int>, _ help: String
  ) -> Option {
    Option(row: ArgumentOption(name, letter: letter, .integer(placeholder, range), help)) {
      ($0.last ?? nil).flatMap(Int.init)
    }
  }
}

extension Option<Double?> {
  package static func number(
    _ name: String, _ placeholder: String, in range: ClosedRange<Double>, _ help: String
  ) -> Option {
    Option(row: ArgumentOption(name, .number(placeholder, range), help)) { ($0.last ?? nil).flatMap(Double.init) }
  }

  /// An option with a positive number of seconds.
  package static func seconds(_ name: String, _ help: String) -> Option {
    Option(row: ArgumentOption(name, .seconds("SECONDS"), help)) { ($0.last ?? nil).flatMap(Double.init) }
  }
}

extension Option {
  /// An option with one of the cases of an enumeration.
  package static func choice<Case: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, of type: Case.Type, _ help: String
  ) -> Option where Value == Case? {
    Option(row: ArgumentOption(name, .choice(Case.allCases.map(\.rawValue)), help)) {
      ($0.last ?? nil).flatMap(Case.init)
    }
  }

  /// An option with some cases of an enumeration, separated by commas.
  package static func choices<Case: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, of type: Case.Type, _ help: String
  ) -> Option where Value == [Case] {
    Option(row: ArgumentOption(name, .choices(Case.allCases.map(\.rawValue)), help)) {
      $0.compactMap { $0.flatMap(Case.init) }
    }
  }
}
