/// A column's cost: where it stands between its kinks and how steep it is there.
extension Engine {
  func newSlot() -> Int32 {
    if let slot = freeSlots.popLast() {
      for level in 0..<stride { slots[Int(slot) * stride + level] = 0 }
      return slot
    }
    let slot = slots.count / stride
    slots.resize(to: slots.count + stride, filling: 0)
    return Int32(slot)
  }

  func releaseSlot(_ slot: Int32) {
    if slot > 0 { freeSlots.append(slot) }
  }

  /// The segment of `value`: a kink at the value itself counts as satisfied.
  func segment(of column: Int32, at value: Double) -> Int32 {
    let first = columns[column].firstKink
    let count = columns[column].kinkCount
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

  /// Sums the cost's slope in the present segment.
  func refreshCost(_ column: Int32) {
    let first = columns[column].firstKink
    let segment = columns[column].segment
    releaseSlot(columns[column].cost)
    columns[column].cost = 0
    if columns[column].isViolated {
      columns[column].isViolated = false
      violatedCount -= 1
    }
    var terms = 0
    for index in 0..<columns[column].kinkCount {
      let kink = kinks[first + index]
      if (index < segment) == (kink.side == .lower) { continue }
      if terms == 0 { clearSlope() }
      terms += 1
      if kink.level == 0 && !columns[column].isViolated {
        columns[column].isViolated = true
        violatedCount += 1
      }
      let sign = kink.side == .upper ? 1.0 : -1.0
      slope[Int(kink.level)] += sign * kink.weight
      magnitude[Int(kink.level)] += kink.weight
      slope[tieLevel] += sign * kink.tie
      magnitude[tieLevel] += kink.tie
    }
    let probe = columns[column].probe
    if probe != 0 {
      if terms == 0 { clearSlope() }
      terms += 1
      slope[tieLevel] += probe
      magnitude[tieLevel] += abs(probe)
    }
    if terms > 0 { storeCost(column) }
  }

  /// What cancels is zero and not noise: nobody could tell later.
  private func storeCost(_ column: Int32) {
    var slot: Int32 = 0
    for level in 0..<stride where abs(slope[level]) > Tolerance.slope * magnitude[level] {
      if slot == 0 { slot = newSlot() }
      slots[Int(slot) * stride + level] = slope[level]
    }
    columns[column].cost = slot
  }

  @inline(__always)
  func clearSlope() {
    for level in 0..<stride {
      slope[level] = 0
      magnitude[level] = 0
    }
  }

  func settle(_ column: Int32, at value: Double) {
    columns[column].value = value
    columns[column].segment = segment(of: column, at: value)
    if columns[column].kinkCount > 0 { refreshCost(column) }
  }

  /// Puts every class's column where its own constraints like it best, and looks no further.
  func settleColumns() {
    for column in 0..<Int32(columns.count) where !columns[column].isLogical { settleAlone(column) }
  }

  func settleAlone(_ column: Int32) {
    let first = columns[column].firstKink
    let count = columns[column].kinkCount
    var low = -Double.infinity
    var high = Double.infinity
    for index in first..<first + count {
      let kink = kinks[index]
      if kink.side == .lower { low = max(low, kink.position) } else { high = min(high, kink.position) }
    }
    if low <= high {
      columns[column].value = min(max(0, low), high)
      columns[column].segment = segment(of: column, at: columns[column].value)
      if columns[column].cost > 0 { refreshCost(column) }
      // Only a column with room to move can be part of a tie.
      if low < high { markCandidate(column) }
      return
    }
    settle(column, at: cheapestPosition(first, count))
    markCandidate(column)
  }

  /// Walks the kinks upwards until the slope is no longer downhill.
  private func cheapestPosition(_ first: Int32, _ count: Int32) -> Double {
    clearSlope()
    for index in first..<first + count {
      let kink = kinks[index]
      magnitude[Int(kink.level)] += kink.weight
      if kink.side == .lower { slope[Int(kink.level)] -= kink.weight }
    }
    for index in first..<first + count {
      let kink = kinks[index]
      slope[Int(kink.level)] += kink.weight
      if slopeSign() >= 0 { return kink.position }
    }
    return count > 0 ? kinks[first + count - 1].position : 0
  }

  /// The sign of `slope`, its first level that is not noise.
  @inline(__always)
  func slopeSign() -> Int {
    for level in 0..<stride {
      let value = slope[level]
      if abs(value) > slopeTolerance * magnitude[level] + Tolerance.slopeFloor { return value < 0 ? -1 : 1 }
    }
    return 0
  }

  @inline(__always)
  func markCandidate(_ column: Int32) {
    if columns[column].isCandidate || columns[column].basicRow >= 0 { return }
    columns[column].isCandidate = true
    if columns[column].isCostless { costlessCandidates.append(column) } else { candidates.append(column) }
  }
}
