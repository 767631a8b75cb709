package import Foundation

/// Formats a number for goldens and messages: at most three decimals, no trailing zeros, no negative zero.
package func formatNumber(_ value: CGFloat) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  let thousandths = (Double(value) * 1000).rounded()
  guard abs(thousandths) < 1e15 else { return String(Double(value)) }
  let integer = Int64(thousandths)
  let (whole, rest) = (abs(integer) / 1000, abs(integer) % 1000)
  var text = integer < 0 ? "-\(whole)" : "\(whole)"
  if rest != 0 {
    var decimals = String(rest)
    decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    text += "." + decimals
  }
  return text
}
