public import Foundation

extension String {
  /// A key of the string catalogs, with the arguments that were interpolated: `\(count) items` has the key `%lld items`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [any CVarArg & Sendable]

    /// Makes a value of a key that is not written as a literal.
    public init(_ value: String) { (key, arguments) = (value, []) }

    /// Makes a value of a key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a value of a key with arguments.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Two values are equal if their keys and the texts of their arguments are.
    public static func == (a: Self, b: Self) -> Bool {
      a.key == b.key && a.arguments.map { "\($0)" } == b.arguments.map { "\($0)" }
    }

    /// Builds a key with the specifiers that Xcode writes into string catalogs.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [any CVarArg & Sendable] = []

      /// Makes an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a part of the key.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      private mutating func append(_ specifier: String, _ argument: any CVarArg & Sendable) {
        key += specifier
        arguments.append(argument)
      }

      /// Appends a text.
      public mutating func appendInterpolation(_ text: String) { append("%@", text) }
      /// Appends a text.
      public mutating func appendInterpolation(_ text: Substring) { append("%@", String(text)) }
      /// Appends an integer, or another specifier for it.
      public mutating func appendInterpolation(_ number: Int, specifier: String = "%lld") { append(specifier, number) }
      /// Appends an integer, or another specifier for it.
      public mutating func appendInterpolation(_ number: Int64, specifier: String = "%lld") {
        append(specifier, number)
      }
      /// Appends an integer, or another specifier for it.
      public mutating func appendInterpolation(_ number: Int32, specifier: String = "%d") { append(specifier, number) }
      /// Appends an integer, or another specifier for it.
      public mutating func appendInterpolation(_ number: UInt, specifier: String = "%llu") { append(specifier, number) }
      /// Appends a number, or another specifier for it.
      public mutating func appendInterpolation(_ number: Double, specifier: String = "%lf") {
        append(specifier, number)
      }
      /// Appends a number, or another specifier for it.
      public mutating func appendInterpolation(_ number: Float, specifier: String = "%f") { append(specifier, number) }
      /// Appends a number, or another specifier for it.
      public mutating func appendInterpolation(_ number: CGFloat, specifier: String = "%lf") {
        append(specifier, Double(number))
      }
      /// Appends a value in a format of its own, in the preview's language.
      public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
      where Style.FormatOutput == String {
        append("%@", format.locale(PreviewLocale.locale).format(value))
      }
      /// Appends what a value says of itself.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", "\(value)") }
    }
  }

  /// Makes the text of a key in the preview's language, from the catalogs of the preview, whatever the bundle.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self = LayoutEnvironment.current.strings.localized(
      keyAndValue.written, table: table, arguments: keyAndValue.arguments,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes the text of a key in the preview's language; the default value where no catalog has the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let strings = LayoutEnvironment.current.strings
    if strings.format("\(key)", table: table, at: site) != nil {
      self = strings.localized("\(key)", table: table, arguments: defaultValue.arguments, at: site)
    } else {
      self = String(format: defaultValue.key, locale: PreviewLocale.locale, arguments: defaultValue.arguments)
    }
  }
}

extension String.LocalizationValue {
  /// The key as catalogs have it: a percent sign of a text without arguments is written once.
  fileprivate var written: String { arguments.isEmpty ? key.replacing("%%", with: "%") : key }
}
