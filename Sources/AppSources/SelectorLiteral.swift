/// A `#selector(…)`.
package struct SelectorLiteral: Codable, Sendable {
  package let range: Range<Int>
  package let name: String
  /// The labels of the arguments, `_` for none; `nil` where only the name is written.
  package let labels: [String]?
  /// `getter` or `setter`.
  package let accessor: String?
  /// The number of parameters that a type after `as` has.
  package let parameters: Int?
  /// The type before the name; `nil` for `self` and where none is written.
  package let owner: String?
  /// The type around the literal.
  package let scope: String?

  package init(
    range: Range<Int>, name: String, labels: [String]?, accessor: String?, parameters: Int?, owner: String?,
    scope: String?
  ) {
    (self.range, self.name, self.labels, self.accessor) = (range, name, labels, accessor)
    (self.parameters, self.owner, self.scope) = (parameters, owner, scope)
  }
}

/// A `#keyPath(…)`.
package struct KeyPathLiteral: Codable, Sendable {
  package let range: Range<Int>
  package let path: [String]

  package init(range: Range<Int>, path: [String]) { (self.range, self.path) = (range, path) }
}
