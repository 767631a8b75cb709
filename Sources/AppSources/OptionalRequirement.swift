/// An `optional` requirement of a protocol.
package struct OptionalRequirement: Codable, Sendable {
  /// The protocol, with the types around it.
  package let type: String
  package let name: String
  /// Where the modifier is.
  package let modifier: Range<Int>
  /// The end of the protocol, behind its brace.
  package let end: Int
  /// The member of an extension that does nothing.
  package let fallback: String?
  /// Why there is no fallback.
  package let obstacle: String?
  /// The protocol's access, if it is written.
  package let access: String?

  package init(
    type: String, name: String, modifier: Range<Int>, end: Int, fallback: String?, obstacle: String?, access: String?
  ) {
    (self.type, self.name, self.modifier, self.end) = (type, name, modifier, end)
    (self.fallback, self.obstacle, self.access) = (fallback, obstacle, access)
  }
}

/// A call of a member that may be missing: `delegate?.didTap?()`.
package struct OptionalCall: Codable, Sendable {
  package let name: String
  /// Where the question mark behind the name is.
  package let mark: Int

  package init(name: String, mark: Int) { (self.name, self.mark) = (name, mark) }
}

/// A protocol that `@objc` restricts to objects.
package struct ObjectProtocol: Codable, Sendable {
  /// The end of its name or of what it inherits.
  package let end: Int
  /// Whether it inherits anything.
  package let hasClause: Bool

  package init(end: Int, hasClause: Bool) { (self.end, self.hasClause) = (end, hasClause) }
}
