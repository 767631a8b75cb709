/// The manual page, made from the argument table.
package struct ManualPage {
  private let table: ArgumentTable
  private let version: String
  /// Exit statuses and their meanings.
  private let statuses: [(String, String)]

  package init(_ table: ArgumentTable, version: String, statuses: [(String, String)]) {
    self.table = table
    self.version = version
    self.statuses = statuses
  }

  /// The page in roff, with the macros `man`.
  package var text: String {
    let name = table.command
    let head = [
      ".TH \(name.uppercased()) 1 \"\" \"LayoutPreview \(version)\" \"\"", ".SH NAME",
      "\(name) \\- \(Self.line(table.verbs.isEmpty ? "" : Self.lowered(table.summary)))", ".SH SYNOPSIS",
      ".B \(name)", "\\fIVERB\\fR [\\fIoptions\\fR]", ".SH VERBS",
    ]
    let rows = table.verbs.flatMap { [".TP", ".B \($0.name)", Self.line($0.summary + ".")] }
    let status = [".SH EXIT STATUS"] + statuses.flatMap { [".TP", ".B \($0.0)", Self.line($0.1)] }
    return (head + rows + table.verbs.flatMap(section) + status).joined(separator: "\n") + "\n"
  }

  private func section(_ verb: ArgumentVerb) -> [String] {
    var lines = [".SH \"\(table.command.uppercased()) \(verb.name.uppercased())\"", Self.line(verb.summary + ".")]
    if let operands = verb.operands {
      lines += [".TP", "\\fI\(Self.escaped(operands.placeholder))\\fR", Self.line(operands.help)]
    }
    for group in verb.groups {
      lines += [".SS \"\(Self.escaped(group.title))\""]
      for option in group.options {
        let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value = option.placeholder.map { " \\fI\($0)\\fR" } ?? ""
        lines += [".TP", "\(letter)\\fB\(Self.escaped("--\(option.name)"))\\fR\(value)", Self.line(option.fullHelp)]
      }
    }
    if !verb.examples.isEmpty { lines.append(".SS Examples") }
    for example in verb.examples {
      let command = "\(table.command) \(verb.name) \(example.arguments)"
      lines += [".TP", "\\fB\(Self.escaped(command))\\fR", Self.line(example.help)]
    }
    return lines
  }

  private static func lowered(_ summary: String) -> String {
    let text = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
      .replacing("'", with: "\\(aq").replacing("…", with: "...")
  }

  /// A line of text: a full stop or a quote at its beginning would be a request.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
