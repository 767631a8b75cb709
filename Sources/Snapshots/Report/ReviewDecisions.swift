import Foundation
import LPSupport

/// A reviewer's decisions about goldens: `accept.json`, which the page of a report exports.
package struct ReviewDecisions: Hashable, Codable, Sendable {
  package static let schema = "layout-preview/accept/1"

  package enum Verdict: String, Hashable, Codable, Sendable {
    case accept, reject
  }

  package struct Decision: Hashable, Codable, Sendable {
    package var catalog: String
    package var preview: String
    /// The canonical name; `default` for the default variant.
    package var variant: String
    package var verdict: Verdict
    /// The digest of `VariantReport.digest`; `nil` accepts whatever is pending.
    package var digest: String?

    package init(catalog: String, preview: String, variant: String, verdict: Verdict, digest: String? = nil) {
      self.catalog = catalog
      self.preview = preview
      self.variant = variant
      self.verdict = verdict
      self.digest = digest
    }

    /// `Profile card · rtl`
    package var title: String { variant == "default" ? preview : "\(preview) · \(variant)" }
  }

  package var schema = Self.schema
  package var decisions: [Decision]

  package init(_ decisions: [Decision]) { self.decisions = decisions }

  /// - Throws: `DecisionsError`, also for two decisions about one variant that contradict each other; equal
  ///   ones count once.
  package static func read(_ bytes: [UInt8], name: String) throws(DecisionsError) -> ReviewDecisions {
    struct Head: Decodable { var schema: String }
    guard let head = try? JSONText.decode(Head.self, from: Data(bytes)) else { throw .notDecisions(name: name) }
    guard head.schema == schema else { throw .schema(name: name, head.schema) }
    guard let read = try? JSONText.decode(ReviewDecisions.self, from: Data(bytes)) else {
      throw .damaged(name: name)
    }
    var known: [[String]: Decision] = [:]
    var decisions: [Decision] = []
    for decision in read.decisions {
      let key = [decision.catalog, decision.preview, decision.variant]
      if let other = known[key], other != decision { throw .contradiction(name: name, decision.title) }
      if known.updateValue(decision, forKey: key) == nil { decisions.append(decision) }
    }
    return ReviewDecisions(decisions)
  }
}

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
