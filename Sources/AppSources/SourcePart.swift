/// A part of a source that can be left out where it does not compile.
package struct SourcePart: Codable, Sendable, Hashable {
  package enum Kind: String, Codable, Sendable {
    /// The name is that of a modifier in its place, and the start is where a value goes that its property lacks.
    case attribute
    /// The modifier `override`.
    case override
    /// An element of an array literal, with its comma.
    case element
    /// One of the types that a type inherits from or conforms to.
    case inheritance
    case statement
    /// A value that is assigned, returned or passed, whose type follows from where it goes.
    case value
    /// A value of a variable whose type is not written, but said by the call that gives it or by the variable's name.
    case made
    /// The statements between the braces of a function without a result.
    case body
    /// The same, of a function or closure with a result.
    case result
    /// The same, of an initialiser.
    case initializer
    case declaration
    /// An `if` with its conditions, up to the braces or the `if` behind its `else`.
    case condition
    /// The period and the name of a method that takes a closure alone, which is about the method's object.
    case method
  }

  package let kind: Kind
  /// In bytes of UTF-8.
  package let range: Range<Int>
  /// The name of a declaration or of the function around a body, `Card.load(from:)`, or the source of a value; empty
  /// for other parts.
  package let name: String
  /// The type that the value of a variable seems to have, with a question mark where it is unwrapped; `nil` for other
  /// parts.
  package let type: String?
  /// Where the object of a method begins, or where an attribute's property takes a value; `nil` for other parts.
  package let start: Int?

  package init(_ kind: Kind, _ range: Range<Int>, name: String = "", type: String? = nil, start: Int? = nil) {
    (self.kind, self.range, self.name, self.type, self.start) = (kind, range, name, type, start)
  }

  /// Whether a message about a place in the source is about this part. The compiler tells of a missing result at the
  /// brace that ends the body.
  func contains(_ offset: Int) -> Bool {
    range.contains(offset) || [.body, .result, .initializer].contains(kind) && range.upperBound == offset
  }
}
