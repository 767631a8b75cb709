/// Numbers the pairs of values of two different axes, so that a set of pairs is an array.
struct PairTable {
  let sizes: [Int]
  let count: Int
  private let offsets: [Int]

  init(sizes: [Int]) {
    self.sizes = sizes
    var offsets = Array(repeating: 0, count: sizes.count * sizes.count)
    var count = 0
    for a in sizes.indices {
      for b in sizes.indices where b > a {
        offsets[a * sizes.count + b] = count
        count += sizes[a] * sizes[b]
      }
    }
    self.offsets = offsets
    self.count = count
  }

  func index(_ a: Int, at valueA: Int, _ b: Int, at valueB: Int) -> Int {
    a < b
      ? offsets[a * sizes.count + b] + valueA * sizes[b] + valueB
      : offsets[b * sizes.count + a] + valueB * sizes[a] + valueA
  }

  /// The axes and values of a pair.
  struct Pair {
    let a: Int
    let valueA: Int
    let b: Int
    let valueB: Int
  }

  /// All pairs, by index.
  var pairs: [Pair] {
    var pairs: [Pair] = []
    pairs.reserveCapacity(count)
    for a in sizes.indices {
      for b in sizes.indices where b > a {
        for valueA in 0..<sizes[a] {
          for valueB in 0..<sizes[b] { pairs.append(Pair(a: a, valueA: valueA, b: b, valueB: valueB)) }
        }
      }
    }
    return pairs
  }
}
