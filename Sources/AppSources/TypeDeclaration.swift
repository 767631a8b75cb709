/// A type that a source declares, or an extension of one.
package struct TypeDeclaration: Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `typealias`, `extension`
  }

  package let kind: Kind
  /// With the types around it: `Outer.Inner`.
  package let name: String
  package let inherited: [String]
  /// Where the closing brace is; 0 for an alias.
  package let end: Int
  /// Whether the declaration is inside `#if`.
  package let isConditional: Bool
  /// Whether code at the end of the file can name the type: neither it nor one around it has parameters or is private in
  /// another.
  package var isNameable = true

  /// Whether the type's own name, without those of the types around it, is this one.
  func isCalled(_ last: String?) -> Bool { name.split(separator: ".").last.map(String.init) == last }

  package init(kind: Kind, name: String, inherited: [String], end: Int, isConditional: Bool) {
    (self.kind, self.name, self.inherited, self.end) = (kind, name, inherited, end)
    self.isConditional = isConditional
  }
}
