import LPLayoutModel
import Foundation

extension LayoutResult {
  /// Returns whether an optional constraint is not satisfied only because a required inequality of the author limits the
  /// same attribute, or the other length of a view with an aspect ratio: "as wide as the margins, at most 420". A constant
  /// beyond a limit is a mistake.
  func isLimited(_ record: ConstraintRecord) -> Bool {
    guard case .broken(let by) = record.state, record.second != nil, record.firstStart == nil, by != 0
    else { return false }
    // The relation of an inequality that keeps the attribute from the wanted value.
    let (limit, mirrored): (LayoutRelation, LayoutRelation) =
      by > 0 ? (.lessThanOrEqual, .greaterThanOrEqual) : (.greaterThanOrEqual, .lessThanOrEqual)
    let attributes = linkedLengths(record)
    return constraints.contains { other in
      guard other.origin == .user, other.priority >= 1000, other.state == .holds, other.firstStart == nil,
        other.secondStart == nil
      else { return false }
      return other.relation == limit && other.first == record.first && attributes.contains(other.firstAttribute)
        || other.relation == mirrored && other.second == record.first && other.multiplier > 0
          && attributes.contains(other.secondAttribute)
    }
  }

  /// Returns the first attribute of a constraint, with the other length if a required equation ties both.
  private func linkedLengths(_ record: ConstraintRecord) -> Set<LayoutAttribute> {
    let own = record.firstAttribute
    guard own == .width || own == .height else { return [own] }
    let hasRatio = constraints.contains {
      $0.relation == .equal && $0.priority >= 1000 && $0.state == .holds && $0.first == record.first
        && $0.second == record.first && $0.multiplier > 0
        && Set([$0.firstAttribute, $0.secondAttribute]) == [.width, .height]
    }
    return hasRatio ? [.width, .height] : [own]
  }
}
