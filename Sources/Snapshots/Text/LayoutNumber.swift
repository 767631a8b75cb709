/// A number of a layout text, in thousandths of a point, so that equal texts are equal values.
package struct LayoutNumber: Hashable, Comparable, Codable, Sendable {
  package var thousandths: Int

  package init(thousandths: Int) { self.thousandths = thousandths }

  /// Rounds a number to three decimals, halves away from zero; `nil` if it is not finite or beyond ±10¹² points.
  package init?(_ value: Double) {
    guard value.isFinite, abs(value) < 1e12 else { return nil }
    thousandths = Int((value * 1000).rounded(.toNearestOrAwayFromZero))
  }

  /// Reads what `description` writes, such as `-12.5`; fails for anything else.
  package init?(text: some StringProtocol) {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Self.digits(parts[0], atMost: 12) else { return nil }
    var fraction = 0
    if parts.count == 2 {
      guard let digits = Self.digits(parts[1], atMost: 3) else { return nil }
      fraction = digits * [1, 100, 10, 1][parts[1].count]
    }
    thousandths = (isNegative ? -1 : 1) * (whole * 1000 + fraction)
  }

  package static let zero = LayoutNumber(thousandths: 0)

  package var value: Double { Double(thousandths) / 1000 }

  /// The number with at most three decimals, without trailing zeros and without `-0`.
  package var description: String {
    let magnitude = abs(thousandths)
    let whole = (thousandths < 0 ? "-" : "") + String(magnitude / 1000)
    guard magnitude % 1000 != 0 else { return whole }
    var fraction = String(magnitude % 1000 + 1000).dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return whole + "." + fraction
  }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.thousandths < rhs.thousandths }
  package static func - (lhs: Self, rhs: Self) -> Self { Self(thousandths: lhs.thousandths - rhs.thousandths) }
  package static func + (lhs: Self, rhs: Self) -> Self { Self(thousandths: lhs.thousandths + rhs.thousandths) }

  package var magnitude: Self { Self(thousandths: abs(thousandths)) }

  private static func digits(_ text: some StringProtocol, atMost limit: Int) -> Int? {
    guard !text.isEmpty, text.utf8.count <= limit, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }
}
