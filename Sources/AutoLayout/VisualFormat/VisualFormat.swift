/// A sentence of the visual format language, parsed: `H:|-[find]-8-[field(>=20)]-|`.
package struct VisualFormat: Hashable, Sendable {
  package var axis: NSLayoutConstraint.Axis
  /// Between the superview's near edge and the first view; nil where the sentence does not begin with `|`.
  package var opening: Connection?
  package var views: [ViewTerm]
  /// One fewer than views.
  package var connections: [Connection]
  /// Between the last view and the superview's far edge; nil where the sentence does not end with `|`.
  package var closing: Connection?
  package var text: String

  /// A view's name with what is asked of its size.
  package struct ViewTerm: Hashable, Sendable {
    package var name: String
    package var predicates: [Predicate]
    /// Characters ahead of the name.
    package var column: Int
  }

  /// What lies between two views, or a view and the superview.
  package enum Connection: Hashable, Sendable {
    /// Nothing: they touch.
    case flush
    /// `-`: the system's distance.
    case standard
    /// `-8-`, `-(>=8,<=20@500)-`
    case distances([Predicate])
  }

  package enum Value: Hashable, Sendable {
    case number(Double)
    case name(String)
  }

  /// `>=20@750`
  package struct Predicate: Hashable, Sendable {
    package var relation: NSLayoutConstraint.Relation
    package var value: Value
    package var column: Int
    package var priority: Value?
    package var priorityColumn: Int
  }
}

extension VisualFormat {
  /// Throws `VisualFormatError` with the column that could not be read.
  package init(_ text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.parse()
  }
}
