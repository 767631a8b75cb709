/// Steele, Lea and Flood's generator (2014): the same numbers for a seed in every run and on every machine.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below a bound; the bias of the remainder is far below what a choice among a few values can show.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
