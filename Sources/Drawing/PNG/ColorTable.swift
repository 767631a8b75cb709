/// Up to 256 colours in the order in which they first occur, by open addressing.
struct ColorTable: Sendable {
  private(set) var colors: [UInt32] = []
  /// The slots: the colour's index plus 1, or 0 for a free slot.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// The colour's index, a new one if need be; `nil` where 256 others are in the table.
  mutating func index(of color: UInt32) -> UInt8? {
    // Fibonacci hashing: the golden ratio's bits spread neighbouring colours.
    var slot = Int((color &* 2_654_435_769) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return UInt8(index) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }

  /// Takes the other's colours in, in their order.
  ///
  /// - Returns: whether all are in the table now; there are none where there were too many.
  mutating func add(_ other: ColorTable?) -> Bool {
    guard let other else { return false }
    return other.colors.allSatisfy { index(of: $0) != nil }
  }
}
