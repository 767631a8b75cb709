package import LPLayoutModel
import Foundation

/// A constraint in words and numbers, as the page of a matrix shows it.
package struct ConstraintReading: Sendable {
  /// The equation, with the priority of an optional constraint: `name.width <= 280 ~ 750`.
  package let equation: String
  /// The values of both sides in the screen's coordinates, mirrored from right to left: `279 ≥ 263 + 8`. It is `nil` if
  /// an item has no rectangle.
  package let values: String?
  /// The value of the left side, in the same coordinates.
  package let value: String?
  /// The state in words: `holds with 8 to spare`.
  package let status: String
  /// The kind, which decides the colour.
  package let kind: Kind
  /// The origin in words: `from the content's own size`; `nil` for the author's own constraints.
  package let origin: String?
  /// Whether the picture shows the constraint: constraints of the author and constraints in a conflict are drawn.
  package let isDrawn: Bool

  package enum Kind: String, Codable, Sendable {
    case holds, broken, conflict, ambiguous
  }

  package init(_ record: ConstraintRecord, in result: LayoutResult) {
    equation = record.fullEquation
    let physical = PhysicalConstraint(record, in: result)
    (values, value) = (physical?.values, physical?.first.value.label)
    status = record.stateWords
    kind =
      switch record.status(in: result) {
      case .holds: .holds
      case .broken: .broken
      case .conflict: .conflict
      case .ambiguous: .ambiguous
      }
    origin = record.origin.words
    isDrawn = record.isDrawn
  }
}

extension PhysicalConstraint {
  fileprivate var values: String {
    let left = "\(first.value.label) \(relation.sign)"
    guard let second else { return "\(left) \(constant.label)" }
    var right = second.value.label
    if multiplier != 1 { right += " × \(multiplier.label)" }
    if constant != 0 { right += constant < 0 ? " − \((-constant).label)" : " + \(constant.label)" }
    return "\(left) \(right)"
  }
}
