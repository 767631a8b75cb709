/// Help, made from the argument table.
package struct HelpText {
  private let table: ArgumentTable
  private let width: Int

  /// - Parameter width: the columns of the terminal; lines have at most 80 to 100 columns.
  package init(_ table: ArgumentTable, width: Int = 80) {
    self.table = table
    self.width = min(max(width, 80), 100)
  }

  /// Help for the whole command.
  package var overview: String {
    let command = table.command
    let takesOperands = table.verbs.lazy.compactMap { $0.operands?.placeholder }.first
    let usage = "Usage: \(command) VERB" + (takesOperands.map { " [\($0)…]" } ?? "") + " [options]"
    return [
      wrapped(table.summary), usage,
      section("Verbs", table.verbs.map { ($0.name, $0.summary) }),
      wrapped("Run '\(command) VERB --help' for the options of a verb, '\(command) --version' for the version."),
    ].joined(separator: "\n\n") + "\n"
  }

  /// Returns the help for a verb.
  package func help(for verb: ArgumentVerb) -> String {
    var parts = [wrapped(verb.summary + "."), usage(of: verb)]
    if let operands = verb.operands { parts.append(section("Arguments", [(operands.placeholder, operands.help)])) }
    for group in verb.groups {
      parts.append(section(group.title, group.options.map { (syntax(of: $0), $0.fullHelp) }))
    }
    if !verb.examples.isEmpty {
      parts.append(
        "Examples:\n"
          + verb.examples.flatMap {
            ["  \(table.command) \(verb.name) \($0.arguments)", wrapped($0.help, indent: 6, first: true)]
          }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func usage(of verb: ArgumentVerb) -> String {
    var words = "Usage: \(table.command) \(verb.name)"
    if let operands = verb.operands {
      words += operands.isRequired ? " \(operands.placeholder)…" : " [\(operands.placeholder)…]"
    }
    return words + (verb.options.isEmpty ? "" : " [options]")
  }

  private func syntax(of option: ArgumentOption) -> String {
    (option.letter.map { "-\($0), " } ?? "") + option.syntax
  }

  /// Returns two columns, terms and their meanings; a term that is too long for its column has its own line.
  private func section(_ title: String, _ rows: [(term: String, meaning: String)]) -> String {
    let longest = rows.map(\.term.count).filter { $0 <= Self.longestTerm }.max() ?? 0
    let column = longest + 4
    let lines = rows.flatMap { row -> [String] in
      let text = wrapped(row.meaning, indent: column)
      if row.term.count > longest { return ["  \(row.term)", String(repeating: " ", count: column) + text] }
      return ["  " + row.term + String(repeating: " ", count: column - 2 - row.term.count) + text]
    }
    return ([title + ":"] + lines).joined(separator: "\n")
  }

  private static let longestTerm = 24

  /// Breaks a text at spaces and indents every line but the first, which is indented on request.
  private func wrapped(_ text: String, indent: Int = 0, first: Bool = false) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return (first ? margin : "") + lines.joined(separator: "\n" + margin)
  }
}
