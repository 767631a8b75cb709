import Foundation
import LPSupport

extension ArgumentTable {
  /// Reads arguments, without the name of the executable.
  ///
  /// `--option value`, `--option=value`, `-o value` and `-ovalue` mean the same; after `--` everything is an operand,
  /// as is a lone `-`. No arguments ask for help.
  package func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedArguments {
    guard let first = arguments.first else { return .help(verb: nil) }
    switch first {
    case "--help", "-h": return .help(verb: nil)
    case "--version": return .version
    case "help":
      guard arguments.count > 1 else { return .help(verb: nil) }
      return .help(verb: try known(arguments[1]).name)
    default: break
    }
    if first.hasPrefix("-") {
      let name = String(first.drop { $0 == "-" }.prefix { $0 != "=" })
      throw failure(
        .unknownOption(
          first, suggestion: nil, verbs: verbs.filter { $0.options.contains { $0.name == name } }.map(\.name)), nil)
    }
    let verb = try known(first)
    var reader = ArgumentReader(table: self, verb: verb, arguments: arguments.dropFirst())
    return try reader.read()
  }

  private func known(_ word: String) throws(ArgumentError) -> ArgumentVerb {
    if let verb = verb(word) { return verb }
    let names = verbs.map(\.name)
    throw failure(.unknownVerb(word, known: names, suggestion: Suggestion.nearest(to: word, in: names)), nil)
  }

  package func failure(_ reason: ArgumentError.Reason, _ verb: ArgumentVerb?) -> ArgumentError {
    ArgumentError(reason: reason, command: command, verb: verb?.name)
  }
}

/// Goes through the arguments after a verb.
private struct ArgumentReader {
  let table: ArgumentTable
  let verb: ArgumentVerb
  var arguments: ArraySlice<String>
  var operands: [String] = []
  var options: [ParsedCommand.Given] = []

  init(table: ArgumentTable, verb: ArgumentVerb, arguments: ArraySlice<String>) {
    self.table = table
    self.verb = verb
    self.arguments = arguments
  }

  mutating func read() throws(ArgumentError) -> ParsedArguments {
    while let argument = arguments.popFirst() {
      if argument == "--help" || argument == "-h" { return .help(verb: verb.name) }
      if argument == "--" {
        for operand in arguments { try take(operand: operand) }
        break
      } else if argument.hasPrefix("-"), argument != "-" {
        try take(option: argument)
      } else {
        try take(operand: argument)
      }
    }
    if let rule = verb.operands, rule.isRequired, operands.isEmpty,
      !options.contains(where: { $0.name == rule.optionalWith })
    {
      throw failure(.missingOperand(rule.placeholder))
    }
    return .command(ParsedCommand(verb: verb.name, operands: operands, options: options))
  }

  private mutating func take(operand: String) throws(ArgumentError) {
    guard verb.operands != nil else { throw failure(.unexpectedOperand(operand)) }
    operands.append(operand)
  }

  private mutating func take(option argument: String) throws(ArgumentError) {
    let (option, attached) = try split(argument)
    let shown = "--\(option.name)"
    guard let placeholder = option.placeholder else {
      if let attached { throw failure(.valueForFlag(shown, value: attached)) }
      options.append(.init(name: option.name, value: nil))
      return
    }
    guard let text = attached ?? nextValue() else { throw failure(.missingValue(shown, placeholder: placeholder)) }
    for value in try values(of: text, for: option) { options.append(.init(name: option.name, value: value)) }
  }

  /// The option that an argument names, and the value that is attached to it.
  private func split(_ argument: String) throws(ArgumentError) -> (ArgumentOption, String?) {
    if argument.hasPrefix("--") {
      let body = argument.dropFirst(2)
      let name = body.prefix { $0 != "=" }
      let attached = name.endIndex == body.endIndex ? nil : String(body[body.index(after: name.endIndex)...])
      if let option = verb.options.first(where: { $0.name == name }) { return (option, attached) }
      throw unknown("--\(name)")
    }
    let body = argument.dropFirst()
    guard let option = verb.options.first(where: { $0.letter == body.first }) else { throw unknown(argument) }
    let rest = body.dropFirst()
    return (option, rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest))
  }

  private func unknown(_ written: String) -> ArgumentError {
    let name = String(written.drop { $0 == "-" })
    let others = table.verbs.filter { $0.options.contains { $0.name == name } }.map(\.name)
    if let expected = table.expectedOptions[name.lowercased()],
      verb.options.contains(where: { expected.hasPrefix("--\($0.name) ") })
    {
      return failure(.unknownOption(written, suggestion: expected, verbs: []))
    }
    let guess = others.isEmpty ? Suggestion.nearest(to: name, in: verb.options.map(\.name) + ["help"]) : nil
    return failure(.unknownOption(written, suggestion: guess.map { "--\($0)" }, verbs: others))
  }

  /// The next argument, unless it is an option; negative numbers are values.
  private mutating func nextValue() -> String? {
    guard let next = arguments.first else { return nil }
    if next.hasPrefix("-"), next != "-", Double(next) == nil { return nil }
    return arguments.popFirst()
  }

  private func values(of text: String, for option: ArgumentOption) throws(ArgumentError) -> [String] {
    let shown = "--\(option.name)"
    switch option.form {
    case .flag: return []
    case .value, .repeated:
      guard !text.isEmpty else { throw failure(.emptyValue(shown)) }
      return [text]
    case .list: return try parts(of: text, shown)
    case .choice(let words): return [try choice(text, of: words, shown)]
    case .choices(let words):
      var chosen: [String] = []
      for part in try parts(of: text, shown) { chosen.append(try choice(part, of: words, shown)) }
      return chosen
    case .integer(_, let range):
      guard let number = Int(text), range.contains(number) else {
        let expected =
          range.upperBound == .max
          ? "expected a whole number from \(range.lowerBound)"
          : "expected a whole number from \(range.lowerBound) to \(range.upperBound)"
        throw failure(.badValue(shown, value: text, expected: expected, suggestion: nil))
      }
      return [String(number)]
    case .number(_, let range):
      guard let number = Double(text), range.contains(number) else {
        let bounds = [range.lowerBound, range.upperBound].map { "\($0)".replacing(/\.0$/, with: "") }
        throw failure(
          .badValue(
            shown, value: text, expected: "expected a number from \(bounds[0]) to \(bounds[1])", suggestion: nil))
      }
      return [text]
    case .seconds:
      guard let number = Double(text), number.isFinite, number > 0 else {
        throw failure(.badValue(shown, value: text, expected: "expected a positive number of seconds", suggestion: nil))
      }
      return [text]
    }
  }

  private func parts(of text: String, _ shown: String) throws(ArgumentError) -> [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let start = part.drop(while: \.isWhitespace)
      return String(start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? "")
    }
    guard parts.allSatisfy({ !$0.isEmpty }) else { throw failure(.emptyValue(shown)) }
    return parts
  }

  private func choice(_ text: String, of words: [String], _ shown: String) throws(ArgumentError) -> String {
    if let word = words.first(where: { $0.lowercased() == text.lowercased() }) { return word }
    let expected = "choose from " + words.joined(separator: ", ")
    throw failure(
      .badValue(shown, value: text, expected: expected, suggestion: Suggestion.nearest(to: text, in: words)))
  }

  private func failure(_ reason: ArgumentError.Reason) -> ArgumentError { table.failure(reason, verb) }
}

/// The outcome of parsing.
package enum ParsedArguments: Hashable, Sendable {
  case command(ParsedCommand)
  /// Help for a verb, or for the whole command.
  case help(verb: String?)
  case version
}
