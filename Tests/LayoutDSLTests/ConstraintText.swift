import LPAutoLayout
import Foundation

@testable import LPLayoutDSL

/// What a constraint says, by attributes: `leading >= 2 trailing + 8 @750`.
@MainActor
func text(_ constraint: NSLayoutConstraint) -> String {
  let relation =
    switch constraint.relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  var text = "\(constraint.firstAttribute) \(relation)"
  if constraint.secondAttribute != .notAnAttribute {
    if constraint.multiplier != 1 { text += " \(number(constraint.multiplier))" }
    text += " \(constraint.secondAttribute)"
    if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
    if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
  } else {
    text += " \(number(constraint.constant))"
  }
  if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
  return text
}

@MainActor
func texts(_ equation: Equation) -> [String] { equation.makeConstraints().map(text) }

private func number(_ value: CGFloat) -> String {
  value == value.rounded() ? String(Int(value)) : String(Double((value * 1000).rounded() / 1000))
}
