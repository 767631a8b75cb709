import LPAutoLayout

/// One side of an equation: `multiplier × item.attribute + constant`. `Kind` decides what it can be compared with.
///
/// An anchor is a value: arithmetic makes a new one, and an equation has no effect until a builder receives it.
public struct Anchor<Kind> {
  var term: AnchorTerm

  init(_ term: AnchorTerm) { self.term = term }

  @MainActor
  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(AnchorTerm(item: CellBlock.item(item), attribute: attribute))
  }
}
