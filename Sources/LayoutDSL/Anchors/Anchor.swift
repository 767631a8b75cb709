import AutoLayout
import Foundation

/// One side of an equation: `multiplier × item.attribute + constant`, typed by what it may be compared with.
///
/// A value: arithmetic makes a new one, and nothing is constrained until a builder receives the equation.
public struct Anchor<Kind> {
  var term: Term

  init(_ term: Term) { self.term = term }

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(Term(item: item, attribute: attribute))
  }
}

/// What an anchor holds, whatever its kind.
struct Term {
  var item: AnyObject
  var attribute: NSLayoutConstraint.Attribute
  /// For a distance between two locations, the one that it is measured from.
  var start: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
  var multiplier: CGFloat = 1
  /// Points.
  var constant: CGFloat = 0
  /// Multiples of the system's spacing, settled when the constraint is made.
  var systemSpacings: CGFloat = 0

  init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  func adding(_ points: CGFloat) -> Term {
    var term = self
    term.constant += points
    return term
  }

  func adding(_ spacing: Spacing, times sign: CGFloat) -> Term {
    var term = self
    term.constant += sign * spacing.points
    term.systemSpacings += sign * spacing.systemSpacings
    return term
  }

  func multiplied(by factor: CGFloat) -> Term {
    var term = self
    term.multiplier *= factor
    // Zero stays zero, so that an infinite factor is reported as such.
    if constant != 0 { term.constant *= factor }
    if systemSpacings != 0 { term.systemSpacings *= factor }
    return term
  }
}
