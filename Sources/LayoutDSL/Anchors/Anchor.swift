import AutoLayout

/// One side of an equation: `multiplier × item.attribute + constant`, typed by what it may be compared with.
///
/// A value: arithmetic makes a new one, and nothing is constrained until a builder receives the equation.
public struct Anchor<Kind> {
  var term: AnchorTerm

  init(_ term: AnchorTerm) { self.term = term }

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(AnchorTerm(item: item, attribute: attribute))
  }
}
