import AutoLayout
import Foundation

/// The value behind an anchor, whatever its kind.
struct AnchorTerm {
  var item: AnyObject
  var attribute: NSLayoutConstraint.Attribute
  /// For a distance between two locations, the one that it is measured from.
  var start: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
  var multiplier: CGFloat = 1
  /// Points.
  var constant: CGFloat = 0
  /// Multiples of the system's spacing, settled when the constraint is made.
  var systemSpacings: CGFloat = 0

  func adding(_ points: CGFloat) -> AnchorTerm {
    var term = self
    term.constant += points
    return term
  }

  func adding(_ spacing: Spacing, times sign: CGFloat) -> AnchorTerm {
    var term = self
    term.constant += sign * spacing.points
    term.systemSpacings += sign * spacing.systemSpacings
    return term
  }

  func multiplied(by factor: CGFloat) -> AnchorTerm {
    var term = self
    term.multiplier *= factor
    // Zero stays zero, so that an infinite factor is reported as such.
    if constant != 0 { term.constant *= factor }
    if systemSpacings != 0 { term.systemSpacings *= factor }
    return term
  }
}
