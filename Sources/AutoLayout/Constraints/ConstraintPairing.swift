/// Pairs old and new constraints of the same shape, each in one pair at most.
@MainActor
package struct ConstraintPairing {
  package private(set) var pairs: [(old: NSLayoutConstraint, new: NSLayoutConstraint)] = []
  package private(set) var unpairedOld: [NSLayoutConstraint] = []
  package private(set) var unpairedNew: [NSLayoutConstraint] = []

  /// Pairs constraints. Of several old ones, the one with the same name is taken, then the same priority, then the one
  /// activated first.
  package init(old: [NSLayoutConstraint], new: [NSLayoutConstraint]) {
    var candidates = Dictionary(grouping: old.indices, by: { ConstraintShape(old[$0]) })
    var taken: Set<Int> = []
    for constraint in new {
      let shape = ConstraintShape(constraint)
      let best = (candidates[shape] ?? []).min { a, b in
        Self.rank(old[a], constraint) < Self.rank(old[b], constraint)
      }
      guard let best else {
        unpairedNew.append(constraint)
        continue
      }
      candidates[shape]?.removeAll { $0 == best }
      taken.insert(best)
      pairs.append((old[best], constraint))
    }
    unpairedOld = old.indices.filter { !taken.contains($0) }.map { old[$0] }
  }

  private static func rank(_ old: NSLayoutConstraint, _ new: NSLayoutConstraint) -> (Int, Int, Int) {
    (old.identifier == new.identifier ? 0 : 1, old.priority == new.priority ? 0 : 1, old.activationOrder)
  }
}
