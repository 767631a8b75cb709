/// A parsed format of the visual format language: `H:|-[find]-8-[field(>=20)]-|`.
package struct VisualFormat: Hashable, Sendable {
  package var axis: LayoutAxis
  /// The connection between the superview's near edge and the first view; `nil` if the format does not begin with `|`.
  package var opening: Connection?
  package var views: [ViewTerm]
  /// The connections between the views, one fewer than views.
  package var connections: [Connection]
  /// The connection between the last view and the superview's far edge; `nil` if the format does not end with `|`.
  package var closing: Connection?
  package var text: String

  /// A view's name with the predicates for its size.
  package struct ViewTerm: Hashable, Sendable {
    package var name: String
    package var predicates: [Predicate]
    /// The number of characters before the name.
    package var column: Int
  }

  /// The connection between two views, or a view and the superview.
  package enum Connection: Hashable, Sendable {
    /// The views touch.
    case flush
    /// `-`: the system's spacing.
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
    package var relation: LayoutRelation
    package var value: Value
    package var column: Int
    package var priority: Value?
    package var priorityColumn: Int

    package init(
      relation: LayoutRelation, value: Value, column: Int, priority: Value? = nil, priorityColumn: Int
    ) {
      (self.relation, self.value, self.column) = (relation, value, column)
      (self.priority, self.priorityColumn) = (priority, priorityColumn)
    }
  }
}

extension VisualFormat {
  /// Parses a format; throws `VisualFormatError` with the column of the mistake.
  package init(_ text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.parse()
  }
}
