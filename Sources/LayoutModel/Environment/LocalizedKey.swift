public import Foundation

/// A key of the string catalogs, with the arguments for its specifiers. A literal is a key, as in SwiftUI:
///
///     Label("cart.title")
///     Label("\(count) items")
///
/// Each interpolated value becomes an argument, which also chooses the plural, and the key has the specifier of its
/// type in that place: `%lld items`. A percent sign beside an interpolation is doubled in the key.
public struct LocalizedKey: ExpressibleByStringInterpolation, Sendable {
  package let key: String
  package let arguments: [any LocalizedArgument]
  /// Whether the key is a text that is shown as it is.
  package let isVerbatim: Bool

  private init(key: String, arguments: [any LocalizedArgument], isVerbatim: Bool = false) {
    (self.key, self.arguments, self.isVerbatim) = (key, arguments, isVerbatim)
  }

  /// Makes a key whose text has specifiers that the key does not show: `LocalizedKey("cart.items", arguments: 3)`.
  public init(_ key: String, arguments: any LocalizedArgument...) {
    self.init(key: key, arguments: arguments)
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(key: value, arguments: []) }

  /// Makes a key of a literal with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  /// A text that is not translated, such as a name, where a key is expected.
  public static func verbatim(_ text: String) -> LocalizedKey {
    LocalizedKey(key: text, arguments: [], isVerbatim: true)
  }

  /// A literal that is being read: its key so far, and the arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [any LocalizedArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    /// Appends an argument, by the specifier of its type.
    public mutating func appendInterpolation<Argument: LocalizedArgument>(_ argument: Argument) {
      appendInterpolation(argument, specifier: Argument.localizedSpecifier)
    }

    /// Appends an argument by a specifier such as `%.2f` or `%03d`.
    public mutating func appendInterpolation<Argument: LocalizedArgument>(_ argument: Argument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedKey {
  /// Returns the text in the language of the preview that is being built.
  package func text(table: String? = nil, at site: CallSite? = nil) -> String {
    isVerbatim
      ? key : LayoutEnvironment.current.strings.localized(key, table: table, arguments: arguments, at: site)
  }

  /// Returns the text before a pseudo-language changes it, for texts whose parts have attributes.
  package func translated(table: String? = nil, at site: CallSite? = nil) -> String {
    isVerbatim
      ? key : LayoutEnvironment.current.strings.translated(key, table: table, arguments: arguments, at: site)
  }
}

/// A value that a text of a string catalog can show: a text, a whole number or a decimal number.
public protocol LocalizedArgument: CVarArg, Sendable {
  /// The specifier that stands for a value of the type in keys, as in SwiftUI.
  static var localizedSpecifier: String { get }
}

extension String: LocalizedArgument {
  /// The specifier of texts.
  public static var localizedSpecifier: String { "%@" }
}

extension Int: LocalizedArgument {
  /// The specifier of whole numbers.
  public static var localizedSpecifier: String { "%lld" }
}

extension Int64: LocalizedArgument {
  /// The specifier of whole numbers.
  public static var localizedSpecifier: String { "%lld" }
}

extension Int32: LocalizedArgument {
  /// The specifier of whole numbers of 32 bits.
  public static var localizedSpecifier: String { "%d" }
}

extension UInt: LocalizedArgument {
  /// The specifier of whole numbers without a sign.
  public static var localizedSpecifier: String { "%llu" }
}

extension Double: LocalizedArgument {
  /// The specifier of decimal numbers.
  public static var localizedSpecifier: String { "%lf" }
}

extension Float: LocalizedArgument {
  /// The specifier of decimal numbers of 32 bits.
  public static var localizedSpecifier: String { "%f" }
}

extension CGFloat: LocalizedArgument {
  /// The specifier of decimal numbers.
  public static var localizedSpecifier: String { "%lf" }
}
