/// A part of a format string of `printf` or `.stringsdict`.
enum FormatPiece: Hashable, Sendable {
  case text(String)
  /// `%%`
  case percent
  case specifier(FormatSpecifier)
  /// `%#@name@`, with the position of its argument if it states one.
  case variable(name: String, position: Int?)
  /// `%arg` in a substitution: the substitution's own argument.
  case own

  /// Splits a format string. Text after `%` that is not a specifier stays as it is.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = format[...]
    while let index = rest.firstIndex(of: "%") {
      text += rest[..<index]
      rest = rest[index...]
      if let (piece, length) = special(rest) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(piece)
        rest = rest.dropFirst(length)
      } else {
        text += "%"
        rest = rest.dropFirst()
      }
    }
    text += rest
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  /// Returns the piece at the front of a text that begins with `%`, and its length in characters.
  private static func special(_ text: Substring) -> (FormatPiece, Int)? {
    if text.hasPrefix("%%") { return (.percent, 2) }
    if text.hasPrefix("%arg") { return (.own, 4) }
    var reader = text.dropFirst()
    let position = FormatSpecifier.takePosition(&reader)
    if reader.hasPrefix("#@"), let end = reader.dropFirst(2).firstIndex(of: "@") {
      let name = reader.dropFirst(2)[..<end]
      guard !name.isEmpty else { return nil }
      return (
        .variable(name: String(name), position: position), text.distance(from: text.startIndex, to: end) + 1
      )
    }
    guard let specifier = FormatSpecifier.take(&reader, position: position) else { return nil }
    return (.specifier(specifier), text.distance(from: text.startIndex, to: reader.startIndex))
  }
}
