/// Escapes text so that nothing in it is read as Markdown or HTML.
package enum Markdown {
  package static func text(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "$", "@", "!": result += "\\\(character)"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// Escapes text for a cell of a table.
  package static func cell(_ text: String) -> String { text.isEmpty ? " " : self.text(text) }
}
