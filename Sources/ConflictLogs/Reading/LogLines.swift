/// Makes text of a paste harmless: what is not UTF-8, control characters and marks of direction.
package enum LogLines {
  /// Lines of the paste, each at most `longest` bytes.
  static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(maxSplits: LogReader.mostLines, omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
      .map { $0.prefix(longest) }
  }

  static let longest = 64 * 1024

  /// The line as text with escapes in place of whatever would move the cursor or reorder the line.
  static func line(_ bytes: ArraySlice<UInt8>) -> String {
    let plain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x26 && $0 != 0x7E }
    var text = String(decoding: bytes, as: UTF8.self)
    if plain { return text }
    // A tracker that takes `-(0)-` for struck out text hands it on as `~~(0)~~`.
    if text.contains("Constraint:") { text = text.replacing("~~", with: "-") }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: result += " "
      case 0xAD, 0x200B, 0x2060: continue
      case 0x201C, 0x201D: result += "\""
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // A page that escapes what was escaped already writes `&amp;lt;`.
    for _ in 0..<2 where result.contains("&") { result = withoutEntities(result) }
    if !result.contains("'") { result = String(result.map { curlyQuotes.contains($0) ? "'" : $0 }) }
    return result.contains("\\") ? unescaped(result) : result
  }

  /// The marks that word processors and chats put in place of `'`. A line that has a `'` was not changed by one.
  private static let curlyQuotes: Set<Character> = ["\u{2018}", "\u{2019}", "\u{201B}", "\u{2032}", "\u{B4}"]

  private static let entities = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&", "nbsp": " ", "le": "<=", "ge": ">=",
    "lsquo": "'", "rsquo": "'", "ndash": "-", "minus": "-",
  ]

  /// Replaces the entities of HTML, `&lt;`, `&#60;` and `&#x3C;`, by their characters.
  private static func withoutEntities(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      let name = rest.prefix { $0 != ";" && $0 != "&" && $0 != " " }
      if name.count < 8, name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let meaning = meaning(name) {
        result += meaning
        rest = rest[name.endIndex...].dropFirst()
      } else {
        result += "&"
      }
    }
    return result + rest
  }

  private static func meaning(_ entity: Substring) -> String? {
    guard entity.first == "#" else { return entities[String(entity)] }
    let digits = entity.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value == 0xA0 || (0x20..<0x7F).contains(value) else { return nil }
    return value == 0xA0 ? " " : Unicode.Scalar(value).map { String(Character($0)) }
  }

  /// The text of a constraint without what Markdown escapes, and with the dashes that an editor replaced.
  static func withPlainPunctuation(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\u{2010}"..."\u{2014}", "\u{2212}": result += "-"
      case "\\": continue
      default: result.append(character)
      }
    }
    return result
  }

  /// Replaces the escapes of property lists, `\"`, `\n` and `\U5206`, by their characters.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let slash = rest.firstIndex(of: "\\") {
      result += rest[..<slash]
      rest = rest[rest.index(after: slash)...]
      switch rest.first {
      case "\"", "'":
        result.append(rest.removeFirst())
      case "n", "t", "r":
        rest.removeFirst()
        result += " "
      case "U", "u":
        let digits = rest.dropFirst().prefix(4)
        let isPrintable = { (value: UInt32) in value >= 0xA0 || (0x20..<0x7F).contains(value) && rest.first == "u" }
        if digits.count == 4, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value),
          isPrintable(value)
        {
          result.unicodeScalars.append(scalar)
          rest = rest.dropFirst(5)
        } else {
          result += "\\"
        }
      default: result += "\\"
      }
    }
    return result + rest
  }
}
