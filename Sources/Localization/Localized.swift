public import LPLayoutModel
public import Foundation

/// Strings, numbers and dates in the language of the preview that is being built.
public enum Localized {
  /// The locale of the preview.
  public static var locale: Locale { Locale(identifier: LayoutEnvironment.current.traits.localeIdentifier) }

  /// Returns the text of a key in the string catalogs, with its arguments.
  public static func string(
    _ key: LocalizedKey, table: String? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> String {
    key.text(table: table, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  @available(*, deprecated, message: "write the arguments into the key, or LocalizedKey(key, arguments: …)")
  public static func string(
    _ key: String, table: String? = nil, _ argument: any CVarArg, _ more: any CVarArg..., fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> String {
    LayoutEnvironment.current.strings.localized(
      key, table: table, arguments: [argument] + more,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Formats a number with the locale's digits, groups and decimal separator.
  public static func number<Number: BinaryInteger>(_ value: Number) -> String {
    value.formatted(IntegerFormatStyle<Number>(locale: locale))
  }

  /// - Parameter fraction: the number of decimals.
  public static func number(_ value: Double, fraction: ClosedRange<Int> = 0...3) -> String {
    value.formatted(.number.precision(.fractionLength(fraction)).locale(locale))
  }

  /// Formats a fraction of 1 as a percentage: 0.25 is 25 %.
  public static func percent(_ value: Double) -> String { value.formatted(.percent.locale(locale)) }

  /// - Parameter code: ISO 4217, as in `EUR`.
  public static func currency(_ value: Double, code: String) -> String {
    value.formatted(.currency(code: code).locale(locale))
  }

  /// Formats a date in Greenwich Mean Time, so that pictures are the same on every machine.
  public static func date(
    _ date: Date, date dateStyle: Date.FormatStyle.DateStyle = .abbreviated,
    time timeStyle: Date.FormatStyle.TimeStyle = .omitted
  ) -> String {
    date.formatted(Date.FormatStyle(date: dateStyle, time: timeStyle, locale: locale, timeZone: .gmt))
  }
}
