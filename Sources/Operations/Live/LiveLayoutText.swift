/// A layout as JSON, which the page alone reads.
package struct LiveLayoutText: Codable, Sendable {
  package let layout: String
}
