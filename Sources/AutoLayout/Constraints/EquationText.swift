import Foundation

/// Writes a constraint in the DSL's notation.
@MainActor
package struct EquationText {
  let names: NameTable

  package init(names: NameTable) { self.names = names }

  package func text(of constraint: NSLayoutConstraint) -> String {
    let left = text(of: constraint.firstSide)
    let right = rightSide(of: constraint)
    return "\(left) \(constraint.relation.symbol) \(right)"
  }

  private func rightSide(of constraint: NSLayoutConstraint) -> String {
    guard constraint.secondAttribute != .notAnAttribute || constraint.secondOffset != nil else {
      return formatNumber(constraint.constant)
    }
    var text = text(of: constraint.secondSide)
    if constraint.multiplier != 1 { text += " * \(formatNumber(constraint.multiplier))" }
    if constraint.constant > 0 { text += " + \(formatNumber(constraint.constant))" }
    if constraint.constant < 0 { text += " - \(formatNumber(-constraint.constant))" }
    return text
  }

  private func text(of side: ConstraintSide) -> String {
    guard let offset = side.offset else { return "\(names.name(of: side.item)).\(side.attribute.name)" }
    let to = "\(names.name(of: offset.to?.object)).\(offset.toAttribute.name)"
    return "(\(to) - \(names.name(of: offset.from?.object)).\(offset.fromAttribute.name))"
  }
}
