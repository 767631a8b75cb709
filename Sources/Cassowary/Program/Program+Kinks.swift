/// Finding and changing kinks in place.
extension Program {
  /// Returns the segment of `value`; a kink at the value itself counts as satisfied. The function changes nothing, but
  /// is mutating so that it gets the program's address instead of a copy of the addresses of all its buffers.
  mutating func segment(of column: Int32, at value: Double) -> Int32 {
    let first = columns[column].kinkSlots.first
    let count = columns[column].kinkSlots.count
    var place: Int32 = 0
    if count > 16 {
      var high = count
      while place < high {
        let middle = (place + high) / 2
        let position = kinks[first + middle].position
        if position < value && !Tolerance.same(position, value) { place = middle + 1 } else { high = middle }
      }
    } else {
      while place < count {
        let position = kinks[first + place].position
        if position >= value || Tolerance.same(position, value) { break }
        place += 1
      }
    }
    while place < count, kinks[first + place].side == .lower, Tolerance.same(kinks[first + place].position, value) {
      place += 1
    }
    return place
  }

  mutating func findSegment(of column: Int32) {
    let value = columns[column].value
    columns[column].segment = segment(of: column, at: value)
  }

  /// The indices of a column's kinks.
  @inline(__always)
  func kinkRange(of column: Int32) -> Range<Int32> {
    let first = columns[column].kinkSlots.first
    return first..<first + columns[column].kinkSlots.count
  }

  /// Returns the position of a kink, given its index within the column.
  @inline(__always)
  func position(ofKink kink: Int32, on column: Int32) -> Double {
    kinks[columns[column].kinkSlots.first + kink].position
  }

  /// Returns the next kink in a direction, as an index within the column; outside of the column's kinks if there is none.
  @inline(__always)
  func nextKink(of column: Int32, upward: Bool) -> Int32 {
    let segment = columns[column].segment
    return upward ? segment : segment - 1
  }

  mutating func insertKinks(of constraint: Int32, _ record: StoredConstraint) {
    guard let level = level(of: record.priority) else { return }
    Kink.forEach(of: record, constraint, level: level) { insert($0, in: record.column) }
  }

  mutating func removeKinks(of constraint: Int32, from column: Int32) {
    removeKinks(from: column) { $0.constraint == constraint }
  }

  mutating func removeKinks(from column: Int32, where isRemoved: (Kink) -> Bool) {
    let first = columns[column].kinkSlots.first
    var kept = first
    for index in kinkRange(of: column) where !isRemoved(kinks[index]) {
      if kept != index { kinks[kept] = kinks[index] }
      kept += 1
    }
    columns[column].kinkSlots.count = kept - first
  }

  /// Inserts a kink in order. The column's value does not change, and its segment has to be found again.
  mutating func insert(_ kink: Kink, in column: Int32) {
    let count = columns[column].kinkSlots.count
    if count == columns[column].kinkSlots.capacity {
      let capacity = max(4, count * 2)
      let first = kinks.extend(by: Int(capacity))
      for index in 0..<Int(count) { kinks[first + index] = kinks[Int(columns[column].kinkSlots.first) + index] }
      columns[column].kinkSlots.first = Int32(first)
      columns[column].kinkSlots.capacity = capacity
    }
    let first = columns[column].kinkSlots.first
    var place = first + count
    while place > first && Kink.precedesOrMeets(kink, kinks[place - 1]) {
      kinks[place] = kinks[place - 1]
      place -= 1
    }
    kinks[place] = kink
    if kink.level > 0 { columns[column].isCostless = false }
    columns[column].kinkSlots.count += 1
  }

  /// Returns the interval in which a column satisfies the kinks that `isIncluded` selects; it is empty if low > high.
  @inline(__always)
  func bounds(of column: Int32, where isIncluded: (Kink) -> Bool) -> (low: Double, high: Double) {
    var (low, high) = (-Double.infinity, Double.infinity)
    for index in kinkRange(of: column) where isIncluded(kinks[index]) {
      let kink = kinks[index]
      if kink.side == .lower { low = max(low, kink.position) } else { high = min(high, kink.position) }
    }
    return (low, high)
  }
}
