package import LPLayoutModel
import LPChecks
package import LPSupport

/// The document that `explain --json` prints.
package struct ExplainReport: CatalogsReport {
  package struct CatalogEntry: Codable, Sendable {
    package let name: String
    package let previews: [PreviewEntry]

    package init(name: String, previews: [PreviewEntry]) { (self.name, self.previews) = (name, previews) }
  }

  package struct PreviewEntry: Codable, Sendable {
    package let name: String
    package var answers: [SharedAnswer] = []
    /// The queries that match nothing in some variants.
    package var failures: [Failure] = []
    /// The conflicts and their repairs, with `--conflict`.
    package var conflicts: [LiveConflict]?

    /// - Parameter conflicts: the conflicts of the selected variants.
    package init(name: String, conflicts: [LiveConflict]) { (self.name, self.conflicts) = (name, conflicts) }
  }

  /// An explanation and the variants that share it.
  package struct SharedAnswer: Codable, Sendable {
    package let query: String
    package var variants: [String]
    package let explanation: AttributeExplanation
  }

  package struct Failure: Codable, Sendable {
    package let query: String
    package let problem: String
    package var variants: [String]
  }

  package let schema: String
  package var status = ExitStatus.success
  package var catalogs: [CatalogEntry]
  /// Why no query has an answer in any variant. It is not part of the JSON.
  package var refusal: CommandFailure?

  private enum CodingKeys: String, CodingKey { case schema, status, catalogs }

  package init(catalogs: [CatalogEntry]) {
    schema = "layout-preview/explain/1"
    self.catalogs = catalogs
  }
}

extension ExplainReport.PreviewEntry {
  /// - Parameter answers: the answers of each variant, in order.
  package init(name: String, answers: [(variant: String, answers: [AttributeAnswer])]) {
    self.name = name
    var texts: [[ExplanationText.Line]] = []
    for (variant, found) in answers {
      for answer in found {
        for explanation in answer.explanations { add(explanation, to: answer.query, in: variant, &texts) }
        if let failure = answer.failure { add(failure, of: answer.query, in: variant) }
      }
    }
    // The attributes of one view are listed together, in the order of the first variant.
    self.answers = Self.sorted(self.answers)
  }

  /// Adds an answer. Two answers are shared if their texts are equal.
  private mutating func add(
    _ explanation: AttributeExplanation, to query: String, in variant: String, _ texts: inout [[ExplanationText.Line]]
  ) {
    let text = ExplanationText(explanation).lines
    if let known = texts.indices.first(where: { texts[$0] == text && answers[$0].query == query }) {
      answers[known].variants.append(variant)
    } else {
      texts.append(text)
      answers.append(.init(query: query, variants: [variant], explanation: explanation))
    }
  }

  private mutating func add(_ failure: CommandFailure, of query: String, in variant: String) {
    if let known = failures.firstIndex(where: { $0.query == query && $0.problem == failure.problem }) {
      failures[known].variants.append(variant)
    } else {
      failures.append(.init(query: query, problem: failure.problem, variants: [variant]))
    }
  }

  private static func sorted(_ answers: [ExplainReport.SharedAnswer]) -> [ExplainReport.SharedAnswer] {
    var keys: [String] = []
    func key(_ answer: ExplainReport.SharedAnswer) -> String { "\(answer.query)\n\(answer.explanation.attribute)" }
    for answer in answers where !keys.contains(key(answer)) { keys.append(key(answer)) }
    return keys.flatMap { wanted in answers.filter { key($0) == wanted } }
  }
}
