/// CLDR's plural categories.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A number as plural rules see it (UTS 35, part 3, "Operands").
struct PluralOperands: Hashable, Sendable {
  /// Integer digits; of numbers too long for 18 digits the last ones, which is all that rules look at, and more than 0.
  let i: Int
  /// Count of visible fraction digits, with and without trailing zeros.
  let v: Int
  let w: Int
  /// The visible fraction digits as a number, with and without trailing zeros.
  let f: Int
  let t: Int

  /// Reads plain decimal digits, as in `1.50`; a sign is ignored, since rules are for absolute values. `nil` for what
  /// is no such number.
  init?(_ digits: String) {
    let unsigned = digits.drop { $0 == "-" || $0 == "+" }
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, whole.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let fraction = parts.count > 1 ? parts[1] : ""
    guard fraction.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let significant = fraction.reversed().drop { $0 == "0" }.reversed()
    let high = whole.count > 18 && whole.dropLast(18).contains { $0 != "0" } ? 1_000_000_000_000_000_000 : 0
    i = Int(whole.suffix(18))! + high
    v = fraction.count
    w = significant.count
    f = Int(fraction.prefix(18)) ?? 0
    t = Int(String(significant.prefix(18))) ?? 0
  }

  /// Whether the number is whole, whatever zeros follow the point.
  var isWhole: Bool { t == 0 }

  /// `n = values`: for whole numbers the integer digits decide, others equal none.
  func n(_ values: ClosedRange<Int>) -> Bool { isWhole && values.contains(i) }

  func n(_ value: Int) -> Bool { isWhole && i == value }

  /// `n % modulus = values`
  func n(mod modulus: Int, _ values: ClosedRange<Int>) -> Bool { isWhole && values.contains(i % modulus) }
}
