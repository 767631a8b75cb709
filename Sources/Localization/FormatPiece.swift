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

/// `%[n$][flags][width][.precision][length]conversion`
struct FormatSpecifier: Hashable, Sendable {
  /// The position of the argument, from 1.
  var position: Int?
  var flags: String
  var width: Int?
  var precision: Int?
  /// The conversion: `@`, or one of C's letters.
  var conversion: Character

  static func takePosition(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), (1...99).contains(number), text.dropFirst(digits.count).first == "$" else {
      return nil
    }
    text = text.dropFirst(digits.count + 1)
    return number
  }

  /// Reads what follows the position, or returns `nil` if it is not a specifier that strings of an app can have.
  static func take(_ text: inout Substring, position: Int?) -> FormatSpecifier? {
    let flags = text.prefix { "-+ 0#'".contains($0) }
    text = text.dropFirst(flags.count)
    let width = takeNumber(&text)
    var precision: Int?
    if text.first == "." {
      text = text.dropFirst()
      precision = takeNumber(&text) ?? 0
    }
    text = text.drop { "hlqLzjt".contains($0) }
    guard let conversion = text.first, "@diuDUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
    text = text.dropFirst()
    return FormatSpecifier(
      position: position, flags: String(flags), width: width, precision: precision, conversion: conversion)
  }

  /// Reads a number of at most three digits; no text is padded further.
  private static func takeNumber(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return digits.isEmpty ? nil : min(Int(digits) ?? 999, 999)
  }

  enum Kind { case object, integer, real, character }

  var kind: Kind {
    switch conversion {
    case "d", "i", "D", "u", "U", "x", "X", "o", "O": .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": .real
    case "c", "C": .character
    default: .object
    }
  }
}
