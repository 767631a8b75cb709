import Foundation

/// An argument of a format string, by its type.
enum FormatArgument {
  case integer(Int64)
  /// An unsigned number that no signed one can represent.
  case large(UInt64)
  case real(Double)
  case text(String)

  init(_ value: any CVarArg) {
    // The common types come first: a cast to a protocol asks the runtime about each type.
    if let number = value as? Int {
      self = .integer(Int64(number))
    } else if let text = value as? String {
      self = .text(text)
    } else if let number = value as? Double {
      self = .real(number)
    } else if let number = value as? any BinaryInteger {
      self = Int64(exactly: number).map { .integer($0) } ?? .large(UInt64(clamping: number))
    } else if let number = value as? any BinaryFloatingPoint {
      self = .real(Double(number))
    } else {
      self = .text(String(describing: value))
    }
  }

  var isNumber: Bool {
    if case .text = self { false } else { true }
  }

  /// The type in words, for messages.
  var kind: String {
    switch self {
    case .integer, .large: "a whole number"
    case .real: "a decimal number"
    case .text: "a text"
    }
  }

  /// Returns the plain decimal digits that plural rules read, or `nil` if the argument is not a number.
  func digits(precision: Int?) -> String? {
    switch self {
    case .integer(let value): precision.map { String(format: "%.\($0)f", Double(value)) } ?? "\(value.magnitude)"
    case .large(let value): "\(value)"
    case .real(let value):
      if let precision {
        String(format: "%.\(precision)f", abs(value))
      } else if let whole = Int64(exactly: value) {
        "\(whole.magnitude)"
      } else {
        "\(abs(value))"
      }
    case .text: nil
    }
  }

  /// Returns the argument as the locale writes it, without a specifier.
  func text(in locale: Locale) -> String {
    switch self {
    case .integer(let value): value.formatted(.number.locale(locale))
    case .large(let value): value.formatted(.number.locale(locale))
    case .real(let value): value.formatted(.number.locale(locale))
    case .text(let text): text
    }
  }

  /// Returns the argument as the specifier formats it, or `nil` if their types do not match. Whole numbers have the
  /// locale's digits and groups, as with `String.localizedStringWithFormat`.
  func text(for specifier: FormatSpecifier, in locale: Locale) -> String? {
    switch specifier.kind {
    case .object:
      let whole = text(in: locale)
      return specifier.padded(specifier.precision.map { String(whole.prefix($0)) } ?? whole)
    case .character:
      guard case .integer(let value) = self, let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else {
        return nil
      }
      return specifier.padded(String(Character(scalar)))
    case .integer: return integerText(for: specifier, in: locale)
    case .real:
      let value: Double
      switch self {
      case .integer(let whole): value = Double(whole)
      case .large(let whole): value = Double(whole)
      case .real(let real): value = real
      case .text: return nil
      }
      let format =
        "%\(specifier.signFlags)\(specifier.precision.map { ".\(min($0, 60))" } ?? "")\(specifier.conversion)"
      return specifier.padded(String(format: format, locale: locale, value))
    }
  }

  private func integerText(for specifier: FormatSpecifier, in locale: Locale) -> String? {
    let value: Int64
    switch self {
    case .integer(let whole): value = whole
    case .real(let real):
      guard let whole = Int64(exactly: real) else { return nil }
      value = whole
    case .large(let whole):
      return specifier.padded(radixText(of: whole, specifier) ?? whole.formatted(.number.locale(locale)))
    case .text: return nil
    }
    if let text = radixText(of: UInt64(bitPattern: value), specifier) { return specifier.padded(text) }
    let isUnsigned = specifier.conversion == "u" || specifier.conversion == "U"
    if isUnsigned, value < 0 { return nil }
    return specifier.padded(String(format: "%\(specifier.signFlags)lld", locale: locale, value))
  }

  /// Returns a hexadecimal or octal number; these do not depend on the locale.
  private func radixText(of value: UInt64, _ specifier: FormatSpecifier) -> String? {
    switch specifier.conversion {
    case "x": String(value, radix: 16)
    case "X": String(value, radix: 16, uppercase: true)
    case "o", "O": String(value, radix: 8)
    default: nil
    }
  }
}

extension FormatSpecifier: CustomStringConvertible {
  var description: String {
    "%" + (position.map { "\($0)$" } ?? "") + flags + (width.map { "\($0)" } ?? "") + (precision.map { ".\($0)" } ?? "")
      + String(conversion)
  }

  /// The flags that Foundation receives. This type pads to the width, and the locale decides on groups.
  var signFlags: String { flags.filter { $0 == "+" || $0 == " " || $0 == "#" } }

  /// Pads to the width: with spaces, or with zeros after the sign.
  func padded(_ text: String) -> String {
    guard let width, text.count < width else { return text }
    let missing = width - text.count
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0"), kind != .object else { return String(repeating: " ", count: missing) + text }
    let sign = text.prefix { $0 == "-" || $0 == "+" || $0 == "\u{2212}" }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}
