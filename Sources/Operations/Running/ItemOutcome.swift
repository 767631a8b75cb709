package import LPLayoutModel
package import LPSupport

/// The outcome of an item: its answer, and what every operation reports.
///
/// Messages between processes are generic types without requirements, each of which the runtime would look up at the start
/// of a process.
package struct ItemOutcome<Answer> {
  /// The answer; `nil` if the item could not be answered.
  package var answer: Answer?
  package var diagnostics: [Diagnostic] = []
  /// The reason why there is no answer.
  package var failure: CommandFailure?
  /// The place of the failure in the source, if it is not the preview.
  package var failureSite: CallSite?
  /// Whether the failure is this preview's own, as a missing image is: others of the catalog can be answered.
  package var isOwnFailure = false
  /// The duration of the item in seconds.
  package var seconds = 0.0
}

extension ItemOutcome {
  /// The outcome for a preview of which nothing can be shown.
  init(refusing problem: CommandFailure) { (failure, isOwnFailure) = (problem, true) }
}

extension ItemOutcome: Sendable where Answer: Sendable {}

/// An outcome is a list of values without keys, as `CatalogDescription` is.
extension ItemOutcome: Codable where Answer: Codable {
  package init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    answer = try fields.decodeIfPresent(Answer.self)
    diagnostics = try fields.decodeIfPresent([Diagnostic].self) ?? []
    failure = try fields.decodeIfPresent(CommandFailure.self)
    failureSite = try fields.decodeIfPresent(CallSite.self)
    isOwnFailure = try fields.decode(Bool.self)
    seconds = try fields.decode(Double.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.unkeyedContainer()
    try fields.encodeIfPresent(answer)
    try fields.encodeIfPresent(diagnostics.isEmpty ? nil : diagnostics)
    try fields.encodeIfPresent(failure)
    try fields.encodeIfPresent(failureSite)
    try fields.encode(isOwnFailure)
    try fields.encode(seconds)
  }
}
