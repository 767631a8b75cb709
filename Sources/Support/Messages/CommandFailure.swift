/// Explains why a command could not be carried out: exit status 2.
package struct CommandFailure: ExplainedError, Hashable, Codable {
  package let problem: String
  /// The advice, which ends with the next command to run.
  package let remedy: String

  package init(_ problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// Wraps an error, and adds a command to run if its own advice has none.
  package init(_ error: any Error, next: String) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as any ExplainedError:
      let advice = error.remedy.contains("un '") ? error.remedy : Self.joined(error.remedy, next)
      self.init(error.problem, remedy: advice)
    default: self.init("\(error)", remedy: next)
    }
  }

  private static func joined(_ advice: String, _ next: String) -> String {
    guard !advice.isEmpty else { return next }
    let sentence = advice.prefix(1).uppercased() + advice.dropFirst()
    return sentence + (sentence.hasSuffix(".") ? "\n" : ".\n") + next
  }
}
