package import Foundation

/// Numbers as goldens and messages print them: at most three decimals, no trailing zeros, no negative zero.
package func formatNumber(_ value: CGFloat) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  let thousandths = (Double(value) * 1000).rounded()
  guard abs(thousandths) < 1e15 else { return String(Double(value)) }
  let integer = Int64(thousandths)
  let (whole, rest) = (abs(integer) / 1000, abs(integer) % 1000)
  var text = integer < 0 ? "-\(whole)" : "\(whole)"
  if rest != 0 {
    var decimals = String(rest)
    decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    text += "." + decimals
  }
  return text
}

extension NSLayoutConstraint.Relation {
  /// `<=`, `==`, `>=`
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// A constraint in the DSL's notation.
@MainActor
struct Equation {
  let names: NameTable

  func text(of constraint: NSLayoutConstraint) -> String {
    let left = side(constraint.firstItem, constraint.firstAttribute, constraint.firstOffset)
    let right = rightSide(of: constraint)
    return "\(left) \(constraint.relation.symbol) \(right)"
  }

  private func rightSide(of constraint: NSLayoutConstraint) -> String {
    guard constraint.secondAttribute != .notAnAttribute || constraint.secondOffset != nil else {
      return formatNumber(constraint.constant)
    }
    var text = side(constraint.secondItem, constraint.secondAttribute, constraint.secondOffset)
    if constraint.multiplier != 1 { text += " * \(formatNumber(constraint.multiplier))" }
    if constraint.constant > 0 { text += " + \(formatNumber(constraint.constant))" }
    if constraint.constant < 0 { text += " - \(formatNumber(-constraint.constant))" }
    return text
  }

  private func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ offset: NSLayoutConstraint.Offset?
  ) -> String {
    if let offset {
      return
        "(\(names.name(of: offset.to?.object)).\(offset.toAttribute.name) - \(names.name(of: offset.from?.object)).\(offset.fromAttribute.name))"
    }
    return names.name(of: item) + "." + attribute.name
  }
}
