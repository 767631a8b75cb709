package import AutoLayout
import Foundation

/// A constraint in words and numbers, for whoever asks about it.
package struct ConstraintReading: Sendable {
  /// With its priority where it is optional: `name.width <= 280 ~ 750`.
  package let equation: String
  /// Both sides in the screen's coordinates, from right to left turned round: `279 ≥ 263 + 8`. Nil where an item has no
  /// rectangle.
  package let values: String?
  /// `holds with 8 to spare`.
  package let status: String
  /// The colour that it is drawn in.
  package let kind: Kind
  /// `from the content's own size`; nil for the author's own.
  package let origin: String?
  /// Whether the picture has it: the author's, and whatever is in conflict.
  package let isDrawn: Bool

  package enum Kind: String, Codable, Sendable {
    case holds, broken, conflict, ambiguous
  }

  package init(_ record: ConstraintRecord, in result: LayoutResult) {
    equation = record.fullEquation
    values = PhysicalConstraint(record, in: result)?.values
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
