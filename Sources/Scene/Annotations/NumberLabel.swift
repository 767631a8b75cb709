import Foundation

extension CGFloat {
  /// The number with at most two decimals, without trailing zeros, with a real minus sign and never as negative zero:
  /// `8`, `−29.5`, `0.33`.
  var label: String {
    guard isFinite else { return "?" }
    let hundredths = (self * 100).rounded()
    guard Swift.abs(hundredths) < 1e15 else { return "∞" }
    let value = Int(hundredths)
    let (whole, rest) = (Swift.abs(value) / 100, Swift.abs(value) % 100)
    var text = value < 0 ? "−\(whole)" : "\(whole)"
    if rest != 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
    return text
  }

  /// The number with a sign even if it is positive: `+4`, `−29.5`, `±0`.
  var signedLabel: String {
    let text = label
    return text == "0" ? "±0" : self > 0 ? "+" + text : text
  }
}
