/// Required equalities with one or two unknowns left are solved on the spot: `x = scale × root + offset`.
extension Engine {
  /// Brings a constraint's left side to roots: fills `gathered` and returns the constant that is left on the right.
  @inline(__always)
  func gather(_ record: borrowing Record) -> Double {
    gathered.removeAll()
    var right = record.constant
    var largest = 0.0
    let first = Int(record.firstTerm)
    for index in first..<first + Int(record.termCount) {
      let term = terms[index]
      let member = affine[term.variable]
      right -= term.coefficient * member.offset
      if member.root < 0 { continue }
      let value = term.coefficient * member.scale
      largest = max(largest, abs(value))
      if record.termCount <= 12 {
        addSmall(member.root, value)
      } else {
        addMarked(member.root, value)
      }
    }
    if record.termCount > 12 {
      for index in 0..<gathered.count { gatherMark[gathered[index].index] = -1 }
    }
    dropCancelled(largest)
    return right
  }

  @inline(__always)
  private func addSmall(_ root: Int32, _ value: Double) {
    for index in 0..<gathered.count where gathered[index].index == root {
      gathered[index].value += value
      return
    }
    gathered.append(Entry(value: value, index: root))
  }

  private func addMarked(_ root: Int32, _ value: Double) {
    let slot = gatherMark[root]
    if slot >= 0 {
      gathered[slot].value += value
    } else {
      gatherMark[root] = Int32(gathered.count)
      gathered.append(Entry(value: value, index: root))
    }
  }

  @inline(__always)
  private func dropCancelled(_ largest: Double) {
    var kept = 0
    for index in 0..<gathered.count where abs(gathered[index].value) > largest * Tolerance.cancellation {
      gathered[kept] = gathered[index]
      kept += 1
    }
    gathered.truncate(to: kept)
  }

  /// The size of the numbers in a constraint, for tolerances.
  func magnitude(of record: Record) -> Double {
    var sum = max(1, abs(record.constant))
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let term = terms[index]
      sum = max(sum, abs(term.coefficient * affine[term.variable].offset))
    }
    return sum
  }

  /// Uses up a required equality if it can. Returns false where it contradicts those before.
  func substitute(_ constraint: Int32, isNew: Bool) -> Bool {
    let record = constraints[constraint]
    let right = gather(record)
    switch gathered.count {
    case 0:
      constraints[constraint].home = .constant
      return abs(right) <= Tolerance.feasibility * magnitude(of: record)
    case 1:
      constraints[constraint].home = .absorbed
      fix(gathered[0].index, right / gathered[0].value)
    case 2 where isMild(gathered[0].value / gathered[1].value):
      constraints[constraint].home = .absorbed
      merge(gathered[0], gathered[1], right)
    default:
      if isNew { wait(constraint) }
    }
    return true
  }

  private func isMild(_ ratio: Double) -> Bool {
    abs(ratio) < Tolerance.ratio && abs(ratio) * Tolerance.ratio > 1
  }

  /// a x + b y = c: the smaller class is told in terms of the larger one's root.
  private func merge(_ a: Entry, _ b: Entry, _ right: Double) {
    var (gone, kept) = (a, b)
    let (sizeA, sizeB) = (classes[a.index].size, classes[b.index].size)
    if sizeA > sizeB || (sizeA == sizeB && a.index < b.index) { swap(&gone, &kept) }
    let scale = -kept.value / gone.value
    let offset = right / gone.value
    var member = gone.index
    while member >= 0 {
      let old = affine[member]
      affine[member].offset = old.offset + old.scale * offset
      affine[member].scale = old.scale * scale
      affine[member].root = kept.index
      member = old.next
    }
    let last = classes[kept.index].last
    affine[last].next = gone.index
    classes[kept.index].last = classes[gone.index].last
    classes[kept.index].size += classes[gone.index].size
    releasePending(of: gone.index, to: kept.index)
  }

  private func fix(_ root: Int32, _ value: Double) {
    var member = root
    while member >= 0 {
      affine[member].offset += affine[member].scale * value
      affine[member].scale = 0
      affine[member].root = -1
      member = affine[member].next
    }
    releasePending(of: root, to: -1)
  }

  private func wait(_ constraint: Int32) {
    for index in 0..<gathered.count {
      let root = gathered[index].index
      pending.append(PendingNode(constraint: constraint, next: classes[root].pending))
      classes[root].pending = Int32(pending.count - 1)
    }
  }

  /// The equalities that waited for a root that is gone are looked at again.
  private func releasePending(of gone: Int32, to kept: Int32) {
    var node = classes[gone].pending
    classes[gone].pending = -1
    while node >= 0 {
      queue.append(pending[node].constraint)
      let next = pending[node].next
      if kept >= 0 {
        pending[node].next = classes[kept].pending
        classes[kept].pending = node
      }
      node = next
    }
  }

  /// Substitutes until nothing changes. Returns the first equality that contradicts others.
  func substituteAll() -> Int32? {
    affine.reserve(variableCount)
    classes.reserve(variableCount)
    affine.removeAll()
    classes.removeAll()
    pending.removeAll()
    queue.removeAll()
    for index in 0..<Int32(variableCount) {
      affine.append(Affine(scale: 1, offset: 0, root: index, next: -1))
      classes.append(VariableClass(last: index, size: 1, pending: -1, column: -1))
    }
    gatherMark.reset(to: variableCount, filling: -1)
    for index in 0..<Int32(constraints.count) {
      let record = constraints[index]
      if record.home == .removed { continue }
      constraints[index].home = .kink
      constraints[index].column = -1
      constraints[index].isSupport = false
      if record.relation != .equal || !record.isRequired { continue }
      if !substitute(index, isNew: true) { return index }
    }
    while let index = queue.popLast() {
      if constraints[index].home != .kink { continue }
      if !substitute(index, isNew: false) { return index }
    }
    return nil
  }
}
