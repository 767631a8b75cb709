/// Explains why a report cannot be used.
package enum ReportError: Error, Hashable, Sendable {
  case notJSON(name: String)
  case schema(name: String, String)
  case damaged(name: String, reason: String)

  package var message: String {
    switch self {
    case .notJSON(let name): "\(name) is not a test report"
    case .schema(let name, let schema): "\(name) has the schema '\(schema)', which this version does not read"
    case .damaged(let name, let reason): "\(name) is incomplete or malformed: \(reason)"
    }
  }
}
