internal import LPAutoLayout
internal import LPLayoutModel
public import UIKit

/// Constraints that one chain of a closure makes, which are activated and changed together.
@MainActor
public final class Constraint {
  /// What a chain says.
  struct Description {
    var from: ConstraintItem
    var relation: NSLayoutConstraint.Relation
    var related: any ConstraintRelatableTarget
    var multiplier: CGFloat = 1
    var constant: (any ConstraintConstantTarget)?
    /// Whether the constant moves inwards.
    var isInset = false
    var priority: Float = UILayoutPriority.required.rawValue
    var label: String?
    var site: CallSite
  }

  private var description: Description
  private(set) var layoutConstraintsByAttribute:
    [(attribute: NSLayoutConstraint.Attribute, constraint: LayoutConstraint)] = []

  init(_ description: Description) {
    self.description = description
    layoutConstraintsByAttribute = made()
  }

  /// The constraints of UIKit.
  public var layoutConstraints: [LayoutConstraint] { layoutConstraintsByAttribute.map(\.constraint) }

  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { newValue ? activate() : deactivate() }
  }

  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    keeper?.snapConstraints.append(self)
  }

  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    keeper?.snapConstraints.removeAll { $0 === self }
  }

  public func install() { activate() }
  public func uninstall() { deactivate() }

  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint { update(offset, isInset: false) }

  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint { update(inset, isInset: true) }

  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint { update(inset, isInset: true) }

  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    description.priority = priority.constraintPriorityTargetValue
    for constraint in layoutConstraints { constraint.priority = UILayoutPriority(description.priority) }
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint { update(priority: priority.value) }

  private func update(_ constant: any ConstraintConstantTarget, isInset: Bool) -> Constraint {
    (description.constant, description.isInset) = (constant, isInset)
    for (attribute, constraint) in layoutConstraintsByAttribute { constraint.constant = self.constant(of: attribute) }
    return self
  }

  // MARK: Making

  /// The object that is placed, which knows the constraints that were made for it.
  private var keeper: (any SnapKeeper)? { description.from.target as? any SnapKeeper }

  private func made() -> [(attribute: NSLayoutConstraint.Attribute, constraint: LayoutConstraint)] {
    guard let first = description.from.target else { return [] }
    return description.from.attributes.all.enumerated().compactMap { number, attribute in
      let isSize = attribute == .width || attribute == .height
      var (second, other): (AnyObject?, NSLayoutConstraint.Attribute) = (nil, .notAnAttribute)
      switch description.related {
      case let item as ConstraintItem:
        (second, other) = (item.target, self.other(attribute, number, of: item))
      case let view as UIView: (second, other) = (view, attribute)
      case let guide as UILayoutGuide: (second, other) = (guide, attribute)
      default:
        // A place is one in the view around; a size is a number.
        if !isSize { (second, other) = (keeper?.snapSuperview, attribute) }
      }
      if second == nil, !isSize { return nil }
      if second == nil, description.related is ConstraintItem { return nil }
      let constraint = LayoutConstraint(
        item: first, attribute: attribute, relatedBy: description.relation, toItem: second, attribute: other,
        multiplier: description.multiplier, constant: constant(of: attribute))
      constraint.priority = UILayoutPriority(description.priority)
      constraint.identifier = description.label
      constraint.callSite = description.site
      return (attribute, constraint)
    }
  }

  /// The attribute that one is related to: of several the one in the same place, where it is the same kind.
  private func other(
    _ attribute: NSLayoutConstraint.Attribute, _ number: Int, of item: ConstraintItem
  ) -> NSLayoutConstraint.Attribute {
    let (own, others) = (description.from.attributes.all, item.attributes.all)
    if others.isEmpty || own == others { return attribute }
    if others.count == own.count { return others[number] }
    return others.contains(attribute) ? attribute : others[min(number, others.count - 1)]
  }

  /// A constant that was set takes the place of a number that the constraint was related to.
  private func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let target = description.constant ?? description.related as? any ConstraintConstantTarget else { return 0 }
    let isNumber = !(target is UIEdgeInsets || target is NSDirectionalEdgeInsets)
    let constant = target.constant(of: attribute)
    guard description.isInset, isNumber else { return constant }
    return UIEdgeInsets(top: constant, left: constant, bottom: constant, right: constant).constant(of: attribute)
  }

  /// Whether another constraint differs in its constant and priority only.
  func isAlike(_ other: Constraint) -> Bool {
    guard layoutConstraints.count == other.layoutConstraints.count else { return false }
    return zip(layoutConstraints, other.layoutConstraints).allSatisfy { first, second in
      first.firstItem === second.firstItem && first.secondItem === second.secondItem
        && first.firstAttribute == second.firstAttribute && first.secondAttribute == second.secondAttribute
        && first.relation == second.relation && first.multiplier == second.multiplier
    }
  }

  /// Takes the constant and the priority of another constraint over.
  func takeOver(_ other: Constraint) {
    (description.constant, description.isInset) = (other.description.constant, other.description.isInset)
    description.related = other.description.related
    description.priority = other.description.priority
    for (own, new) in zip(layoutConstraints, other.layoutConstraints) {
      (own.constant, own.priority) = (new.constant, new.priority)
    }
  }
}

/// A constraint of UIKit that one of these calls made.
public class LayoutConstraint: NSLayoutConstraint {
  /// The label that `labeled(_:)` gave it.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

/// A priority of constraints, as a number from 1 to 1000.
public struct ConstraintPriority: ConstraintPriorityTarget, Equatable, Sendable {
  public let value: Float

  public init(_ value: Float) { self.value = value }

  public static let required = ConstraintPriority(1000)
  public static let high = ConstraintPriority(750)
  public static let medium = ConstraintPriority(500)
  public static let low = ConstraintPriority(250)

  public var constraintPriorityTargetValue: Float { value }
  public func advanced(by amount: Float) -> ConstraintPriority { ConstraintPriority(value + amount) }
}
