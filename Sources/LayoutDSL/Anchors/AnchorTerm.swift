import LPAutoLayout
import Foundation

/// The value of an anchor, independent of its kind.
struct AnchorTerm {
  var item: AnyObject
  var attribute: NSLayoutConstraint.Attribute
  /// The location that a distance is measured from; `nil` for other anchors.
  var start: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
  var multiplier: CGFloat = 1
  /// The constant in points.
  var constant: CGFloat = 0
  /// A multiple of the system's spacing, which is computed when the constraint is made.
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
    // Zero stays zero, so that an infinite factor is reported as an infinite factor.
    if constant != 0 { term.constant *= factor }
    if systemSpacings != 0 { term.systemSpacings *= factor }
    return term
  }
}
