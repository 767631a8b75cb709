/// The advances of the system face's characters on iOS at one size and weight, in points.
///
///     advance(c) = size / 2048 × (B(c) + T(size))
///     B = (1 − k)·text + k·display
///     text = regular + f·(black − regular), or towards ultra light for light weights
///
/// k is the optical size, f the weight, T the tracking; kerning is added to this.
struct SystemFaceAdvances {
  /// The optical size k: 0 uses the text masters, 1 the display masters.
  let opticalSize: Double
  /// The tracking T in points.
  let tracking: Double
  /// The kerning, from Inter Display's.
  let kerning: SystemFaceKerning
  /// The advances in points, by scalar value from U+0020 to U+007E.
  private let advances: [Double]

  init(size: Double, weight: Double) {
    let k = interpolate(SystemFaceTable.opticalSize.map { ($0.size, $0.share) }, at: size)
    let f = interpolate(SystemFaceTable.weights.map { ($0.weight, $0.fraction) }, at: weight)
    // The system rounds down; the small addend keeps integers from becoming smaller.
    let track = (interpolate(SystemFaceTable.tracking.map { ($0.size, $0.units) }, at: size) + 1e-9).rounded(.down)
    opticalSize = k
    kerning = SystemFaceKerning(opticalSize: k, weight: f)
    tracking = track * size / 2048
    typealias Table = SystemFaceTable
    func master(_ index: Int, light: [Double], regular: [Double], black: [Double]) -> Double {
      f < 0
        ? regular[index] - f * (light[index] - regular[index]) : regular[index] + f * (black[index] - regular[index])
    }
    advances = Table.textRegular.indices.map { index in
      let text = master(index, light: Table.textUltraLight, regular: Table.textRegular, black: Table.textBlack)
      let display = master(
        index, light: Table.displayUltraLight, regular: Table.displayRegular, black: Table.displayBlack)
      return size / 2048 * ((1 - k) * text + k * display + track)
    }
  }

  /// Returns the advance in points, or `nil` for a character that was not measured.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    guard scalar.value >= SystemFaceTable.firstScalar else { return nil }
    let index = Int(scalar.value - SystemFaceTable.firstScalar)
    return index < advances.count ? advances[index] : nil
  }
}

/// Interpolates linearly between knots; the value is constant beyond the first and the last.
private func interpolate(_ knots: [(Double, Double)], at x: Double) -> Double {
  guard let first = knots.first, let last = knots.last else { return 0 }
  if x <= first.0 { return first.1 }
  if x >= last.0 { return last.1 }
  for (lower, upper) in zip(knots, knots.dropFirst()) where x <= upper.0 {
    return lower.1 + (upper.1 - lower.1) * (x - lower.0) / (upper.0 - lower.0)
  }
  return last.1
}
