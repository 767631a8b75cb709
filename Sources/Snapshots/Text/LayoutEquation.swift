import LPLayoutModel

/// The parts of a constraint's equation: `left relation right * factor + constant`.
///
/// An equation of another form is kept whole as `left`.
package struct LayoutEquation: Hashable, Codable, Sendable {
  /// `follow.leading`
  package var left: String
  /// The relation: `==`, `<=` or `>=`; empty for an equation of another form.
  package var relation: String
  /// The right side, such as `name.trailing`; `nil` if it is a number.
  package var right: String?
  /// The factor, such as `* 2` or `* 16 / 9`; empty for 1.
  package var factor: String
  package var constant: LayoutNumber
}

extension LayoutEquation {
  package init(_ text: String) {
    self.init(left: text, relation: "", right: nil, factor: "", constant: .zero)
    guard let sign = Self.relation(in: text) else { return }
    left = String(text[..<sign])
    relation = String(text[text.index(after: sign)...].prefix(2))
    readRightSide(text[text.index(sign, offsetBy: 4)...].split(separator: " ", omittingEmptySubsequences: false))
  }

  /// Returns the left side without parsing the rest.
  static func left(of text: String) -> String { relation(in: text).map { String(text[..<$0]) } ?? text }

  /// Returns the place of the space before the first ` == `, ` <= ` or ` >= `.
  private static func relation(in text: String) -> String.Index? {
    let bytes = text.utf8
    var window: UInt32 = 0
    for index in bytes.indices {
      window = window << 8 | UInt32(bytes[index])
      switch window {
      case 0x203D_3D20, 0x203C_3D20, 0x203E_3D20: return bytes.index(index, offsetBy: -3)
      default: break
      }
    }
    return nil
  }

  private mutating func readRightSide(_ words: [Substring]) {
    if words.count == 1, let number = LayoutNumber(text: words[0]) {
      constant = number
      return
    }
    var words = words[...]
    if words.count > 2, let number = LayoutNumber(text: words[words.endIndex - 1]) {
      let sign = words[words.endIndex - 2]
      if sign == "+" || sign == "-" {
        constant = sign == "-" ? .zero - number : number
        words = words.dropLast(2)
      }
    }
    let operators = words.firstIndex { $0 == "*" || $0 == "/" } ?? words.endIndex
    right = words[..<operators].joined(separator: " ")
    factor = words[operators...].joined(separator: " ")
  }

  /// The equation without its constant, which stays the same when the constant changes.
  var skeleton: String { "\(left) \(relation) \(right ?? "") \(factor)" }

  /// One end of the equation: an attribute of a view or a guide.
  struct End: Hashable {
    var item: String
    var attribute: String
    var axis: LayoutAxis? { LayoutAttribute(name: attribute)?.axis }
  }

  /// The ends, those of the left side first. A side that is a distance, `(b.leading - a.trailing)`, has two ends.
  var ends: [End] {
    [left, right].compactMap(\.self).flatMap { side in
      side.hasPrefix("(") && side.hasSuffix(")")
        ? side.dropFirst().dropLast().split(separator: " - ").map { Self.end(String($0)) } : [Self.end(side)]
    }
  }

  private static func end(_ side: String) -> End {
    let (item, attribute) = split(side)
    return End(item: item, attribute: attribute)
  }

  /// Returns the equation with renamed items.
  func renaming(_ names: [String: String]) -> LayoutEquation {
    guard !names.isEmpty else { return self }
    func renamed(_ side: String) -> String {
      if side.hasPrefix("("), side.hasSuffix(")") {
        let ends = side.dropFirst().dropLast().split(separator: " - ").map { renamed(String($0)) }
        return "(\(ends.joined(separator: " - ")))"
      }
      let (item, attribute) = Self.split(side)
      return names[item].map { "\($0).\(attribute)" } ?? side
    }
    var copy = self
    copy.left = renamed(left)
    copy.right = right.map(renamed)
    return copy
  }

  /// `name.trailing` → `name` and `trailing`.
  static func split(_ side: String) -> (item: String, attribute: String) {
    guard let dot = side.lastIndex(of: ".") else { return (side, "") }
    return (String(side[..<dot]), String(side[side.index(after: dot)...]))
  }
}
