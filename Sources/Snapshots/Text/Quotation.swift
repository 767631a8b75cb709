/// How words and sentences stand in a layout text: plain where that is safe, else in double quotes with escapes.
enum Quotation {
  /// A name or a key: plain unless it has white space, a separator or something invisible.
  static func word(_ text: String) -> String {
    if isPlainASCII(text, allowingSpaces: false) { return text }
    let isPlain =
      !text.isEmpty && !text.hasSuffix(":")
      && text.unicodeScalars.allSatisfy { $0 != " " && $0 != "," && $0 != "|" && isSafe($0) }
    return isPlain ? text : quote(text)
  }

  private static let quotationMark = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// What nearly all names and equations are, found out by their bytes: layouts have thousands of them.
  private static func isPlainASCII(_ text: String, allowingSpaces: Bool) -> Bool {
    // As if a space stood before it and after it, where none may be.
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

  /// An equation or a message: plain unless it could be taken for two fields or has something invisible.
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

  /// The text within quotes, or the text itself where it is plain; `nil` where quotes or escapes are malformed.
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

  /// A reviewer can see it, or it joins what can be seen: U+200C and U+200D shape Persian words and emoji.
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
