/// Makes unique names of variables.
struct SwiftNames {
  private var taken: Set<String>

  /// - Parameter reserved: the names that have another meaning in the scope.
  init(reserved: [String] = []) { taken = Set(reserved).union(Self.keywords) }

  /// Returns the identifier closest to a name, with a number if it is taken.
  mutating func variable(_ wish: String) -> String { unique(Self.identifier(wish, capital: false)) }

  mutating func type(_ wish: String) -> String { unique(Self.identifier(wish, capital: true)) }

  private mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while taken.contains(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    taken.insert(candidate)
    return candidate
  }

  /// Turns a text into an identifier: `E-mail Field` → `eMailField`.
  static func identifier(_ wish: String, capital: Bool) -> String {
    let words = wish.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var name = ""
    for word in words {
      let isFirst = name.isEmpty
      let head = isFirst && !capital ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      name += head + word.dropFirst()
    }
    if name.isEmpty { name = capital ? "Imported" : "view" }
    if !capital, name.allSatisfy({ $0.isUppercase || $0.isNumber }) { name = name.lowercased() }
    return name.first!.isNumber ? (capital ? "Imported" : "view") + name : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "any", "some", "await", "async", "print", "traits", "screen",
  ]
}
