/// Turns names of scene groups into XML ids that are safe in selectors and links, unique in the document, and stable.
struct SVGIdentifiers {
  private let prefix: String
  private var used: Set<String> = []

  init(prefix: String) {
    self.prefix = prefix
  }

  /// Returns the id: `view:screen/card/title` becomes `view-screen.card.title`, `constraint:a.width >= b.width` becomes
  /// `constraint-a.width_ge_b.width`; the second one with the same name gets `-2`.
  mutating func identifier(for name: String) -> String {
    let safe = prefix + Self.safe(name)
    var candidate = safe
    var count = 1
    while !used.insert(candidate).inserted {
      count += 1
      candidate = "\(safe)-\(count)"
    }
    return candidate
  }

  private static let relations = [(">=", "ge"), ("<=", "le"), ("==", "eq")]

  /// Replaces unsafe characters: ASCII letters, digits, `-`, `_` and `.` stay, relations become words, and other
  /// characters become their hexadecimal codes.
  static func safe(_ name: String) -> String {
    var (name, safe) = (name, "")
    for (sign, word) in relations where name.utf8.contains(UInt8(ascii: "=")) {
      name = name.replacing(sign, with: word)
    }
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": safe.unicodeScalars.append(scalar)
      case ":": safe += "-"
      case "/": safe += "."
      case " ": safe += "_"
      default: safe += "_x" + String(scalar.value, radix: 16) + "_"
      }
    }
    guard let first = safe.unicodeScalars.first else { return "group" }
    return "a"..."z" ~= first || "A"..."Z" ~= first || first == "_" ? safe : "_" + safe
  }
}
