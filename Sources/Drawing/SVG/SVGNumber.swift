/// Formats a number for SVG: at most three decimals (or six), no trailing zeros, no -0, no exponents.
func svg(_ value: Double, places: Int = 3) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "0" }
  let factor = places == 6 ? 1_000_000 : 1000
  let scaled = Int((value * Double(factor)).rounded(.toNearestOrAwayFromZero))
  let (whole, part) = (abs(scaled) / factor, abs(scaled) % factor)
  let sign = scaled < 0 ? "-" : ""
  guard part > 0 else { return sign + String(whole) }
  var digits = String(part)
  digits = String(repeating: "0", count: String(factor).count - 1 - digits.count) + digits
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}

extension String {
  /// The text escaped for XML text and attributes; characters that XML 1.0 does not allow become U+FFFD.
  var xmlEscaped: String {
    guard
      utf8.contains(where: {
        $0 < 0x20 || $0 == 0x22 || $0 == 0x26 || $0 == 0x27 || $0 == 0x3C || $0 == 0x3E || $0 >= 0xEF
      })
    else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += "&quot;"
      case 0x27: escaped += "&#39;"
      // Unescaped, they would become spaces in attributes.
      case 0x09, 0x0A, 0x0D: escaped += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
