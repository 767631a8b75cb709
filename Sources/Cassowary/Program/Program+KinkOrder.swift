/// Sorting a column's kinks: few by insertion, thousands (when all labels share a width) by radix sort.
extension Program {
  mutating func sortKinks(_ column: Int) {
    let first = Int(columns[column].kinkSlots.first)
    let count = Int(columns[column].kinkSlots.count)
    sortByPosition(first, count)
    joinMeetingKinks(first, count)
  }

  /// Orders kinks whose positions are equal but for rounding, so that an answer between two bounds remains possible:
  /// lower bounds come first.
  private mutating func joinMeetingKinks(_ first: Int, _ count: Int) {
    var start = first
    while start < first + count {
      var end = start + 1
      while end < first + count, Tolerance.same(kinks[start].position, kinks[end].position) { end += 1 }
      if end - start > 1 { putLowerFirst(start, end) }
      start = end
    }
  }

  private mutating func putLowerFirst(_ start: Int, _ end: Int) {
    if !(start + 1..<end).contains(where: { kinks[$0 - 1].side == .upper && kinks[$0].side == .lower }) { return }
    let group = (start..<end).map { kinks[$0] }
    let sorted = group.filter { $0.side == .lower } + group.filter { $0.side == .upper }
    for (offset, kink) in sorted.enumerated() { kinks[start + offset] = kink }
  }

  private mutating func sortByPosition(_ first: Int, _ count: Int) {
    if count > 256 { return sortByDigits(first, count) }
    if count > 24 {
      var slice = UnsafeMutableBufferPointer(start: kinks.base.unsafelyUnwrapped + first, count: count)
      slice.sort(by: Kink.precedes)
      return
    }
    for index in first + 1..<first + count {
      let kink = kinks[index]
      var place = index
      while place > first && Kink.precedes(kink, kinks[place - 1]) {
        kinks[place] = kinks[place - 1]
        place -= 1
      }
      kinks[place] = kink
    }
  }

  /// Sorts by position with a stable radix sort, from an order with lower bounds first. Most digits of most positions
  /// are equal, and passes over such digits are skipped.
  private mutating func sortByDigits(_ first: Int, _ count: Int) {
    var keys = Buffer<KinkSortKey>()
    var spare = Buffer<KinkSortKey>()
    var sorted = Buffer<Kink>()
    var counts = Buffer<Int32>()
    keys.reserve(count)
    for side in [Kink.Side.lower, .upper] {
      for index in first..<first + count where kinks[index].side == side {
        keys.append(KinkSortKey(bits: Self.ordered(kinks[index].position), index: Int32(index)))
      }
    }
    _ = spare.extend(by: count)
    for shift in [0, 11, 22, 33, 44, 55] as [UInt64] {
      counts.reset(to: 2049, filling: 0)
      for index in 0..<count { counts[Int(keys[index].bits >> shift & 2047) + 1] += 1 }
      if counts[Int(keys[0].bits >> shift & 2047) + 1] == Int32(count) { continue }
      for digit in 1...2048 { counts[digit] += counts[digit - 1] }
      for index in 0..<count {
        let digit = Int(keys[index].bits >> shift & 2047)
        spare[counts[digit]] = keys[index]
        counts[digit] += 1
      }
      swap(&keys, &spare)
    }
    sorted.reserve(count)
    for index in 0..<count { sorted.append(kinks[keys[index].index]) }
    for index in 0..<count { kinks[first + index] = sorted[index] }
  }

  /// Returns bits that have the order of the numbers; −0 counts as 0.
  @inline(__always)
  private static func ordered(_ value: Double) -> UInt64 {
    let bits = (value + 0).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }
}

/// A kink's position as bits with the order of the numbers, for the radix sort.
struct KinkSortKey: BitwiseCopyable {
  var bits: UInt64
  var index: Int32
}
