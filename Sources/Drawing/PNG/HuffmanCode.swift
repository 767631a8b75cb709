/// A canonical prefix code for symbols of given frequencies, as DEFLATE requires (RFC 1951 §3.2.2).
struct HuffmanCode {
  /// The number of bits of each symbol; 0 for symbols that do not occur.
  let lengths: [UInt8]
  /// The code of each symbol, its lowest bit first.
  let codes: [UInt32]

  init(frequencies: [Int], longest: Int) {
    var weights = frequencies
    var lengths = Self.lengths(weights)
    // Flatter weights give shorter codes; the loop ends at the latest when all weights are equal.
    while (lengths.max() ?? 0) > longest {
      weights = weights.map { $0 > 0 ? ($0 + 1) / 2 : 0 }
      lengths = Self.lengths(weights)
    }
    self.lengths = lengths.map { UInt8($0) }
    codes = Self.codes(self.lengths)
  }

  /// Returns the depths in Huffman's tree, by the method of two queues; ties go to the earlier symbol.
  private static func lengths(_ weights: [Int]) -> [Int] {
    let leaves = weights.indices.filter { weights[$0] > 0 }.sorted { (weights[$0], $0) < (weights[$1], $1) }
    var lengths = [Int](repeating: 0, count: weights.count)
    guard leaves.count > 1 else {
      // Decoders require a code of one bit even if there is only one symbol.
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    var nodes = leaves.map { weights[$0] }
    var parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
    var (leaf, inner) = (0, leaves.count)
    while nodes.count < parents.count {
      let pair = (0..<2).map { _ -> Int in
        let takesLeaf = leaf < leaves.count && (inner >= nodes.count || nodes[leaf] <= nodes[inner])
        defer { if takesLeaf { leaf += 1 } else { inner += 1 } }
        return takesLeaf ? leaf : inner
      }
      for child in pair { parents[child] = nodes.count }
      nodes.append(nodes[pair[0]] + nodes[pair[1]])
    }
    var depths = [Int](repeating: 0, count: nodes.count)
    for node in (0..<nodes.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (position, symbol) in leaves.enumerated() { lengths[symbol] = depths[position] }
    return lengths
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1..<17 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], length)
    }
  }

  private static func reversed(_ code: UInt32, _ length: UInt8) -> UInt32 {
    (0..<UInt32(length)).reduce(0) { $0 | (code >> $1 & 1) << (UInt32(length) - 1 - $1) }
  }
}
