/// Escapes text so that nothing in it is read as Markdown or HTML.
package enum Markdown {
  package static func text(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "$", "@", "!": result += "\\\(scalar)"
      case "\n" where last == "\r": break
      case _ where Character(scalar).isNewline || scalar.properties.generalCategory == .control: result += " "
      default: result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }

  /// Text in a code span, in which nothing is read as Markdown, HTML, a mention or a link.
  ///
  /// - Parameter limit: characters (Unicode scalars); longer text is cut.
  package static func code(_ text: String, limit: Int = 400) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: shown.append(scalar.value == 0 ? "\u{FFFD}" : " ")
      case .format where scalar != "\u{200D}" && scalar != "\u{200C}": shown.append("\u{FFFD}")
      case _ where scalar.properties.isNoncharacterCodePoint: shown.append("\u{FFFD}")
      default: shown.append(scalar)
      }
    }
    let content = String(shown) + (text.unicodeScalars.count > limit ? "…" : "")
    guard content.contains(where: { $0 != " " }) else { return "` `" }
    let longest = content.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let isPadded = longest > 0 || content.first == " " || content.last == " "
    return isPadded ? "\(fence) \(content) \(fence)" : "\(fence)\(content)\(fence)"
  }

  /// A sentence with code in backticks: the code in code spans, the rest as text. A sentence in which something else
  /// could be read as a mention, a reference or an address is one code span.
  package static func sentence(_ text: String, limit: Int = 400) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let words = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }
    let isPlain =
      parts.count % 2 == 1 && text.unicodeScalars.count <= limit
      && parts.indices.allSatisfy { $0 % 2 == 0 ? isProse(parts[$0]) : !parts[$0].isEmpty }
      && words.dropFirst().dropLast().allSatisfy { !$0.isEmpty }
    guard isPlain else { return code(text, limit: limit) }
    return parts.enumerated().map { $0 % 2 == 0 ? self.text($1) : code($1) }.joined()
  }

  /// Whether all of a text is words and punctuation that mean nothing to Markdown.
  private static func isProse(_ text: String) -> Bool {
    let first = text.drop { $0.isNumber }.first
    return !text.contains("www") && !text.hasPrefix("    ") && !(first.map { "-+=.)".contains($0) } ?? false)
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || " ,.;()→×'\"-+=%".unicodeScalars.contains(scalar)
      }
  }

  /// Escapes text for a cell of a table, or another place that has one line: a code span where something could become a
  /// link, since GitHub links addresses whatever is escaped in them.
  package static func cell(_ text: String) -> String {
    if text.isEmpty { return " " }
    let isLinked = text.contains("@") || text.contains("://") || text.lowercased().contains("www.")
    return isLinked ? code(text).replacing("|", with: "\\|") : self.text(text)
  }
}
