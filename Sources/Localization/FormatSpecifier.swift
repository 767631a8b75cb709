/// `%[n$][flags][width][.precision][length]conversion`

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
