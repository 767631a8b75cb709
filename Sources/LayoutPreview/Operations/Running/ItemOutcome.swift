import AutoLayout
import Messages

/// What came of an item: the answer, and what every operation tells besides.
struct ItemOutcome<Answer: Codable & Sendable>: Codable, Sendable {
  /// `nil` where the item could not be answered.
  var answer: Answer?
  var diagnostics: [Diagnostic] = []
  /// Why there is no answer.
  var failure: CommandFailure?
  /// How long the item took.
  var seconds = 0.0
}
