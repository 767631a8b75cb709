import LPOperations

/// A question of the live page or an editor to a catalog: a line of JSON.
struct LiveQuestion: Decodable {
  enum Kind: String, Decodable {
    case catalog, variants, layout, findings, explain, source, conflicts, suggest
  }

  let question: Kind
  var preview: Int?
  /// The name of a variant.
  var variant: String?
  /// The words of options that select variants, by option.
  var words: [String: [String]]?
  var width: Double?
  var height: Double?
  var textGrowth: Double?
  var isBrief: Bool?
  /// The name of the brief picture that is shown.
  var shown: String?
  /// The number of an ambiguous view in the layout, to be shown at another place.
  var exercised: Int?
  var edits: [LiveEdit]?
  /// A view by path, or one of its attributes.
  var view: String?
}
