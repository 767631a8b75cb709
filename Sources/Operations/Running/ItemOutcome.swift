package import AutoLayout
package import Messages

/// The outcome of an item: its answer, and what every operation reports.
package struct ItemOutcome<Answer: Codable & Sendable>: Codable, Sendable {
  /// The answer; `nil` if the item could not be answered.
  package var answer: Answer?
  package var diagnostics: [Diagnostic] = []
  /// The reason why there is no answer.
  package var failure: CommandFailure?
  /// The place of the failure in the source, if it is not the preview.
  package var failureSite: CallSite?
  /// The duration of the item in seconds.
  package var seconds = 0.0
}
