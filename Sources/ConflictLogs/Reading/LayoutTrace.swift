/// A dump of `_autolayoutTrace`: the views it shows, and what is ambiguous.
package struct LayoutTrace: Codable, Sendable {
  package struct Ambiguity: Codable, Sendable {
    package let view: String
    /// The sizes and positions that are ambiguous, as `minY` and `Height`; empty where the dump names none.
    package let attributes: [String]
    package let misses: Bool

    enum CodingKeys: String, CodingKey {
      case view, attributes
      case misses = "missing_host_constraints"
    }
  }

  package var views = 0
  package var ambiguous: [Ambiguity] = []
}
