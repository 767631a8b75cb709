/// Replacing columns by the equalities that define them.
extension Presolve {
  /// Rows with more entries than this are not changed, because replacing in them would cost more than it saves.
  private static let longest = 24
  /// A column in more rows than this is not eliminated.
  private static let widest: Int32 = 4

  mutating func eliminate(_ constraints: inout ConstraintTable) {
    if drafts.count == 0 { return }
    for draft in 0..<Int32(drafts.count) {
      for place in drafts[draft].entries { addOccurrence(of: draftEntries[place].index, in: draft) }
    }
    deriveBounds(&constraints)
    for degree in (1...Self.widest).reversed() { listCandidates(degree) }
    while true {
      if let draft = pairs.popLast() {
        mergePair(draft, &constraints)
      } else if let root = candidates.popLast() {
        if !occurrences[root].isFree || occurrences[root].degree > Self.widest { continue }
        if let draft = chooseDefinition(root) { eliminate(root, by: draft, &constraints) }
      } else {
        return
      }
    }
  }

  private mutating func listCandidates(_ degree: Int32) {
    for draft in 0..<drafts.count where drafts[draft].isEquality {
      for place in drafts[draft].entries {
        let root = draftEntries[place].index
        if occurrences[root].isFree && occurrences[root].degree == degree { candidates.append(root) }
      }
    }
  }

  private mutating func addOccurrence(of root: Int32, in draft: Int32) {
    nodes.append(ListNode(item: draft, next: occurrences[root].first))
    occurrences[root].first = Int32(nodes.count - 1)
    occurrences[root].degree += 1
  }

  private mutating func removeOccurrence(of root: Int32) {
    occurrences[root].degree -= 1
    if occurrences[root].isFree && occurrences[root].degree <= Self.widest { candidates.append(root) }
  }

  @inline(__always)
  private func place(of root: Int32, in draft: Int32) -> Int32? {
    for place in drafts[draft].entries where draftEntries[place].index == root { return place }
    return nil
  }

  /// Uses an equality with two columns left to make one column, including its constraints, a multiple of the other.
  private mutating func mergePair(_ draft: Int32, _ constraints: inout ConstraintTable) {
    guard drafts[draft].isAlive, drafts[draft].entryCount == 2 else { return }
    let (a, b) = (draftEntries[drafts[draft].firstEntry], draftEntries[drafts[draft].firstEntry + 1])
    guard abs(a.value) < abs(b.value) * Tolerance.ratio, abs(b.value) < abs(a.value) * Tolerance.ratio else { return }
    let eliminated = occurrences[a.index].degree <= occurrences[b.index].degree ? a.index : b.index
    draftsWithRoot.removeAll()
    var node = occurrences[eliminated].first
    while node >= 0 {
      let draft = nodes[node].item
      node = nodes[node].next
      if drafts[draft].isAlive, place(of: eliminated, in: draft) != nil, !isListed(draft) {
        draftsWithRoot.append(draft)
      }
    }
    if !occurrences[eliminated].isFree { occurrences[eliminated == a.index ? b.index : a.index].isFree = false }
    eliminate(eliminated, by: draft, &constraints)
  }

  /// Returns the shortest equality with the root, if replacing the root by it does not make the rows longer in total.
  private mutating func chooseDefinition(_ root: Int32) -> Int32? {
    draftsWithRoot.removeAll()
    var best: Int32?
    var node = occurrences[root].first
    while node >= 0 {
      let draft = nodes[node].item
      node = nodes[node].next
      guard drafts[draft].isAlive, !isListed(draft), let place = place(of: root, in: draft) else { continue }
      if Int(drafts[draft].entryCount) > Self.longest { return nil }
      draftsWithRoot.append(draft)
      if !drafts[draft].isEquality || !isLarge(place, in: draft) { continue }
      if best == nil || drafts[draft].entryCount < drafts[best.unsafelyUnwrapped].entryCount { best = draft }
    }
    guard let best else { return nil }
    let length = Int(drafts[best].entryCount)
    return (draftsWithRoot.count - 1) * (length - 2) <= length ? best : nil
  }

  @inline(__always)
  private func isListed(_ draft: Int32) -> Bool {
    for index in 0..<draftsWithRoot.count where draftsWithRoot[index] == draft { return true }
    return false
  }

  private func isLarge(_ place: Int32, in draft: Int32) -> Bool {
    let value = abs(draftEntries[place].value)
    for other in drafts[draft].entries where abs(draftEntries[other].value) > 8 * value { return false }
    return true
  }

  /// Makes the row the root's definition, and replaces the root in the other rows in `draftsWithRoot`.
  private mutating func eliminate(_ root: Int32, by defining: Int32, _ constraints: inout ConstraintTable) {
    let draft = drafts[defining]
    let pivot = draftEntries[place(of: root, in: defining).unsafelyUnwrapped].value
    occurrences[root].isFree = false
    drafts[defining].isAlive = false
    constraints.records[draft.constraint].role = .absorbed
    for index in 0..<draftsWithRoot.count where draftsWithRoot[index] != defining {
      replace(root, in: draftsWithRoot[index], by: draft, pivot: pivot)
    }
    let first = Int32(definitions.entries.count)
    occurrences[root].definition = Int32(definitions.count)
    for place in draft.entries {
      let entry = draftEntries[place]
      if entry.index == root { continue }
      definitions.entries.append(Entry(value: -entry.value / pivot, index: entry.index))
      removeOccurrence(of: entry.index)
    }
    definitions.append(
      Definition(
        constant: (draft.right - draft.shift) / pivot, root: root, firstEntry: first,
        entryCount: draft.entryCount - 1))
  }

  /// Computes row − factor × definition, in which the root cancels.
  private mutating func replace(_ root: Int32, in target: Int32, by source: Draft, pivot: Double) {
    let place = place(of: root, in: target).unsafelyUnwrapped
    let factor = draftEntries[place].value / pivot
    removeEntry(place, from: target)
    drafts[target].shift += factor * (source.right - source.shift)
    for index in source.entries {
      let entry = draftEntries[index]
      if entry.index == root { continue }
      let change = -factor * entry.value
      if let old = self.place(of: entry.index, in: target) {
        let sum = draftEntries[old].value + change
        if abs(sum) > Tolerance.cancellation * abs(change) {
          draftEntries[old].value = sum
        } else {
          removeEntry(old, from: target)
          removeOccurrence(of: entry.index)
        }
      } else {
        append(Entry(value: change, index: entry.index), to: target)
        addOccurrence(of: entry.index, in: target)
      }
    }
    if drafts[target].isEquality && drafts[target].entryCount == 2 { pairs.append(target) }
  }

  private mutating func removeEntry(_ place: Int32, from draft: Int32) {
    drafts[draft].entryCount -= 1
    draftEntries[place] = draftEntries[drafts[draft].firstEntry + drafts[draft].entryCount]
  }

  private mutating func append(_ entry: Entry, to draft: Int32) {
    let row = drafts[draft]
    if row.entryCount == row.capacity {
      let first = draftEntries.extend(by: Int(row.capacity) + 8)
      for index in 0..<Int(row.entryCount) { draftEntries[first + index] = draftEntries[Int(row.firstEntry) + index] }
      drafts[draft].firstEntry = Int32(first)
      drafts[draft].capacity += 8
    }
    draftEntries[drafts[draft].firstEntry + row.entryCount] = entry
    drafts[draft].entryCount += 1
  }
}
