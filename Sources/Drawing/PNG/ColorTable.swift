/// Up to 256 colours in the order in which they first occur, as a hash table with open addressing.
struct ColorTable: Sendable {
  private(set) var colors: [UInt32] = []
  /// The slots: the colour's index plus 1, or 0 for a free slot.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Returns the colour's index, a new one if necessary; `nil` if the table has 256 other colours.
  mutating func index(of color: UInt32) -> UInt8? {
    // Fibonacci hashing: multiplying by the golden ratio spreads neighbouring colours.
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

  /// Adds the colours of another table in their order.
  ///
  /// - Returns: whether the table has all of them now; `false` if there are too many.
  mutating func add(_ other: ColorTable?) -> Bool {
    guard let other else { return false }
    return other.colors.allSatisfy { index(of: $0) != nil }
  }
}
