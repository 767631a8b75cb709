/// An element of a sparse vector.
struct Entry: BitwiseCopyable {
  var value: Double
  var index: Int32
}

extension Buffer<Entry> {
  /// `2 x0 - x3`, for the entries in a range.
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
  /// A number without the decimal point of a whole one.
  mutating func appendInterpolation(shortest value: Double) {
    // Adding 0 keeps −0 out of the text.
    let text = (value + 0).description
    appendLiteral(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
