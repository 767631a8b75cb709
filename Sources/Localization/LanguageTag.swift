import _FoundationICU

/// A language with an optional script and region, in the spelling of BCP 47: `pt-BR`, `zh-Hant-HK`.
public struct LanguageTag: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The language in lower case: `pt`.
  public let language: String
  /// The script, capitalised: `Hant`.
  public let script: String?
  /// The region, in upper case or as three digits: `BR`, `419`.
  public let region: String?
  /// The variants and extensions, as in `ca-ES-valencia`.
  let rest: [String]

  /// English.
  public static let english = LanguageTag("en")!

  /// Reads a language tag; `nil` if the text is not one. Underscores count as hyphens, as in `pt_BR`, and the replaced
  /// codes `iw`, `in` and `ji` become their successors.
  public init?(_ text: String) {
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)[...]
    guard let first = parts.popFirst()?.lowercased(), (2...3).contains(first.count), first.isASCIILetters,
      first != "rtl", first != "ltr"
    else { return nil }
    language = Self.successor(of: first) ?? first
    script = parts.first.flatMap { $0.count == 4 && $0.isASCIILetters ? $0.lowercased().capitalizedFirst : nil }
    if script != nil { parts.removeFirst() }
    region = parts.first.flatMap {
      ($0.count == 2 && $0.isASCIILetters) || ($0.count == 3 && $0.allSatisfy { $0.isASCII && $0.isNumber })
        ? $0.uppercased() : nil
    }
    if region != nil { parts.removeFirst() }
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.isASCIIAlphanumeric }) else { return nil }
    rest = parts.map { $0.lowercased() }
  }

  public var description: String {
    ([language] + [script, region].compactMap { $0 } + rest).joined(separator: "-")
  }

  /// The code that replaced one which ISO 639 has withdrawn.
  private static func successor(of code: String) -> String? {
    switch code {
    case "iw": "he"
    case "in": "id"
    case "ji": "yi"
    default: nil
    }
  }

  /// Whether the language is written from right to left, by its script or by CLDR's likely subtags.
  public var isRightToLeft: Bool {
    let isArabicUnknownToICU =
      script == nil && Self.arabic.contains { $0 == language || $0 == "\(language)-\(region ?? "")" }
    return isArabicUnknownToICU || swift_uloc_isRightToLeft(description) != 0
  }

  /// The languages in Arabic script, some in one country only, for which ICU has no script.
  private static let arabic = ["ajp", "ku-IQ", "ku-IR", "pnb", "prs", "tk-AF", "tk-IR"]
}

extension String {
  var isASCIILetters: Bool { allSatisfy { $0.isASCII && $0.isLetter } }
  var isASCIIAlphanumeric: Bool { allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
