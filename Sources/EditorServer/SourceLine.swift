/// A line of Swift, as far as hints and answers need to know it.
struct SourceLine {
  private let units: [UInt16]
  let text: String

  init(_ text: String) {
    self.text = text
    units = Array(text.utf16)
  }

  /// Returns the place of a column of the compiler, which counts bytes from 1.
  func character(ofColumn column: Int) -> Int {
    guard column > 1 else { return 0 }
    let bytes = text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: column - 1, limitedBy: bytes.endIndex) ?? bytes.endIndex
    return text.utf16.distance(from: text.utf16.startIndex, to: index)
  }

  /// The end of the code, before a comment at the end of the line.
  var codeEnd: Int {
    var end = units.count
    var isInText = false
    var index = 0
    while index < units.count {
      switch units[index] {
      case 0x5C where isInText: index += 1
      case 0x22: isInText.toggle()
      case 0x2F where !isInText && index + 1 < units.count && units[index + 1] == 0x2F:
        end = index
        index = units.count
      default: break
      }
      index += 1
    }
    while end > 0, [0x20, 0x09, 0x0D].contains(units[end - 1]) { end -= 1 }
    return end
  }

  /// The white space at the line's start.
  var indentation: String { String(text.prefix { $0 == " " || $0 == "\t" }) }

  /// The place of the relation of an equation: `==`, `<=` or `>=`.
  var relation: Int? {
    units.indices.dropLast().first { [0x3D, 0x3C, 0x3E].contains(units[$0]) && units[$0 + 1] == 0x3D }
  }

  /// Returns the code from a place on.
  func code(from start: Int) -> String {
    String(decoding: units[min(start, codeEnd)..<codeEnd], as: UTF16.self)
  }

  /// Returns the identifier at a place; `nil` where there is none.
  func word(at character: Int) -> String? {
    var (start, end) = (min(character, units.count), min(character, units.count))
    while start > 0, Self.isPart(units[start - 1]) { start -= 1 }
    while end < units.count, Self.isPart(units[end]) { end += 1 }
    return start < end ? String(decoding: units[start..<end], as: UTF16.self) : nil
  }

  /// Returns where a call begins whose parenthesis is at a place, as the compiler has it; the place itself for others.
  func callStart(_ character: Int) -> Int {
    guard units.indices.contains(character), units[character] == 0x28 else { return character }
    var start = character
    while start > 0, Self.isPart(units[start - 1]) || units[start - 1] == 0x2E { start -= 1 }
    return start
  }

  private static func isPart(_ unit: UInt16) -> Bool {
    unit == 0x5F || (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
      || unit >= 0x80
  }
}
