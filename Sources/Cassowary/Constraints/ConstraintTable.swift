/// The constraints as the caller gave them, by number. The number of a removed constraint is not used again.
struct ConstraintTable: ~Copyable {
  var records = Buffer<StoredConstraint>()
  private(set) var terms = Buffer<ConstraintBatch.Term>()
  /// The number of constraints without the removed ones.
  private(set) var liveCount = 0

  func copy() -> ConstraintTable {
    ConstraintTable(records: records.copy(), terms: terms.copy(), liveCount: liveCount)
  }

  mutating func append(_ batch: ConstraintBatch) {
    let base = Int32(terms.count)
    records.reserve(records.count + batch.count)
    terms.reserve(terms.count + batch.terms.count)
    for term in batch.terms { terms.append(term) }
    for var record in batch.records {
      record.firstTerm += base
      records.append(record)
    }
    liveCount += batch.count
  }

  mutating func remove(_ constraint: Int32) {
    records[constraint].role = .removed
    liveCount -= 1
  }

  /// Removes the constraints that were added last.
  mutating func truncate(to count: Int) {
    liveCount -= records.count - count
    if count < records.count { terms.truncate(to: Int(records[count].firstTerm)) }
    records.truncate(to: count)
  }

  func record(_ id: ConstraintID) throws(SolverError) -> StoredConstraint {
    if id.rawIndex < 0 || Int(id.rawIndex) >= records.count || records[id.rawIndex].role == .removed {
      throw .unknownConstraint(id)
    }
    return records[id.rawIndex]
  }

  func constraint(_ record: StoredConstraint) -> LinearConstraint {
    LinearConstraint(
      terms: record.terms.map { LinearTerm(Variable(rawIndex: terms[$0].variable), terms[$0].coefficient) },
      relation: record.relation, constant: record.constant, priority: record.priority,
      yieldOrder: record.yieldOrder)
  }

  /// Returns which variables a required constraint alone keeps from being negative: sizes, as opposed to locations.
  func nonNegativeVariables(of count: Int) -> Buffer<Bool> {
    var isNonNegative = Buffer<Bool>(repeating: false, count: count)
    for index in 0..<records.count {
      let record = records[index]
      guard record.termCount == 1, record.isRequired, record.constant == 0, record.role != .removed else { continue }
      let term = terms[record.firstTerm]
      if record.relation == (term.coefficient > 0 ? .greaterThanOrEqual : .lessThanOrEqual) {
        isNonNegative[term.variable] = true
      }
    }
    return isNonNegative
  }

  /// Whether a constraint has a variable that may be negative.
  func isAboutLocations(_ constraint: Int32, _ isNonNegative: borrowing Buffer<Bool>) -> Bool {
    records[constraint].terms.contains { !isNonNegative[terms[$0].variable] && terms[$0].coefficient != 0 }
  }

  func batch(_ subset: [Int32]) -> ConstraintBatch { ConstraintBatch(subset.map { constraint(records[$0]) }) }

  var required: [Int32] {
    (0..<Int32(records.count)).filter { records[$0].role != .removed && records[$0].isRequired }
  }

  /// Returns a line for each constraint: `#2 kink: x0 - 2 x1 >= 8 @750`.
  var description: String {
    (0..<Int32(records.count)).map { index in
      let record = records[index]
      var entries = Buffer<Entry>()
      for place in record.terms { entries.append(Entry(value: terms[place].coefficient, index: terms[place].variable)) }
      let left = entries.text(0..<record.termCount) { "x\($0)" }
      let sign = ["<=", "=", ">="][Int(record.relation.rawValue) + 1]
      let right = "\(shortest: record.constant) @\(shortest: Double(record.priority))"
      return "#\(index) \(record.role): \(left) \(sign) \(right)\n"
    }.joined()
  }
}
