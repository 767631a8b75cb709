import LPSupport

/// Explains that no preview's name matches a pattern.
package struct UnknownPreview: ExplainedError, Hashable {
  package let pattern: String
  package let known: [String]
  /// The name of the catalog, or the names of several.
  package let place: String

  package init(pattern: String, known: [String], place: String) {
    self.pattern = pattern.hasPrefix("=") ? String(pattern.dropFirst()) : pattern
    self.known = known
    self.place = place
  }

  package var problem: String {
    let near = Suggestion.nearest(to: pattern, among: known, limit: 3).map { "'\(known[$0])'" }
    return "no preview of \(place) matches '\(pattern)'"
      + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?")
  }

  package var remedy: String {
    let shown = known.prefix(Self.limit).joined(separator: ", ")
    return "Previews: \(shown)" + (known.count > Self.limit ? ", and \(known.count - Self.limit) more" : "")
  }

  private static let limit = 24
}
