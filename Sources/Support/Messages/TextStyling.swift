/// Styles text with the colours and weights of a terminal, or leaves it plain.
package struct TextStyling: Sendable {
  /// A change of a text's style: `TextStyling.bold`.
  package typealias Style = (TextStyling) -> (String) -> String

  package let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package func plain(_ text: String) -> String { text }
  package func bold(_ text: String) -> String { wrap(text, "1") }
  package func red(_ text: String) -> String { wrap(text, "1;31") }
  package func yellow(_ text: String) -> String { wrap(text, "1;33") }
  package func green(_ text: String) -> String { wrap(text, "1;32") }
  package func dim(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
