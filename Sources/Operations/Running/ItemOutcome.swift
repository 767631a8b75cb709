package import AutoLayout
package import Messages

/// What came of an item: the answer, and what every operation tells besides.
package struct ItemOutcome<Answer: Codable & Sendable>: Codable, Sendable {
  /// `nil` where the item could not be answered.
  package var answer: Answer?
  package var diagnostics: [Diagnostic] = []
  /// Why there is no answer.
  package var failure: CommandFailure?
  /// How long the item took.
  package var seconds = 0.0
}
