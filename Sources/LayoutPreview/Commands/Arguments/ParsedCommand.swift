/// What the arguments ask for: a verb, what it is about, and its options.
package struct ParsedCommand: Hashable, Sendable {
  package let verb: String
  /// Name patterns, files.
  package let operands: [String]
  /// In the order given; a list is one entry a value.
  package let options: [Given]

  package struct Given: Hashable, Sendable {
    package let name: String
    /// `nil` for a flag.
    package let value: String?

    package init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  package init(verb: String, operands: [String] = [], options: [Given] = []) {
    self.verb = verb
    self.operands = operands
    self.options = options
  }

  package func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The last one given.
  package func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  /// All that were given, of a list or an option that may be repeated.
  package func values(_ name: String) -> [String] { options.filter { $0.name == name }.compactMap(\.value) }

  package func integer(_ name: String) -> Int? { value(name).flatMap(Int.init) }

  package func number(_ name: String) -> Double? { value(name).flatMap(Double.init) }

  package func seconds(_ name: String) -> Double? { value(name).flatMap(Double.init) }

  /// Arguments that parse to this command again, without some of its options: what a worker process is started with.
  package func arguments(without names: Set<String> = []) -> [String] {
    [verb]
      + options.filter { !names.contains($0.name) }.map { given in
        "--\(given.name)" + (given.value.map { "=\($0)" } ?? "")
      }
      + (operands.isEmpty ? [] : ["--"] + operands)
  }
}

/// The outcome of parsing.
package enum ParsedArguments: Hashable, Sendable {
  case command(ParsedCommand)
  /// Help for a verb, or for the whole command.
  case help(verb: String?)
  case version
}
