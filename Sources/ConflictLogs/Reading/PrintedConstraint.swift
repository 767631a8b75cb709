package import LPCassowary

/// A constraint as a line of a log prints it: `Σ terms  relation  constant`.
package struct PrintedConstraint: Sendable {
  package struct Term: Sendable, Equatable {
    package var item: PrintedItem
    package var attribute: PrintedAttribute
    package var coefficient: Double

    package init(item: PrintedItem, attribute: PrintedAttribute, coefficient: Double) {
      (self.item, self.attribute, self.coefficient) = (item, attribute, coefficient)
    }
  }

  package var className: String
  /// The address or the key that the constraint is printed with.
  package var id: String
  package var identifier: String?
  package var terms: [Term] = []
  package var relation = Relation.equal
  package var constant = 0.0
  package var priority = 1000.0
  /// The item that `|` stands for, where the line names it.
  package var superview: PrintedItem?
  /// The item whose superview `|` stands for.
  var edgeItem: PrintedItem?
  /// Whether a position is printed as a number: it is one in the superview, and AppKit may count it from below.
  var isPosition = false
  /// The equation or the visual format, as printed.
  package var body = ""
  /// The line from the class on, without names and state.
  package var text: String

  package init(className: String, id: String, identifier: String? = nil, text: String) {
    (self.className, self.id, self.identifier, self.text) = (className, id, identifier, text)
  }

  /// The size that the line sets, if it is one size compared with a number.
  package var size: Term? {
    guard terms.count == 1, terms[0].attribute.isSize, terms[0].coefficient == 1 else { return nil }
    return terms[0]
  }

  package var items: [PrintedItem] {
    var seen: Set<String> = []
    return terms.map(\.item).filter { seen.insert($0.key).inserted }
  }
}
