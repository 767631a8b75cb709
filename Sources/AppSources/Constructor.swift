/// A case of an enumeration, or the initialiser that a structure has without writing it.
package struct Constructor: Codable, Sendable {
  /// The type, with those around it.
  package let type: String
  /// The name of the case; `nil` for an initialiser.
  package let name: String?
  /// The labels of the values that a call has to give, `_` for none.
  package let required: [String]

  package init(type: String, name: String?, required: [String]) {
    (self.type, self.name, self.required) = (type, name, required)
  }
}
