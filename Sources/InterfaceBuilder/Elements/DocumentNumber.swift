/// Reads the numbers of a document.
enum DocumentNumber {
  /// The largest length in points; sums of larger lengths are not exact to the pixel.
  static let limit = 1_000_000.0

  static func value(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, abs(number) <= limit else { return nil }
    return number
  }

  /// Reads a priority p with 0 < p ≤ 1000 that is not subnormal.
  static func priority(_ text: String) -> Float? {
    guard let number = value(text), number >= 0.001, number <= 1000 else { return nil }
    return Float(number)
  }

  /// Reads a factor: 0, or between a ten-thousandth and ten thousand, so that products remain lengths.
  static func multiplier(_ text: String) -> Double? {
    guard let factor = ratio(text), factor == 0 || abs(factor) >= 1e-4 && abs(factor) <= 1e4 else { return nil }
    return factor
  }

  /// Reads `0.5`, `1:2`, `16:9` or `1/3` as a factor.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map(String.init)
    switch parts.count {
    case 1: return value(parts[0])
    case 2:
      guard let top = value(parts[0]), let bottom = value(parts[1]), bottom != 0 else { return nil }
      return value(String(top / bottom))
    default: return nil
    }
  }
}
