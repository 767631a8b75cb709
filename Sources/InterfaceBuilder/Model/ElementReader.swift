import LPLayoutModel

/// Reads an element's attributes and children under certain traits.
struct ElementReader {
  let element: DocumentElement
  /// The elements of the variations that apply, the most specific first; of equally specific ones, the last in the
  /// document first.
  private let overriding: [DocumentElement]

  init(_ view: DocumentView, traits: TraitValues?) {
    self.init(view.element, view.variations, traits)
  }

  init(_ element: DocumentElement, _ variations: [DocumentVariation], _ traits: TraitValues?) {
    self.element = element
    overriding = Self.active(variations, traits).reversed().map(\.element)
  }

  /// Returns the variations that apply, the least specific first.
  static func active(_ variations: [DocumentVariation], _ traits: TraitValues?) -> [DocumentVariation] {
    variations.enumerated().filter { $0.element.traits.holds(in: traits) }
      .sorted { ($0.element.traits.weight, $0.offset) < ($1.element.traits.weight, $1.offset) }.map(\.element)
  }

  subscript(attribute: String) -> String? {
    guard attribute != "key" else { return element["key"] }
    for variation in overriding { if let value = variation[attribute] { return value } }
    return element[attribute]
  }

  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  func number(_ attribute: String) -> Double? { self[attribute].flatMap(DocumentNumber.value) }

  func child(key: String) -> DocumentElement? {
    for variation in overriding { if let child = variation.child(key: key) { return child } }
    return element.child(key: key)
  }
}
