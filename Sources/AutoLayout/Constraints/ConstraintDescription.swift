import Foundation

/// Constraints as UIKit prints them, so that people and tools that read its logs can read ours.
@MainActor
struct ConstraintDescription {
  let constraint: LayoutConstraint

  /// `<NSLayoutConstraint:0x… 'identifier' H:[UIView:0x…]-(8)-[UILabel:0x…'Hello']   (active)>`
  var text: String {
    var parts = "<NSLayoutConstraint:\(Self.address(constraint))"
    if let identifier = constraint.identifier, !identifier.isEmpty { parts += " '\(identifier)'" }
    let visual = visualFormat
    parts += " " + (visual ?? equation)
    if visual == nil, constraint.priority < .required {
      parts += " priority:\(Self.number(CGFloat(constraint.priority.rawValue)))"
    }
    var state = constraint.isActive ? "active" : "inactive"
    let names = namesList(usesSuperview: visual != nil)
    if !names.isEmpty { state += ", names: \(names.joined(separator: ", ")) " }
    return parts + "   (\(state))>"
  }

  // MARK: Names

  static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  /// The class as UIKit calls it; a class of the catalog keeps its own name.
  static func className(_ object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    return name.hasPrefix("AutoLayout.")
      ? "UI" + name.dropFirst("AutoLayout.".count) : String(describing: type(of: object))
  }

  /// `UILabel:0x…'Hello'`, or the identifier alone where the view has one.
  static func itemName(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let view = item as? View {
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
      let text = view.contentText()?.string ?? ""
      return "\(className(view)):\(address(view))" + (text.isEmpty ? "" : "'\(shortened(text))'")
    }
    let identifier = (item as? LayoutGuide)?.identifier ?? ""
    return "\(className(item)):\(address(item))" + (identifier.isEmpty ? "" : "'\(identifier)'")
  }

  private static func shortened(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }

  /// `%g`
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private func namesList(usesSuperview: Bool) -> [String] {
    var names: [String] = []
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = item as? View, let identifier = view.accessibilityIdentifier, !identifier.isEmpty else {
        continue
      }
      names.append("\(identifier):\(Self.address(view))")
    }
    if usesSuperview, let container = container {
      names.append("'|':\(Self.className(container)):\(Self.address(container))")
    }
    return names
  }

  // MARK: Visual format

  /// The item that contains the other, for spacing to a superview's edge.
  private var container: View? {
    guard let first = constraint.firstItem as? View, let second = constraint.secondItem as? View else { return nil }
    if first.superview === second { return second }
    return second.superview === first ? first : nil
  }

  /// Spacing with multiplier 1, from one item's end to the next one's start or to an edge of the superview.
  private var visualFormat: String? {
    guard constraint.multiplier == 1, constraint.secondItem != nil, constraint.firstOffset == nil,
      constraint.secondOffset == nil, let first = Edge(constraint.firstAttribute),
      let second = Edge(constraint.secondAttribute), first.isVertical == second.isVertical,
      first.isAbsolute == second.isAbsolute
    else { return nil }
    let axis = first.isVertical ? "V:" : "H:"
    let suffix = first.isAbsolute ? "(LTR)" : ""
    if let container {
      guard first.isStart == second.isStart else { return nil }
      let firstIsInner = constraint.firstItem !== container
      let inner = Self.itemName(firstIsInner ? constraint.firstItem : constraint.secondItem)
      // inner.start = outer.start + c, or outer.end = inner.end + c, is a distance of c; the others are −c.
      let sign: CGFloat = firstIsInner == first.isStart ? 1 : -1
      let gap = predicate(sign: sign)
      return axis + (first.isStart ? "|-\(gap)-[\(inner)]" : "[\(inner)]-\(gap)-|") + suffix
    }
    guard first.isStart != second.isStart else { return nil }
    // later.start = earlier.end + c
    let sign: CGFloat = first.isStart ? 1 : -1
    let earlier = first.isStart ? constraint.secondItem : constraint.firstItem
    let later = first.isStart ? constraint.firstItem : constraint.secondItem
    return axis + "[\(Self.itemName(earlier))]-\(predicate(sign: sign))-[\(Self.itemName(later))]" + suffix
  }

  private func predicate(sign: CGFloat) -> String {
    let relation: String
    switch (constraint.relation, sign > 0) {
    case (.equal, _): relation = ""
    case (.greaterThanOrEqual, true), (.lessThanOrEqual, false): relation = ">="
    case (.lessThanOrEqual, true), (.greaterThanOrEqual, false): relation = "<="
    }
    let value = constraint.constant * sign
    let distance = Self.number(value == 0 ? 0 : value)
    let shown = constraint.usesSystemSpacing ? "NSLayoutAnchorConstraintSpace(\(distance))" : distance
    let priority = constraint.priority < .required ? "@\(Self.number(CGFloat(constraint.priority.rawValue)))" : ""
    return "(\(relation)\(shown)\(priority))"
  }

  private struct Edge {
    let isStart: Bool
    let isVertical: Bool
    let isAbsolute: Bool

    init?(_ attribute: LayoutConstraint.Attribute) {
      switch attribute {
      case .leading: (isStart, isVertical, isAbsolute) = (true, false, false)
      case .trailing: (isStart, isVertical, isAbsolute) = (false, false, false)
      case .left: (isStart, isVertical, isAbsolute) = (true, false, true)
      case .right: (isStart, isVertical, isAbsolute) = (false, false, true)
      case .top: (isStart, isVertical, isAbsolute) = (true, true, false)
      case .bottom: (isStart, isVertical, isAbsolute) = (false, true, false)
      default: return nil
      }
    }
  }

  // MARK: Algebra

  private var equation: String {
    let left = "\(Self.itemName(constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation.symbol) "
    let constant = constraint.constant
    guard constraint.secondAttribute != .notAnAttribute else { return left + Self.number(constant) }
    var right = "\(Self.itemName(constraint.secondItem)).\(constraint.secondAttribute)"
    switch constraint.multiplier {
    case 1: break
    case -1: right = "-" + right
    default: right = "\(Self.number(constraint.multiplier))*" + right
    }
    if constant > 0 { right += " + \(Self.number(constant))" }
    if constant < 0 { right += " - \(Self.number(-constant))" }
    return left + right
  }
}
