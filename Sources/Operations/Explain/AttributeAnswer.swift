package import LPLayoutModel
import LPChecks
package import LPSupport

/// The answer to a query in one variant.
package struct AttributeAnswer: Hashable, Codable, Sendable {
  let query: String
  /// The explanations, one for each attribute that the query asks about.
  package var explanations: [AttributeExplanation] = []
  package var failure: CommandFailure?
}

extension CommandFailure {
  init(_ error: AttributeQueryError, query: String) {
    func advice(_ word: String, _ known: [String]) -> String {
      let near = Suggestion.nearest(to: word, among: known, limit: 3).map { "'\(known[$0])'" }
      return near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
    }
    switch error {
    case .unknownItem(let name, let known):
      // The names include the last word of the query if it could be an attribute.
      let shown = known.prefix(Self.shownNames).joined(separator: ", ")
      let more = known.count > Self.shownNames ? ", and \(known.count - Self.shownNames) more" : ""
      self.init(
        "no view or guide is named '\(name)'" + advice(name, known), remedy: "Views and guides: \(shown)\(more)")
    case .unknownAttribute(let word, let item, let known):
      self.init(
        "'\(item)' has no attribute '\(word)'" + advice(word, known),
        remedy: "Attributes: \(known.joined(separator: ", "))")
    case .severalItems(let name, let paths):
      self.init(
        "'\(name)' is the name of \(paths.count) views or guides",
        remedy: "Name one by its path: \(paths.prefix(Self.shownNames).joined(separator: ", "))")
    }
  }

  private static let shownNames = 24
}
