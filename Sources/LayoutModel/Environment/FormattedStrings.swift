import Foundation
import LPSupport

/// The texts that `NSLocalizedString` returned and that arguments may follow, by which their keys are found again.
package enum FormattedStrings {
  private struct Origin {
    let key: String
    let table: String?
    let site: CallSite?
  }

  private static let origins = Locked<[String: Origin]>([:])

  /// Returns the text of a key in the preview's language; the value, or else the key, if no catalog has it.
  package static func text(_ key: String, table: String?, value: String, at site: CallSite?) -> String {
    let table = table?.isEmpty == true ? nil : table
    guard let found = LayoutEnvironment.current.strings.format(key, table: table, at: site) else {
      return value.isEmpty ? key : value
    }
    if found.takesArguments {
      origins.withLock { $0[found.text] = Origin(key: key, table: table, site: site) }
    }
    return found.text
  }

  /// Returns a text with its arguments, by the rules of the preview's language if it is one of these.
  ///
  /// - Parameter locale: how other formats write numbers; `nil` for no language's way.
  static func text(_ format: String, _ arguments: [any CVarArg], in locale: Locale?) -> String {
    if let origin = origins.withLock({ $0[format] }) {
      return LayoutEnvironment.current.strings.localized(
        origin.key, table: origin.table, arguments: arguments, at: origin.site)
    }
    return String(format: format, locale: locale, arguments: arguments)
  }
}

/// The language and region with which the texts of a preview are made.
enum PreviewLocale {
  static var locale: Locale { Locale(identifier: LayoutEnvironment.current.traits.localeIdentifier) }
}

// Foundation declares both functions for any number of arguments of any kind. A call with one or two of the usual kinds
// means these, which are more special, also in a file that imports Foundation.
extension String {
  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: Int) -> String {
    FormattedStrings.text(format, [a], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: String) -> String {
    FormattedStrings.text(format, [a], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: Double) -> String {
    FormattedStrings.text(format, [a], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: Int, _ b: Int) -> String {
    FormattedStrings.text(format, [a, b], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: Int, _ b: String) -> String {
    FormattedStrings.text(format, [a, b], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: Int, _ b: Double) -> String {
    FormattedStrings.text(format, [a, b], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: String, _ b: Int) -> String {
    FormattedStrings.text(format, [a, b], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: String, _ b: String) -> String {
    FormattedStrings.text(format, [a, b], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: String, _ b: Double) -> String {
    FormattedStrings.text(format, [a, b], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: Double, _ b: Int) -> String {
    FormattedStrings.text(format, [a, b], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: Double, _ b: String) -> String {
    FormattedStrings.text(format, [a, b], in: PreviewLocale.locale)
  }

  /// Returns a text of `NSLocalizedString` with arguments, which choose its plural, or any other format.
  public static func localizedStringWithFormat(_ format: String, _ a: Double, _ b: Double) -> String {
    FormattedStrings.text(format, [a, b], in: PreviewLocale.locale)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: Int) {
    self = FormattedStrings.text(format, [a], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: String) {
    self = FormattedStrings.text(format, [a], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: Double) {
    self = FormattedStrings.text(format, [a], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: Int, _ b: Int) {
    self = FormattedStrings.text(format, [a, b], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: Int, _ b: String) {
    self = FormattedStrings.text(format, [a, b], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: Int, _ b: Double) {
    self = FormattedStrings.text(format, [a, b], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: String, _ b: Int) {
    self = FormattedStrings.text(format, [a, b], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: String, _ b: String) {
    self = FormattedStrings.text(format, [a, b], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: String, _ b: Double) {
    self = FormattedStrings.text(format, [a, b], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: Double, _ b: Int) {
    self = FormattedStrings.text(format, [a, b], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: Double, _ b: String) {
    self = FormattedStrings.text(format, [a, b], in: nil)
  }

  /// Makes a text of `NSLocalizedString` with arguments, which choose its plural, or of any other format.
  public init(format: String, _ a: Double, _ b: Double) {
    self = FormattedStrings.text(format, [a, b], in: nil)
  }
}
