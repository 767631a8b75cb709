import Foundation
import LPLocalization

/// Dates, numbers and plurals in several languages, as the toolchain's ICU library writes them.
enum CalibrationFormats {
  private static let languages = ["en_US", "de_DE", "ar_EG", "hi_IN", "ja_JP", "th_TH"]

  static var lines: [String] { languages.flatMap(formats) + plurals }

  private static func formats(_ identifier: String) -> [String] {
    let locale = Locale(identifier: identifier)
    let date = Date(timeIntervalSinceReferenceDate: 789_012_345)
    var style = Date.FormatStyle(date: .complete, time: .shortened, locale: locale)
    style.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
    return [
      "\(identifier) \(date.formatted(style))",
      "\(identifier) \(1_234_567.891.formatted(.number.locale(locale)))",
      "\(identifier) \(0.256.formatted(.percent.locale(locale)))",
      "\(identifier) \(1234.5.formatted(.currency(code: "EUR").locale(locale)))",
    ]
  }

  private static var plurals: [String] {
    ["en", "ar", "pl", "ru", "cy"].map { language in
      let categories = [0, 1, 2, 3, 5, 6, 11, 21, 100].map { number in
        LanguageTag(language).flatMap { PluralRule.categoryName(of: number, in: $0) } ?? "none"
      }
      return "\(language) \(categories.joined(separator: " "))"
    }
  }
}
