/// A slope of the cost at each level, and the sums of the magnitudes of its terms, which tell what is noise.
struct Slope: ~Copyable {
  var values = Buffer<Double>()
  var magnitudes = Buffer<Double>()
  private var tieLevel = 0

  mutating func reset(stride: Int, tieLevel: Int) {
    self.tieLevel = tieLevel
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

  /// Adds the change of the slope at a kink, including its weight in ties.
  @inline(__always)
  mutating func add(_ kink: Kink, times scale: Double) {
    values[Int(kink.level)] += kink.weight * scale
    magnitudes[Int(kink.level)] += kink.weight * abs(scale)
    values[tieLevel] += kink.tie * scale
    magnitudes[tieLevel] += kink.tie * abs(scale)
  }

  /// Computes the cost of a column's kinks in a segment. It also finds whether the cost is zero, and whether a required
  /// kink is violated.
  @inline(__always)
  mutating func sum(
    _ kinks: borrowing Buffer<Kink>, _ range: Range<Int32>, segment: Int32
  ) -> (isZero: Bool, isViolated: Bool) {
    var (isZero, isViolated) = (true, false)
    guard let kinks = kinks.base, let values = values.base, let sizes = magnitudes.base else { return (true, false) }
    for index in 0..<range.count {
      let kink = kinks + Int(range.lowerBound) + index
      let isLower = kink.pointee.side == .lower
      if (index < segment) == isLower { continue }
      if isZero { clear() }
      isZero = false
      let (level, sign) = (Int(kink.pointee.level), isLower ? -1.0 : 1.0)
      if level == 0 { isViolated = true }
      values[level] += sign * kink.pointee.weight
      sizes[level] += kink.pointee.weight
      values[tieLevel] += sign * kink.pointee.tie
      sizes[tieLevel] += kink.pointee.tie
    }
    return (isZero, isViolated)
  }

  /// Whether only a rounding error is left at a level.
  @inline(__always)
  func isCancelled(_ level: Int) -> Bool { !(abs(values[level]) > Tolerance.slope * magnitudes[level]) }

  @inline(__always)
  func isNoise(_ level: Int, _ tolerance: Double) -> Bool {
    !(abs(values[level]) > tolerance * magnitudes[level] + Tolerance.slopeFloor)
  }

  /// Returns the sign at the first level that is not noise.
  @inline(__always)
  func sign(_ tolerance: Double) -> Int {
    for level in 0..<values.count where !isNoise(level, tolerance) { return values[level] < 0 ? -1 : 1 }
    return 0
  }
}
