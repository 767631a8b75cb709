/// Explains why a file of decisions cannot be used.
package enum DecisionsError: Error, Hashable, Sendable {
  case notDecisions(name: String)
  case schema(name: String, String)
  case damaged(name: String)
  case contradiction(name: String, String)

  package var message: String {
    switch self {
    case .notDecisions(let name): "\(name) is not a file of review decisions"
    case .schema(let name, let schema): "\(name) has the schema '\(schema)', which this version does not read"
    case .damaged(let name):
      "\(name) is malformed: every decision needs a catalog, a preview, a variant, and accept or reject"
    case .contradiction(let name, let title): "\(name) has contradictory decisions about \(title)"
    }
  }
}
