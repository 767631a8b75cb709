/// A slope of the cost, by level, and the sums of the magnitudes that it was summed from: they tell what is noise.
struct Slope: ~Copyable {
  var values = Buffer<Double>()
  var magnitudes = Buffer<Double>()

  mutating func reset(stride: Int) {
    values.reset(to: stride, filling: 0)
    magnitudes.reset(to: stride, filling: 0)
  }

  @inline(__always)
  mutating func clear() {
    for level in 0..<values.count {
      values[level] = 0
      magnitudes[level] = 0
    }
  }

  @inline(__always)
  mutating func set(_ other: borrowing Slope, times scale: Double) {
    for level in 0..<values.count {
      values[level] = other.values[level] * scale
      magnitudes[level] = other.magnitudes[level]
    }
  }

  @inline(__always)
  mutating func add(_ value: Double, at level: Int) {
    values[level] += value
    magnitudes[level] += abs(value)
  }

  @inline(__always)
  mutating func add(_ vectors: borrowing LevelVectors, _ vector: Int32, times scale: Double) {
    for level in 0..<values.count { add(vectors[vector, level] * scale, at: level) }
  }

  /// What crossing a kink changes, the weight that breaks ties included.
  @inline(__always)
  mutating func add(_ kink: Kink, times scale: Double) {
    let tieLevel = values.count - 2
    values[Int(kink.level)] += kink.weight * scale
    magnitudes[Int(kink.level)] += kink.weight * abs(scale)
    values[tieLevel] += kink.tie * scale
    magnitudes[tieLevel] += kink.tie * abs(scale)
  }

  @inline(__always)
  func isNoise(_ level: Int, _ tolerance: Double) -> Bool {
    !(abs(values[level]) > tolerance * magnitudes[level] + Tolerance.slopeFloor)
  }

  /// The sign at the first level that is not noise.
  @inline(__always)
  func sign(_ tolerance: Double) -> Int {
    for level in 0..<values.count where !isNoise(level, tolerance) { return values[level] < 0 ? -1 : 1 }
    return 0
  }
}
