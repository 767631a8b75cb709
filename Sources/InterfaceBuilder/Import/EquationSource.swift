import LPAutoLayout
import Foundation

/// Writes constraints as lines of the DSL.
@MainActor
struct EquationSource {
  /// The names of views and guides.
  let names: [ObjectIdentifier: String]

  /// Returns the line of a constraint, or `nil` where an end has no name.
  func line(_ constraint: NSLayoutConstraint) -> String? {
    equation(constraint).map {
      $0 + (constraint.isPlaceholder ? "  // a placeholder: the app is built without it" : "")
    }
  }

  private func equation(_ constraint: NSLayoutConstraint) -> String? {
    guard let first = constraint.firstItem, let left = end(first, constraint.firstAttribute) else { return nil }
    guard let second = constraint.secondItem else {
      return "\(left.text) \(constraint.relation.symbol) \(SwiftText.number(constraint.constant))" + suffix(constraint)
    }
    guard let right = end(second, constraint.secondAttribute) else { return nil }
    guard left.side.isComparable(with: right.side) else { return longForm(constraint, first, second) }
    var text = "\(left.text) \(constraint.relation.symbol) \(right.text)"
    if constraint.multiplier != 1 { text += " * \(factor(constraint.multiplier))" }
    if constraint.constant > 0 { text += " + \(SwiftText.number(constraint.constant))" }
    if constraint.constant < 0 { text += " - \(SwiftText.number(-constraint.constant))" }
    return text + suffix(constraint)
  }

  private func factor(_ multiplier: CGFloat) -> String {
    let text = SwiftText.number(multiplier)
    return multiplier < 0 ? "(\(text))" : text
  }

  private func suffix(_ constraint: NSLayoutConstraint) -> String {
    constraint.priority == .required ? "" : " ~ \(SwiftText.priority(constraint.priority))"
  }

  /// Returns the long form of a constraint that documents may contain but the DSL's types forbid, such as leading
  /// against left.
  private func longForm(_ constraint: NSLayoutConstraint, _ first: AnyObject, _ second: AnyObject) -> String? {
    guard let one = names[ObjectIdentifier(first)], let other = names[ObjectIdentifier(second)] else { return nil }
    return
      "NSLayoutConstraint(item: \(one), attribute: .\(constraint.firstAttribute), relatedBy: .\(constraint.relation), "
      + "toItem: \(other), attribute: .\(constraint.secondAttribute), multiplier: "
      + "\(SwiftText.number(constraint.multiplier)), constant: \(SwiftText.number(constraint.constant)))"
  }

  // MARK: Ends

  private enum Side {
    case reading, fixed, centerX, vertical, dimension

    func isComparable(with other: Side) -> Bool {
      self == other
        || [self, other].contains(.centerX)
          && ![self, other].contains(where: { [.vertical, .dimension].contains($0) })
    }
  }

  private func end(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> (text: String, side: Side)? {
    guard let name = names[ObjectIdentifier(item)] else { return nil }
    switch attribute {
    case .leading, .trailing: return ("\(name).\(attribute)", .reading)
    case .left, .right: return ("\(name).\(attribute)", .fixed)
    case .centerX: return ("\(name).centerX", .centerX)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: return ("\(name).\(attribute)", .vertical)
    case .width, .height: return ("\(name).\(attribute)", .dimension)
    case .leadingMargin: return ("\(name).margins.leading", .reading)
    case .trailingMargin: return ("\(name).margins.trailing", .reading)
    case .leftMargin: return ("\(name).margins.left", .fixed)
    case .rightMargin: return ("\(name).margins.right", .fixed)
    case .centerXWithinMargins: return ("\(name).margins.centerX", .centerX)
    case .topMargin: return ("\(name).margins.top", .vertical)
    case .bottomMargin: return ("\(name).margins.bottom", .vertical)
    case .centerYWithinMargins: return ("\(name).margins.centerY", .vertical)
    default: return nil
    }
  }
}
