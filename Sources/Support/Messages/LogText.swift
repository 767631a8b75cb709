/// Escapes text for terminals and for the logs of CI jobs, both of which obey commands in what they show: names and
/// texts come from documents and files that nobody vouches for.
package enum LogText {
  /// Returns the text as one line that neither a terminal nor the runner of a CI job takes for a command.
  package static func line(_ text: String) -> String { withoutCommand(controls(text)) }

  /// Returns the text without such commands, in the lines that it has.
  ///
  /// - Parameter keepsStyles: whether sequences for colours and weights stay, as compilers write them.
  package static func lines(_ text: String, keepsStyles: Bool = false) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard keepsStyles else { return Self.line(String(line)) }
      let parts = String(line).split(separator: style, omittingEmptySubsequences: false).map { Self.line(String($0)) }
      let styles = String(line).matches(of: style).map { String($0.output) }
      return zip(parts, styles + [""]).map(+).joined()
    }.joined(separator: "\n")
  }

  /// Returns a JSON text with escapes for what only terminals and runners obey; its meaning stays.
  package static func json(_ text: String) -> String {
    let safe = escaped(text, where: { $0.value >= 0x7F && isControl($0) }) {
      let digits = String($0.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return withoutServiceMessages(safe, mark: "\\u0023")
  }

  /// Returns a command to the runner of GitHub's jobs as one line, in which nothing else is a command.
  package static func command(_ text: String) -> String { withoutServiceMessages(controls(text), mark: "\\u{23}") }

  /// Returns the text as one line, in which characters that terminals obey are written as Swift writes them.
  package static func controls(_ text: String) -> String {
    escaped(text, where: isControl) {
      switch $0 {
      case "\n": "\\n"
      case "\r": "\\r"
      default: "\\u{\(String($0.value, radix: 16, uppercase: true))}"
      }
    }
  }

  /// Control characters other than the tab, separators of lines, and what changes the direction of text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func escaped(
    _ text: String, where isEscaped: (Unicode.Scalar) -> Bool, as form: (Unicode.Scalar) -> String
  ) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isEscaped(scalar) { result += form(scalar) } else { result.unicodeScalars.append(scalar) }
    }
  }

  /// GitHub's runner obeys `::error::` at the start of a line and `##[error]` anywhere, Azure `##vso[…]` and TeamCity
  /// `##teamcity[…]` anywhere.
  private static func withoutCommand(_ line: String) -> String {
    let start = line.unicodeScalars.drop { $0.properties.isWhitespace }
    let safe =
      start.starts(with: "::".unicodeScalars)
      ? String(line.unicodeScalars[..<start.startIndex]) + "\\u{3A}" + String(start.dropFirst()) : line
    return withoutServiceMessages(safe, mark: "\\u{23}")
  }

  private static func withoutServiceMessages(_ text: String, mark: String) -> String {
    text.utf8.contains(UInt8(ascii: "#")) ? text.replacing(serviceMessage) { mark + $0.output.dropFirst() } : text
  }

  nonisolated(unsafe) private static let serviceMessage = /##[a-zA-Z]*\[/
  nonisolated(unsafe) private static let style = /\u{1B}\[[0-9;]*m/
}
