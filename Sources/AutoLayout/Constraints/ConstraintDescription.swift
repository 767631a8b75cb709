import Foundation

/// Prints constraints as UIKit does, for people and tools that read its logs.
@MainActor
struct ConstraintDescription {
  let constraint: NSLayoutConstraint

  /// `<NSLayoutConstraint:0x… 'identifier' H:[UIView:0x…]-(8)-[UILabel:0x…'Hello']   (active)>`
  var text: String {
    var parts = "<\(Self.constraintClass(constraint)):\(Self.address(constraint))"
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

  /// The equation of the constraint, without its class, its address and its state.
  var statement: String { visualFormat ?? equation }

  // MARK: Names

  /// Returns the object's address, by which a debugger finds it.
  static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Returns UIKit's name of the class; a class of the catalog keeps its own name.
  static func className(_ object: AnyObject) -> String {
    if object is LayoutSupportGuide { return "_UILayoutGuide" }
    let name = ShortClassName.whole(of: type(of: object))
    guard ShortClassName.isOfCore(object), ShortClassName.prefix(of: name) == nil else { return name }
    return "UI" + name
  }

  /// Returns UIKit's name of the constraint's class, or the name of a subclass.
  private static func constraintClass(_ constraint: NSLayoutConstraint) -> String {
    if constraint is LayoutSupportConstraint { return "_UILayoutSupportConstraint" }
    return ShortClassName.isOfCore(constraint) ? "NSLayoutConstraint" : ShortClassName.whole(of: type(of: constraint))
  }

  /// Returns `UILabel:0x…'Hello'`, or the identifier alone if the view has one.
  static func itemName(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let view = item as? UIView {
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return shortened(identifier) }
      let text = view.contentText()?.string ?? ""
      return "\(className(view)):\(address(view))" + (text.isEmpty ? "" : "'\(shortened(text))'")
    }
    let identifier = (item as? UILayoutGuide)?.identifier ?? ""
    return "\(className(item)):\(address(item))" + (identifier.isEmpty ? "" : "'\(identifier)'")
  }

  private static func shortened(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }

  /// `%g`
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private func namesList(usesSuperview: Bool) -> [String] {
    Self.namesList(
      of: constraint.items.compactMap { $0 as? UIView }, superview: usesSuperview ? container : nil)
  }

  /// Returns the list of names: the identifiers of views, and `|`.
  static func namesList(of views: [UIView], superview: UIView?) -> [String] {
    var seen: Set<ObjectIdentifier> = []
    let identified = views.compactMap { view -> String? in
      guard let identifier = view.accessibilityIdentifier, !identifier.isEmpty,
        seen.insert(ObjectIdentifier(view)).inserted
      else { return nil }
      return "\(shortened(identifier)):\(address(view))"
    }
    return identified + [superview].compactMap { $0 }.map { "'|':\(className($0)):\(address($0))" }
  }

  // MARK: Visual format

  /// Returns what `|` stands for: an item's superview, or a guide's owner.
  private static func container(of item: AnyObject?) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  /// The view that `|` stands for, if the constraint is printed as spacing to it.
  private var container: UIView? {
    guard let visual = visualForm else { return nil }
    switch visual {
    case .near: return constraint.secondItem as? UIView
    case .far: return constraint.firstItem as? UIView
    case .between: return nil
    }
  }

  private enum VisualForm { case near, far, between }

  /// The form for spacing with multiplier 1, written forwards: `inner.start = outer.start + c`, `outer.end = inner.end
  /// + c`, `later.start = earlier.end + c`. UIKit prints spacing that is written backwards as an equation.
  private var visualForm: VisualForm? {
    guard constraint.multiplier == 1, constraint.secondItem != nil, constraint.firstOffset == nil,
      constraint.secondOffset == nil, let first = Edge(constraint.firstAttribute),
      let second = Edge(constraint.secondAttribute), first.isVertical == second.isVertical,
      first.isAbsolute == second.isAbsolute
    else { return nil }
    let (outer, inner) = (constraint.firstItem, constraint.secondItem)
    switch (first.isStart, second.isStart) {
    case (true, true): return Self.container(of: outer) === inner ? .near : nil
    case (false, false): return Self.container(of: inner) === outer ? .far : nil
    case (true, false): return outer === inner ? nil : .between
    case (false, true): return nil
    }
  }

  private var visualFormat: String? {
    guard let form = visualForm, let edge = Edge(constraint.firstAttribute) else { return nil }
    let axis = edge.isVertical ? "V:" : "H:"
    let suffix = edge.isAbsolute ? "(LTR)" : ""
    let (first, second) = (Self.itemName(constraint.firstItem), Self.itemName(constraint.secondItem))
    switch form {
    case .near: return "\(axis)|-\(predicate)-[\(first)]\(suffix)"
    case .far: return "\(axis)[\(second)]-\(predicate)-|\(suffix)"
    case .between: return "\(axis)[\(second)]-\(predicate)-[\(first)]\(suffix)"
    }
  }

  private var predicate: String {
    let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
    let priority = constraint.priority < .required ? "@\(Self.number(CGFloat(constraint.priority.rawValue)))" : ""
    return "(\(relation)\(space ?? Self.number(constraint.constant == 0 ? 0 : constraint.constant))\(priority))"
  }

  /// UIKit's name for the system's spacing, from a format's `-` or from an anchor.
  private var space: String? {
    guard constraint.usesSystemSpacing else { return nil }
    let name = constraint.isFromFormat ? "NSSpace" : "NSLayoutAnchorConstraintSpace"
    return "\(name)(\(Self.number(constraint.constant)))"
  }

  private struct Edge {
    let isStart: Bool
    let isVertical: Bool
    let isAbsolute: Bool

    init?(_ attribute: NSLayoutConstraint.Attribute) {
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
    let left = Self.text(of: constraint.firstSide)
    let start = "\(left) \(constraint.relation.symbol) "
    let constant = constraint.constant
    guard constraint.secondAttribute != .notAnAttribute || constraint.secondOffset != nil else {
      return start + Self.number(constant)
    }
    var right = Self.text(of: constraint.secondSide)
    switch constraint.multiplier {
    case 1: break
    case -1: right = "-" + right
    default: right = "\(Self.number(constraint.multiplier))*" + right
    }
    if let space { return start + right + " " + space }
    if constant > 0 { right += " + \(Self.number(constant))" }
    if constant < 0 { right += " - \(Self.number(-constant))" }
    return start + right
  }

  /// Returns `card.width`, or the distance between two anchors: `(b.leading - a.trailing)`.
  private static func text(of side: ConstraintSide) -> String {
    guard let offset = side.offset else { return "\(itemName(side.item)).\(side.attribute.name)" }
    let to = "\(itemName(offset.to?.object)).\(offset.toAttribute.name)"
    return "(\(to) - \(itemName(offset.from?.object)).\(offset.fromAttribute.name))"
  }
}
