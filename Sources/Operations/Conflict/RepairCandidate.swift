import LPLayoutModel
import LPConflictLogs
import Foundation
import LPReasoning

/// A change of a member of a conflict, and what the variants look like in which it was tried.
struct RepairCandidate {
  let conflict: Int
  /// The index of the member.
  let member: Int
  let key: String
  let change: ConstraintChange
  /// How little the change fits what makes the constraint suspicious.
  let cost: Double
  private(set) var equation = ""
  private var penalty = 0.0
  private var variants = 0
  /// Variants without a conflict in which something moves.
  private var disturbed = 0
  private(set) var removed: Set<[String]> = []
  private(set) var moves: [LiveRepair.Move] = []
  /// Whether a variant still has another conflict of the same constraints.
  private(set) var isPartial = false

  init(conflict: Int, member: Int, key: String, change: ConstraintChange, cost: Double) {
    (self.conflict, self.member, self.key, self.change, self.cost) = (conflict, member, key, change, cost)
  }

  /// The rank; the least is the likeliest repair.
  func score(_ suspicion: Suspicion?) -> Double {
    let count = Double(max(1, variants))
    let fit = (penalty + 20 * Double(disturbed)) / count + cost - (suspicion?.weight ?? 0)
    return (isPartial ? 1000 : 0) + fit - 10 * Double(removed.count) + 0.1 * Double(min(moves.count, 20))
  }

  /// Notes what a variant looks like with the change.
  ///
  /// - Returns: whether the conflict is gone and nothing else went wrong.
  mutating func add(_ outcome: ConflictTrials.Outcome, before: ConflictTrials.Outcome, of conflict: TriedConflict)
    -> Bool
  {
    guard !outcome.conflicts.contains(where: { conflict.keys.isSubset(of: $0) }),
      outcome.conflicts.isSubset(of: before.conflicts),
      Self.ambiguities(outcome).isSubset(of: Self.ambiguities(before))
    else { return false }
    if !outcome.inConflict.isDisjoint(with: conflict.keys) { isPartial = true }
    if equation.isEmpty { equation = outcome.equation }
    removed.formUnion(before.conflicts.subtracting(outcome.conflicts))
    let found = Self.moves(before.layout, outcome.layout)
    if before.conflicts.isEmpty, !found.isEmpty { disturbed += 1 }
    for move in found {
      if let known = moves.firstIndex(where: { $0.view == move.view }) {
        moves[known].by = max(moves[known].by, move.by)
      } else {
        moves.append(move)
      }
    }
    penalty += LayoutPenalty(outcome.layout).value
    variants += 1
    return true
  }

  private static func ambiguities(_ outcome: ConflictTrials.Outcome) -> Set<String> {
    Set(outcome.layout.views.flatMap { view in view.ambiguousAttributes.map { "\(view.path).\($0.name)" } })
  }

  private static func moves(_ before: LayoutResult, _ after: LayoutResult) -> [LiveRepair.Move] {
    zip(before.views, after.views).compactMap { old, new in
      let (from, to) = (old.alignmentRect, new.alignmentRect)
      let by = max(
        abs(from.minX - to.minX), abs(from.maxX - to.maxX), abs(from.minY - to.minY), abs(from.maxY - to.maxY))
      return by > 0.5 && !new.isHidden ? LiveRepair.Move(view: new.name, by: Double(by)) : nil
    }
  }

  var kind: LiveRepair.Kind {
    switch change {
    case .removal: .removal
    case .priority: .priority
    case .relation: .relation
    case .constant: .constant
    case .attributes: .attribute
    case .exchangedItems: .items
    }
  }
}
