/// A parsed command: a verb, its operands and its options.
package struct ParsedCommand: Hashable, Sendable {
  package let verb: String
  /// The operands: name patterns and files.
  package let operands: [String]
  /// The options in the order given; each value of a list has its own entry.
  package let options: [Given]

  package struct Given: Hashable, Sendable {
    package let name: String
    /// The value; `nil` for a flag.
    package let value: String?

    package var text: String { "--\(name)" + (value.map { "=\($0)" } ?? "") }
  }

  package init(verb: String, operands: [String] = [], options: [Given] = []) {
    self.verb = verb
    self.operands = operands
    self.options = options
  }

  /// The value of an option.
  package subscript<Value>(_ option: Option<Value>) -> Value {
    option.read(options.filter { $0.name == option.row.name }.map(\.value))
  }

  package func has<Value>(_ option: Option<Value>) -> Bool { options.contains { $0.name == option.row.name } }

  /// Returns the command without some of its options.
  package func without(_ rows: [ArgumentOption]) -> ParsedCommand {
    let names = Set(rows.map(\.name))
    return ParsedCommand(verb: verb, operands: operands, options: options.filter { !names.contains($0.name) })
  }

  /// Returns arguments that parse to this command again.
  package func arguments() -> [String] {
    [verb] + options.map(\.text)
      + (operands.isEmpty ? [] : ["--"] + operands)
  }
}
