import LPAutoLayout
import Foundation
import LPSupport

/// A mistake that is made in one constraint of a screen, so that it contradicts others.
struct SeededConflict: CustomStringConvertible {
  enum Kind: String, CaseIterable, Encodable {
    case changedConstant, oppositeSign, oppositeEdge, secondSize, secondPin, requiredWish, equality
  }

  /// The identifier of the constraint with the mistake. Nothing that ranks repairs reads identifiers.
  static let identifier = "seeded"

  let kind: Kind
  let screen: String
  /// The number of the constraint in the order of the views that hold them.
  let number: Int
  /// What the constant is changed by.
  let shift: CGFloat

  var description: String { "\(kind.rawValue) at constraint \(number) of \(screen)" }

  @MainActor
  static func constraints(of root: UIView) -> [NSLayoutConstraint] {
    root.constraints.filter { $0.origin == .user } + root.subviews.flatMap(constraints)
  }

  /// Makes the mistake.
  ///
  /// - Returns: whether the constraint is one in which it can be made.
  @MainActor
  func apply(to root: UIView) -> Bool {
    let all = Self.constraints(of: root)
    guard all.indices.contains(number), let faulty = faulty(all[number]) else { return false }
    if kind == .changedConstant || kind == .oppositeSign {
      // A constant changes in its place: the order of constraints stays.
      all[number].constant = faulty.constant
      all[number].identifier = Self.identifier
      return true
    }
    faulty.identifier = Self.identifier
    faulty.callSite = all[number].callSite
    if kind != .secondSize, kind != .secondPin { all[number].isActive = false }
    faulty.isActive = true
    return true
  }

  @MainActor
  private func faulty(_ old: NSLayoutConstraint) -> NSLayoutConstraint? {
    guard let first = old.firstItem, old.firstOffset == nil, old.secondOffset == nil else { return nil }
    var (attribute, relation, constant, priority) = (old.firstAttribute, old.relation, old.constant, old.priority)
    let isEquation = old.relation == .equal && old.priority == .required
    switch kind {
    case .changedConstant:
      guard isEquation else { return nil }
      constant += shift
    case .oppositeSign:
      guard isEquation, old.secondItem != nil, constant != 0 else { return nil }
      constant = -constant
    case .oppositeEdge:
      guard isEquation, old.secondItem != nil, let other = Self.opposite(attribute) else { return nil }
      attribute = other
    case .secondSize:
      guard isEquation, old.secondItem == nil else { return nil }
      constant += shift
    case .secondPin:
      guard isEquation, old.secondItem != nil else { return nil }
      constant += shift
    case .requiredWish:
      guard priority != .required else { return nil }
      priority = .required
    case .equality:
      guard relation != .equal, priority == .required else { return nil }
      relation = .equal
    }
    let new = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: old.secondItem, attribute: old.secondAttribute,
      multiplier: old.multiplier, constant: constant)
    new.priority = priority
    return new
  }

  private static func opposite(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute? {
    switch attribute {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    default: nil
    }
  }
}
