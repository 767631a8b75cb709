import LPSupport
import _FoundationICU

/// CLDR's cardinal plural rule of a language, from the ICU library in Swift's toolchain, so that every machine has the
/// same data.
package final class PluralRule: Sendable {
  // ICU's rules and formatters are immutable, so threads may share them.
  private nonisolated(unsafe) let rules: OpaquePointer?

  private init(locale: String) {
    var status = U_ZERO_ERROR
    rules = swift_uplrules_open(locale, &status)
  }

  private static let known = Locked<[String: PluralRule]>([:])

  /// Returns the rule of a language; a language that CLDR does not know has one category for all numbers.
  static func rule(for tag: LanguageTag) -> PluralRule {
    let isEuropeanPortuguese = tag.language == "pt" && tag.region != nil && tag.region != "BR"
    // CLDR 47 gives Haitian Creole the rule of French; this ICU has CLDR 46, which does not know the language.
    let locale = isEuropeanPortuguese ? "pt_PT" : tag.language == "ht" ? "fr" : tag.language
    return known.withLock { known in
      let rule = known[locale] ?? PluralRule(locale: locale)
      known[locale] = rule
      return rule
    }
  }

  /// Returns the category of a whole number in a language, as in CLDR.
  package static func categoryName(of number: Int, in tag: LanguageTag) -> String? {
    rule(for: tag).category(String(number))?.rawValue
  }

  /// Returns the category of a number in plain decimal digits, as in `1.50`, where every decimal counts; `nil` if the
  /// text is not such a number.
  func category(_ number: String) -> PluralCategory? {
    let parts = number.trimmingPrefix { $0 == "-" || $0 == "+" }
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else {
      return nil
    }
    let fraction = parts.dropFirst().first ?? ""
    return select(Self.short(whole) + (fraction.isEmpty ? "" : "." + fraction), decimals: fraction.count)
  }

  /// Returns a shorter number of the same category. Rules look at the last six digits of large numbers at most, and ICU
  /// has no category for numbers beyond 64 bits.
  private static func short(_ whole: Substring) -> Substring {
    let digits = whole.drop { $0 == "0" }
    return digits.count > 15 ? "1" + digits.suffix(12) : whole
  }

  private func select(_ number: String, decimals: Int) -> PluralCategory? {
    var status = U_ZERO_ERROR
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDecimal(NumberFormatter.showing(decimals).formatter, number, -1, result, &status)
    var word = [UInt16](repeating: 0, count: 16)
    let count = swift_uplrules_selectFormatted(rules, result, &word, Int32(word.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    // ICU's keywords are ASCII.
    let letters = word.prefix(Int(count)).map(UInt8.init(truncatingIfNeeded:))
    return PluralCategory(rawValue: String(decoding: letters, as: UTF8.self))
  }

  /// ICU's formatter of numbers with a fixed count of decimals.
  private final class NumberFormatter: Sendable {
    nonisolated(unsafe) let formatter: OpaquePointer?

    private init(decimals: Int) {
      let skeleton = Array((decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)).utf16)
      var status = U_ZERO_ERROR
      formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), "en", &status)
    }

    private static let known = Locked<[Int: NumberFormatter]>([:])

    static func showing(_ decimals: Int) -> NumberFormatter {
      known.withLock { known in
        let formatter = known[decimals] ?? NumberFormatter(decimals: decimals)
        known[decimals] = formatter
        return formatter
      }
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
