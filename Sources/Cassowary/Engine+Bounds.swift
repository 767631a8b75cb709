/// Bounds that follow from others. A screen's height is at least 0 if it is the sum of heights that are, and then it is a
/// position like others, and can be eliminated; without that, one row ties everything on the screen together.
extension Engine {
  func noteUnary(_ constraint: Int32, _ right: Double) {
    let (root, factor) = (gathered[0].index, gathered[0].value)
    unaries.append(Unary(right: right, factor: factor, constraint: constraint, root: root))
    occurrences[root].isFree = false
    let record = constraints[constraint]
    if !record.isRequired || record.relation == .equal {
      occurrences[root].hasCost = true
      return
    }
    let position = right / factor
    if (record.relation == .greaterThanOrEqual) == (factor > 0) {
      if position > occurrences[root].lower {
        occurrences[root].lower = position
        occurrences[root].lowerFrom = constraint
      }
    } else if position < occurrences[root].upper {
      occurrences[root].upper = position
      occurrences[root].upperFrom = constraint
    }
  }

  /// One pass for the positions, in the order in which equalities define them, one for what they imply.
  func boundPositions() {
    for index in 0..<drafts.count where drafts[index].isEquality { forEachBound(index, derive) }
    for index in 0..<drafts.count where drafts[index].isEquality { forEachBound(index, imply) }
  }

  /// What the equality says of each of its columns, given bounds on the others.
  private func forEachBound(_ draft: Int, _ body: (Int, Int32, Double, Double) -> Void) {
    let row = drafts[draft]
    if row.entryCount > 8 { return }
    let range = row.firstEntry..<row.firstEntry + row.entryCount
    for place in range {
      let entry = draftEntries[place]
      let known = occurrences[entry.index]
      if known.isFree ? known.lower > -.infinity || known.isImplied : known.hasCost || known.isUsed { continue }
      var (low, high) = (row.right - row.shift, row.right - row.shift)
      for other in range where other != place {
        let (value, bounds) = (draftEntries[other].value, occurrences[draftEntries[other].index])
        low -= value * (value > 0 ? bounds.upper : bounds.lower)
        high -= value * (value > 0 ? bounds.lower : bounds.upper)
      }
      if entry.value < 0 { swap(&low, &high) }
      body(draft, place, low / entry.value, high / entry.value)
    }
  }

  private func derive(_ draft: Int, _ place: Int32, _ low: Double, _ high: Double) {
    let root = draftEntries[place].index
    // One side is enough to go on with, and the sides of others that it needed are the ones to keep.
    guard occurrences[root].isFree, low.isFinite, !low.isNaN else { return }
    occurrences[root].lower = low
    use(draft, place, lowerOf: true)
  }

  private func imply(_ draft: Int, _ place: Int32, _ low: Double, _ high: Double) {
    let root = draftEntries[place].index
    let own = occurrences[root]
    guard !own.isFree, own.upper == .infinity, own.lower > -.infinity, low.isFinite, low >= own.lower else { return }
    occurrences[root].isFree = true
    occurrences[root].isImplied = true
    occurrences[root].lower = low
    use(draft, place, lowerOf: true)
  }

  /// Notes which bounds of the other columns a lower bound came from.
  private func use(_ draft: Int, _ place: Int32, lowerOf: Bool) {
    let row = drafts[draft]
    let positive = draftEntries[place].value > 0
    for other in row.firstEntry..<row.firstEntry + row.entryCount where other != place {
      let entry = draftEntries[other]
      occurrences[entry.index].isUsed = true
      let isUpper = (entry.value > 0) == positive
      let source = isUpper ? occurrences[entry.index].upperFrom : occurrences[entry.index].lowerFrom
      if source >= 0 { constraints[source].isSupport = true }
    }
  }
}
