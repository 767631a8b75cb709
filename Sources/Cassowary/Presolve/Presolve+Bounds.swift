/// Deriving bounds from other bounds. If a screen's height is the sum of heights that are at least 0, its own bound is
/// implied. It is then a position like others and can be eliminated; otherwise one row would connect everything on the
/// screen.
extension Presolve {
  mutating func noteBound(_ unary: Unary, _ record: StoredConstraint) {
    occurrences[unary.root].isFree = false
    if !record.isRequired || record.relation == .equal {
      occurrences[unary.root].hasCost = true
      return
    }
    let position = unary.right / unary.factor
    if (record.relation == .greaterThanOrEqual) == (unary.factor > 0) {
      if position > occurrences[unary.root].lower {
        occurrences[unary.root].lower = position
        occurrences[unary.root].lowerFrom = unary.constraint
      }
    } else if position < occurrences[unary.root].upper {
      occurrences[unary.root].upper = position
      occurrences[unary.root].upperFrom = unary.constraint
    }
  }

  /// Derives bounds in two passes: one finds the lower bounds of positions, in the order in which equalities define
  /// them, and one removes the bounds that these imply.
  mutating func deriveBounds(_ constraints: inout ConstraintTable) {
    for draft in 0..<Int32(drafts.count) where drafts[draft].isEquality { deriveBounds(of: draft, &constraints) }
    for draft in 0..<Int32(drafts.count) where drafts[draft].isEquality { dropImpliedBounds(of: draft, &constraints) }
  }

  /// Derives lower bounds of the draft's columns. One bound is enough to continue, and the bounds of other columns that
  /// it needs are kept.
  private mutating func deriveBounds(of draft: Int32, _ constraints: inout ConstraintTable) {
    if drafts[draft].entryCount > 8 { return }
    for place in drafts[draft].entries {
      let known = occurrences[draftEntries[place].index]
      guard known.isFree, known.lower == -.infinity, !known.isImplied else { continue }
      let low = lowerBound(at: place, in: drafts[draft])
      guard low.isFinite else { continue }
      occurrences[draftEntries[place].index].lower = low
      markSupport(of: place, in: drafts[draft], &constraints)
    }
  }

  private mutating func dropImpliedBounds(of draft: Int32, _ constraints: inout ConstraintTable) {
    if drafts[draft].entryCount > 8 { return }
    for place in drafts[draft].entries {
      let known = occurrences[draftEntries[place].index]
      guard !known.isFree, !known.hasCost, !known.isUsed, known.upper == .infinity, known.lower > -.infinity else {
        continue
      }
      let low = lowerBound(at: place, in: drafts[draft])
      guard low.isFinite, low >= known.lower else { continue }
      let root = draftEntries[place].index
      occurrences[root].isFree = true
      occurrences[root].isImplied = true
      occurrences[root].lower = low
      markSupport(of: place, in: drafts[draft], &constraints)
    }
  }

  /// Returns the lower bound that an equality implies for one of its columns, given bounds on the others.
  ///
  ///     a x = c − Σ b y      →      x ≥ (c − Σ b · (upper or lower bound of y)) / a
  @inline(__always)
  private func lowerBound(at place: Int32, in row: Draft) -> Double {
    let positive = draftEntries[place].value > 0
    var sum = row.right - row.shift
    for other in row.entries where other != place {
      let bounds = occurrences[draftEntries[other].index]
      sum -= draftEntries[other].value * ((draftEntries[other].value > 0) == positive ? bounds.upper : bounds.lower)
    }
    return sum / draftEntries[place].value
  }

  /// Records which bounds of the other columns a lower bound depends on.
  private mutating func markSupport(of place: Int32, in row: Draft, _ constraints: inout ConstraintTable) {
    let positive = draftEntries[place].value > 0
    for other in row.entries where other != place {
      let entry = draftEntries[other]
      occurrences[entry.index].isUsed = true
      let isUpper = (entry.value > 0) == positive
      let source = isUpper ? occurrences[entry.index].upperFrom : occurrences[entry.index].lowerFrom
      if source >= 0 { constraints.records[source].isSupport = true }
    }
  }
}
