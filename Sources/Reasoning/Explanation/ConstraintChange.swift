package import LPAutoLayout
import Foundation

/// A change of one constraint that may resolve a conflict.
package enum ConstraintChange: Hashable, Codable, Sendable {
  case removal
  case priority(Float)
  case relation(NSLayoutConstraint.Relation)
  case constant(Double)
  case attributes(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
  /// The items of both sides change places.
  case exchangedItems

  /// Returns what a constraint says after the change; `nil` for a removal.
  func applied(to statement: NSLayoutConstraint.Statement) -> NSLayoutConstraint.Statement? {
    var changed = statement
    switch self {
    case .removal: return nil
    case .priority(let priority): changed.priority = UILayoutPriority(priority)
    case .relation(let relation): changed.relation = relation
    case .constant(let constant): changed.constant = CGFloat(constant)
    case .attributes(let first, let second): (changed.firstAttribute, changed.secondAttribute) = (first, second)
    case .exchangedItems: swap(&changed.first, &changed.second)
    }
    return changed
  }
}
