/// Equalities of two variables: a required equality with one or two unknowns left is solved at once, and every variable
/// becomes `scale × root + offset`.
struct Substitution: ~Copyable {
  private(set) var affine = Buffer<Affine>()
  var classes = Buffer<VariableClass>()
  /// The left side of the constraint that `gather` read last, in terms of roots.
  var gathered = Buffer<Entry>()
  /// The place of each root in `gathered`, or −1; only for constraints of many terms.
  var gatheredPlace = Buffer<Int32>()
  private var pending = Buffer<ListNode>()
  private var queue = Buffer<Int32>()

  var variableCount: Int { affine.count }

  /// Makes a copy without what only `substituteAll` needs.
  func copy() -> Substitution {
    Substitution(affine: affine.copy(), classes: classes.copy(), gatheredPlace: gatheredPlace.copy())
  }

  mutating func addVariables(_ count: Int) {
    let first = affine.extend(by: count)
    _ = classes.extend(by: count)
    gatheredPlace.resize(to: first + count, filling: -1)
    for index in first..<first + count {
      affine[index] = Affine(scale: 1, offset: 0, root: Int32(index), next: -1)
      classes[index] = VariableClass(last: Int32(index), size: 1, pending: -1, column: -1)
    }
  }

  /// Substitutes until nothing changes. Returns the first equality that contradicts others.
  mutating func substituteAll(_ constraints: inout ConstraintTable) -> Int32? {
    let count = affine.count
    affine.removeAll()
    classes.removeAll()
    gatheredPlace.removeAll()
    pending.removeAll()
    queue.removeAll()
    addVariables(count)
    for index in 0..<Int32(constraints.records.count) {
      let record = constraints.records[index]
      if record.role == .removed { continue }
      constraints.records[index].role = .kink
      constraints.records[index].column = -1
      constraints.records[index].isSupport = false
      if record.relation != .equal || !record.isRequired { continue }
      if !substitute(index, &constraints, isNew: true) { return index }
    }
    while let index = queue.popLast() {
      if constraints.records[index].role != .kink { continue }
      if !substitute(index, &constraints, isNew: false) { return index }
    }
    return nil
  }

  /// Uses an equality up if possible. Returns `false` if it contradicts earlier ones.
  private mutating func substitute(_ constraint: Int32, _ constraints: inout ConstraintTable, isNew: Bool) -> Bool {
    let record = constraints.records[constraint]
    let right = gather(record, constraints.terms)
    switch gathered.count {
    case 0:
      constraints.records[constraint].role = .constant
      return abs(right) <= Tolerance.feasibility * magnitude(of: record, constraints.terms)
    case 1:
      constraints.records[constraint].role = .absorbed
      fix(gathered[0].index, right / gathered[0].value)
    case 2 where isMild(gathered[0].value / gathered[1].value):
      constraints.records[constraint].role = .absorbed
      merge(gathered[0], gathered[1], right)
    default:
      if isNew { appendPending(constraint) }
    }
    return true
  }

  private func isMild(_ ratio: Double) -> Bool {
    abs(ratio) < Tolerance.ratio && abs(ratio) * Tolerance.ratio > 1
  }

  /// Solves `a x + b y = c  →  x = −b/a y + c/a` for each member of the smaller class.
  private mutating func merge(_ a: Entry, _ b: Entry, _ right: Double) {
    var (removed, kept) = (a, b)
    let (sizeA, sizeB) = (classes[a.index].size, classes[b.index].size)
    if sizeA > sizeB || (sizeA == sizeB && a.index < b.index) { swap(&removed, &kept) }
    let scale = -kept.value / removed.value
    let offset = right / removed.value
    var member = removed.index
    while member >= 0 {
      let old = affine[member]
      affine[member].offset = old.offset + old.scale * offset
      affine[member].scale = old.scale * scale
      affine[member].root = kept.index
      member = old.next
    }
    let last = classes[kept.index].last
    affine[last].next = removed.index
    classes[kept.index].last = classes[removed.index].last
    classes[kept.index].size += classes[removed.index].size
    releasePending(of: removed.index, to: kept.index)
  }

  /// Solves `a x = c  →  x = c/a` for each member of the class.
  private mutating func fix(_ root: Int32, _ value: Double) {
    var member = root
    while member >= 0 {
      affine[member].offset += affine[member].scale * value
      affine[member].scale = 0
      affine[member].root = -1
      member = affine[member].next
    }
    releasePending(of: root, to: -1)
  }

  /// Lists an equality with more than two unknowns, to be read again when one of them is substituted.
  private mutating func appendPending(_ constraint: Int32) {
    for index in 0..<gathered.count {
      let root = gathered[index].index
      pending.append(ListNode(item: constraint, next: classes[root].pending))
      classes[root].pending = Int32(pending.count - 1)
    }
  }

  private mutating func releasePending(of removed: Int32, to kept: Int32) {
    var node = classes[removed].pending
    classes[removed].pending = -1
    while node >= 0 {
      queue.append(pending[node].item)
      let next = pending[node].next
      if kept >= 0 {
        pending[node].next = classes[kept].pending
        classes[kept].pending = node
      }
      node = next
    }
  }
}

/// A variable in terms of its root: `variable = scale × root + offset`.
struct Affine: BitwiseCopyable {
  var scale: Double
  var offset: Double
  /// The variable that represents the class, or −1 if the value is known.
  var root: Int32
  /// The next member of the class.
  var next: Int32
}

/// A set of variables with one root, stored at the root's index.
struct VariableClass: BitwiseCopyable {
  var last: Int32
  var size: Int32
  /// The first node of the list of equalities that may become usable when the root is eliminated, or −1.
  var pending: Int32
  /// The column; −1 if none is needed, or −2 − the definition that eliminated the root.
  var column: Int32
}
