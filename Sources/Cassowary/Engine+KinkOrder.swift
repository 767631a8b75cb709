extension Kink {
  /// By position; where two meet, what holds from there on comes first, so that a segment without cost lies between.
  @inline(__always)
  static func precedes(_ a: Kink, _ b: Kink) -> Bool {
    if a.position != b.position { return a.position < b.position }
    if a.side != b.side { return a.side == .lower }
    return a.constraint < b.constraint
  }

  /// The same with positions that differ by rounding as one, for putting one kink among others.
  @inline(__always)
  static func precedesOrMeets(_ a: Kink, _ b: Kink) -> Bool {
    if a.side != b.side && Tolerance.same(a.position, b.position) { return a.side == .lower }
    return precedes(a, b)
  }
}

/// Putting a column's kinks in order: few by insertion, thousands (the one width of all labels) by their digits.
extension Engine {
  private struct Key: BitwiseCopyable {
    var bits: UInt64
    var index: Int32
  }

  func sortKinks(_ column: Int) {
    let first = Int(columns[column].firstKink)
    let count = Int(columns[column].kinkCount)
    sortByPosition(first, count)
    joinMeetingKinks(first, count)
  }

  /// Bounds that meet, but for rounding, leave room for an answer: the lower ones of positions that are one come first.
  private func joinMeetingKinks(_ first: Int, _ count: Int) {
    var start = first
    while start < first + count {
      var end = start + 1
      while end < first + count, Tolerance.same(kinks[start].position, kinks[end].position) { end += 1 }
      if end - start > 1 { putLowerFirst(start, end) }
      start = end
    }
  }

  private func putLowerFirst(_ start: Int, _ end: Int) {
    var lower = start
    while lower < end, kinks[lower].side == .lower { lower += 1 }
    var uppers = lower
    while uppers < end, kinks[uppers].side == .upper { uppers += 1 }
    if uppers == end { return }
    let group = (start..<end).map { kinks[$0] }
    let sorted = group.filter { $0.side == .lower } + group.filter { $0.side == .upper }
    for (offset, kink) in sorted.enumerated() { kinks[start + offset] = kink }
  }

  private func sortByPosition(_ first: Int, _ count: Int) {
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

  /// Radix sort by position, stable, from an order with the lower sides first. Most digits of most positions are the
  /// same, and those passes are left out.
  private func sortByDigits(_ first: Int, _ count: Int) {
    var keys = Buffer<Key>()
    var spare = Buffer<Key>()
    var sorted = Buffer<Kink>()
    var counts = Buffer<Int32>()
    defer { keys.free(); spare.free(); sorted.free(); counts.free() }
    keys.reserve(count)
    for side in [Kink.Side.lower, .upper] {
      for index in first..<first + count where kinks[index].side == side {
        keys.append(Key(bits: Self.ordered(kinks[index].position), index: Int32(index)))
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

  /// Bits that order as the numbers do; −0 as 0.
  @inline(__always)
  private static func ordered(_ value: Double) -> UInt64 {
    let bits = (value + 0).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }
}
