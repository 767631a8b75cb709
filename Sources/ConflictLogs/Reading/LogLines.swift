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
    let plain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x26 }
    let text = String(decoding: bytes, as: UTF8.self)
    if plain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0xA0: result += " "
      case 0x201C, 0x201D: result += "\""
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    if result.contains("&lt;") || result.contains("&gt;") || result.contains("&quot;") {
      for (entity, text) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
        result = result.split(separator: entity, omittingEmptySubsequences: false).joined(separator: text)
      }
    }
    return result.contains("\\") ? unescaped(result) : result
  }

  /// What a property list writes with a backslash: `\"`, `\n` and `\U5206`.
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
      case "U":
        let digits = rest.dropFirst().prefix(4)
        if digits.count == 4, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value), value >= 0xA0 {
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
