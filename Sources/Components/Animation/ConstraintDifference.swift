import Foundation

/// The difference of a tree's constraints: a removed one and a new one of the same shape count as the same.
@MainActor
struct ConstraintDifference {
  private(set) var changed: [(from: CGFloat, new: NSLayoutConstraint)] = []
  private(set) var removed: [NSLayoutConstraint] = []
  private(set) var made: [NSLayoutConstraint] = []

  init(old: [ConstraintState], new: [ConstraintState]) {
    let newOnes = Set(new.map { ObjectIdentifier($0.constraint) })
    let oldConstants = Dictionary(uniqueKeysWithValues: old.map { (ObjectIdentifier($0.constraint), $0.constant) })
    for state in new {
      guard let from = oldConstants[ObjectIdentifier(state.constraint)] else { continue }
      if from != state.constant { changed.append((from, state.constraint)) }
    }
    let pairing = ConstraintPairing(
      old: old.map(\.constraint).filter { !newOnes.contains(ObjectIdentifier($0)) },
      new: new.map(\.constraint).filter { oldConstants[ObjectIdentifier($0)] == nil })
    for (old, new) in pairing.pairs {
      let from = oldConstants[ObjectIdentifier(old)] ?? old.constant
      if from != new.constant { changed.append((from, new)) }
    }
    removed = pairing.unpairedOld.filter { $0.firstItem != nil }
    made = pairing.unpairedNew
  }
}
