/// An element of a sparse vector.
struct Entry: BitwiseCopyable {
  var value: Double
  var index: Int32
}

extension Buffer<Entry> {
  /// Returns the entries in a range as text: `2 x0 - x3`.
  func text(_ range: Range<Int32>, _ name: (Int32) -> String) -> String {
    var text = ""
    for place in range {
      let (size, sign) = (abs(self[place].value), self[place].value < 0 ? "-" : "+")
      text += text.isEmpty ? (sign == "-" ? "-" : "") : " \(sign) "
      text += (size == 1 ? "" : "\(shortest: size) ") + name(self[place].index)
    }
    return text.isEmpty ? "0" : text
  }
}

extension DefaultStringInterpolation {
  /// Appends a number, without a decimal point if it is an integer.
  mutating func appendInterpolation(shortest value: Double) {
    // Adding 0 turns −0 into 0.
    let text = (value + 0).description
    appendLiteral(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
