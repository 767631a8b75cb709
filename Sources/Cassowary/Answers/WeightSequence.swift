/// Numbers between 1/4 and 5/4 of which no sum of small multiples is zero; they are the same in every run.
///
/// The generator is SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, *Fast splittable pseudorandom number generators*,
/// OOPSLA 2014).
struct WeightSequence {
  static let greatest = 1.25
  private var count: Int32 = 0

  mutating func next() -> Double {
    count += 1
    return Self.weight(count)
  }

  static func weight(_ number: Int32) -> Double {
    var mixed = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 53 as UInt64) + 0.25
  }
}
