/// Elimination. A column without a cost of its own that an equality defines is replaced by this definition, if only few
/// short rows contain it. What remains relates sizes, so that a change is local instead of moving all following views.
///
///     y₂ = y₁ + h₁,  y₁ + h ≥ y₂ + h₂      →      h ≥ h₁ + h₂
struct Presolve: ~Copyable {
  var definitions = Definitions()
  var drafts = Buffer<Draft>()
  var draftEntries = Buffer<Entry>()
  var unaries = Buffer<Unary>()
  var occurrences = Buffer<Occurrences>()
  /// The lists of the drafts that each root occurs in.
  var nodes = Buffer<ListNode>()
  /// The drafts with the root that is being eliminated.
  var draftsWithRoot = Buffer<Int32>()
  /// The equalities that have two columns left.
  var pairs = Buffer<Int32>()
  /// The roots that occur in few rows.
  var candidates = Buffer<Int32>()

  /// Makes a copy of the definitions; everything else is needed only while a program is made.
  func copy() -> Presolve { Presolve(definitions: definitions.copy()) }

  mutating func removeAll(variableCount: Int, constraintCount: Int) {
    definitions.removeAll()
    drafts.removeAll()
    draftEntries.removeAll()
    unaries.removeAll()
    unaries.reserve(constraintCount)
    nodes.removeAll()
    pairs.removeAll()
    candidates.removeAll()
    occurrences.reset(to: variableCount, filling: Occurrences())
  }

  mutating func appendDraft(
    _ entries: borrowing Buffer<Entry>, _ right: Double, of constraint: Int32, isEquality: Bool
  ) {
    let (first, count) = (Int32(draftEntries.count), Int32(entries.count))
    for index in 0..<entries.count { draftEntries.append(entries[index]) }
    drafts.append(
      Draft(
        firstEntry: first, entryCount: count, capacity: count, constraint: constraint, right: right,
        isEquality: isEquality))
  }

  mutating func appendUnary(_ entry: Entry, _ right: Double, of constraint: Int32, _ record: StoredConstraint) {
    unaries.append(Unary(right: right, factor: entry.value, constraint: constraint, root: entry.index))
    noteBound(unaries.last, record)
  }

  /// Follows a constraint of one unknown to the column that represents it, or to a definition in terms of several.
  @inline(__always)
  func resolve(_ unary: Unary) -> Unary {
    var unary = unary
    while occurrences[unary.root].definition >= 0 {
      let definition = definitions[occurrences[unary.root].definition]
      if definition.entryCount != 1 { break }
      let entry = definitions.entries[definition.firstEntry]
      unary.right -= unary.factor * definition.constant
      unary.factor *= entry.value
      unary.root = entry.index
    }
    return unary
  }

  /// Returns a line for each row that elimination left: `x0 - x1 + 8 (#4)`.
  var description: String {
    (0..<drafts.count).map { index in
      let draft = drafts[index]
      if !draft.isAlive { return "" }
      return draftEntries.text(draft.entries) { "x\($0)" }
        + " \(draft.isEquality ? "=" : "~") \(shortest: draft.right - draft.shift) (#\(draft.constraint))\n"
    }.joined() + definitions.description
  }
}

/// The record that elimination keeps for each root.
struct Occurrences: BitwiseCopyable {
  var first: Int32 = -1
  var degree: Int32 = 0
  /// Whether the root has no constraints of one unknown, except those that others imply.
  var isFree = true
  var isImplied = false
  var hasCost = false
  var definition: Int32 = -1
  /// Whether the root's own bounds were used to derive others.
  var isUsed = false
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The constraints that give the bounds, or −1 if other rows imply them.
  var lowerFrom: Int32 = -1
  var upperFrom: Int32 = -1
}
