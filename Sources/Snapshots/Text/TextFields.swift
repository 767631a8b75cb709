/// One line of a layout text, split at two spaces outside of quotes.
struct TextFields {
  struct Field {
    var text: String
    /// The column, counted from 1 in Unicode scalars.
    var column: Int
  }

  /// The number of the line, from 1.
  let line: Int
  /// The number of spaces before the first field.
  let indent: Int
  private(set) var fields: [Field] = []
  private var next = 0
  private let endColumn: Int

  init(_ text: Substring, line: Int) {
    self.line = line
    let scalars = Array(text.unicodeScalars)
    indent = scalars.prefix { $0 == " " }.count
    endColumn = scalars.count + 1
    var start = indent
    while start < scalars.count {
      let end = Self.end(ofFieldAt: start, in: scalars)
      var field = String.UnicodeScalarView()
      field.append(contentsOf: scalars[start..<end])
      fields.append(Field(text: String(field), column: start + 1))
      start = end + 2
    }
  }

  private static func end(ofFieldAt start: Int, in scalars: [Unicode.Scalar]) -> Int {
    var isQuoted = false
    var index = start
    while index < scalars.count {
      if isQuoted, scalars[index] == "\\" {
        index += 2
        continue
      }
      if scalars[index] == "\"" { isQuoted.toggle() }
      if !isQuoted, scalars[index] == " ", index + 1 < scalars.count, scalars[index + 1] == " " { return index }
      index += 1
    }
    return scalars.count
  }

  var isAtEnd: Bool { next >= fields.count }

  /// - Throws: `unexpected` if the line has no further field.
  mutating func take(_ expected: String) throws(LayoutTextError) -> Field {
    guard next < fields.count else {
      throw .unexpected(line: line, column: endColumn, expected: expected, found: "")
    }
    next += 1
    return fields[next - 1]
  }

  mutating func takeWord(_ expected: String) throws(LayoutTextError) -> String {
    let field = try take(expected)
    guard let word = Quotation.unquote(field.text) else { throw unexpected(field, expected) }
    return word
  }

  mutating func takeRect(_ expected: String) throws(LayoutTextError) -> LayoutTextRect {
    let field = try take("\(expected) as `x,y w×h`")
    return try rect(field.text[...], in: field, expected)
  }

  func rect(_ text: Substring, in field: Field, _ expected: String) throws(LayoutTextError) -> LayoutTextRect {
    guard let rect = LayoutTextRect(text: text) else { throw unexpected(field, "\(expected) as `x,y w×h`") }
    return rect
  }

  func number(_ text: Substring, in field: Field) throws(LayoutTextError) -> LayoutNumber {
    guard let number = LayoutNumber(text: text) else { throw unexpected(field, "a number of points") }
    return number
  }

  func unexpected(_ field: Field, _ expected: String) -> LayoutTextError {
    .unexpected(line: line, column: field.column, expected: expected, found: field.text)
  }
}
