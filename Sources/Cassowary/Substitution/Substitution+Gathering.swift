/// Reading constraints in terms of roots.
extension Substitution {
  /// Fills `gathered` with a constraint's left side, and returns the constant on the right.
  ///
  ///     Σ a x = c,  x = s r + o      →      Σ a s r = c − Σ a o
  @inline(__always)
  mutating func gather(_ record: StoredConstraint, _ terms: borrowing Buffer<ConstraintBatch.Term>) -> Double {
    gathered.removeAll()
    var right = record.constant
    var largest = 0.0
    for index in record.terms {
      let term = terms[index]
      let member = affine[term.variable]
      right -= term.coefficient * member.offset
      if member.root < 0 { continue }
      let value = term.coefficient * member.scale
      largest = max(largest, abs(value))
      if record.termCount <= 12 {
        addBySearch(member.root, value)
      } else {
        addByPlace(member.root, value)
      }
    }
    if record.termCount > 12 {
      for index in 0..<gathered.count { gatheredPlace[gathered[index].index] = -1 }
    }
    dropCancelled(largest)
    return right
  }

  @inline(__always)
  private mutating func addBySearch(_ root: Int32, _ value: Double) {
    for index in 0..<gathered.count where gathered[index].index == root {
      gathered[index].value += value
      return
    }
    gathered.append(Entry(value: value, index: root))
  }

  private mutating func addByPlace(_ root: Int32, _ value: Double) {
    let place = gatheredPlace[root]
    if place >= 0 {
      gathered[place].value += value
    } else {
      gatheredPlace[root] = Int32(gathered.count)
      gathered.append(Entry(value: value, index: root))
    }
  }

  @inline(__always)
  private mutating func dropCancelled(_ largest: Double) {
    var kept = 0
    for index in 0..<gathered.count where abs(gathered[index].value) > largest * Tolerance.cancellation {
      gathered[kept] = gathered[index]
      kept += 1
    }
    gathered.truncate(to: kept)
  }

  /// Returns the size of the numbers in a constraint, for tolerances.
  @inline(__always)
  func magnitude(of record: StoredConstraint, _ terms: borrowing Buffer<ConstraintBatch.Term>) -> Double {
    var sum = max(1, abs(record.constant))
    for index in record.terms { sum = max(sum, abs(terms[index].coefficient * affine[terms[index].variable].offset)) }
    return sum
  }

  /// Whether a constraint is acceptable if its left side minus its right side is `error`: always, unless it is required
  /// and violated.
  @inline(__always)
  func holds(
    _ record: StoredConstraint, _ error: Double, _ terms: borrowing Buffer<ConstraintBatch.Term>
  ) -> Bool {
    !record.isRequired || record.violation(error) <= Tolerance.feasibility * magnitude(of: record, terms)
  }

  /// Returns the member of a class that was added first.
  @inline(__always)
  func firstMember(_ root: Int32) -> Int32 {
    var least = root
    var member = root
    while member >= 0 {
      least = min(least, member)
      member = affine[member].next
    }
    return least
  }

  /// Returns the member of a class that was added first of those that a table selects.
  func firstMember(_ root: Int32, where isIncluded: borrowing Buffer<Bool>) -> Int32? {
    var least: Int32?
    var member = root
    while member >= 0 {
      if isIncluded[member] { least = min(least ?? member, member) }
      member = affine[member].next
    }
    return least
  }

  /// Returns the root's value at which the first member of its class is 0, or the one that is given.
  @inline(__always)
  func rest(of root: Int32, zeroing member: Int32? = nil) -> Rest {
    let member = affine[member ?? firstMember(root)]
    return Rest(position: -member.offset / member.scale, scale: abs(member.scale))
  }

  /// Whether a variable is the root of a class that has neither a column nor a definition.
  func isUnconstrainedRoot(_ variable: Int32) -> Bool {
    affine[variable].root == variable && classes[variable].column == -1
  }

  /// Returns a line for each variable that is not a root: `x3 = 2 x1 + 5`.
  var description: String {
    (0..<Int32(affine.count)).map { variable in
      let member = affine[variable]
      if member.root == variable { return "" }
      let offset = "\(shortest: member.offset)"
      if member.root < 0 { return "x\(variable) = \(offset)\n" }
      let root = "\(member.scale == 1 ? "" : "\(shortest: member.scale) ")x\(member.root)"
      return "x\(variable) = \(root)" + (member.offset == 0 ? "" : " + \(offset)") + "\n"
    }.joined()
  }
}
