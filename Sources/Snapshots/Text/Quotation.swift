/// Quotes words and sentences in a layout text: plain if that is safe, otherwise in double quotes with escapes.
enum Quotation {
  /// Quotes a name or a key unless it is free of white space, separators and invisible characters.
  static func word(_ text: String) -> String {
    if isPlainASCII(text, allowingSpaces: false) { return text }
    let isPlain =
      !text.isEmpty && !text.hasSuffix(":")
      && text.unicodeScalars.allSatisfy { $0 != " " && $0 != "," && $0 != "|" && isSafe($0) }
    return isPlain ? text : quote(text)
  }

  private static let quotationMark = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// A fast check of the bytes for the usual case, since layouts have thousands of names and equations.
  private static func isPlainASCII(_ text: String, allowingSpaces: Bool) -> Bool {
    // A space may stand neither at the beginning nor at the end.
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "): if !allowingSpaces || last == byte { return false }
      case quotationMark, backslash: return false
      case UInt8(ascii: ","), UInt8(ascii: "|"): if !allowingSpaces { return false }
      case 0x21...0x7E: break
      default: return false
      }
      last = byte
    }
    return last != UInt8(ascii: " ") && (allowingSpaces || last != UInt8(ascii: ":"))
  }

  /// Quotes an equation or a message if it could be read as two fields or has invisible characters.
  static func sentence(_ text: String) -> String {
    if isPlainASCII(text, allowingSpaces: true) { return text }
    let isPlain =
      !text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.contains("  ")
      && text.unicodeScalars.allSatisfy { isSafe($0) }
    return isPlain ? text : quote(text)
  }

  static func quote(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != quotationMark && $0 != backslash }) {
      return "\"" + text + "\""
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where isVisible(scalar): quoted.unicodeScalars.append(scalar)
      default: quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return quoted + "\""
  }

  /// Returns the text within quotes, or the plain text itself; `nil` if quotes or escapes are malformed.
  static func unquote(_ text: some StringProtocol) -> String? {
    guard text.hasPrefix("\"") else { return text.unicodeScalars.contains("\"") ? nil : String(text) }
    var plain = ""
    var rest = Substring(text).unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return rest.isEmpty ? plain : nil }
      guard scalar == "\\" else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      guard let escaped = unescape(&rest) else { return nil }
      plain.unicodeScalars.append(escaped)
    }
    return nil
  }

  private static func unescape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = Substring(rest[..<end])
      rest = rest[rest.index(after: end)...]
      guard digits.utf8.count <= 6 else { return nil }
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\"" && scalar != "\\" && isVisible(scalar)
  }

  /// Returns whether a scalar is visible or joins visible ones: U+200C and U+200D shape Persian words and emoji.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20...0x7E).contains(scalar.value) { return true }
    if scalar.value == 0x200C || scalar.value == 0x200D { return true }
    if scalar.properties.isWhitespace { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator, .spaceSeparator: return false
    default: return true
    }
  }
}
