/// A language with, perhaps, a script and a region, in the spelling of BCP 47: `pt-BR`, `zh-Hant-HK`.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// Lower case: `pt`.
  public let language: String
  /// Capitalised: `Hant`.
  public let script: String?
  /// Upper case, or three digits: `BR`, `419`.
  public let region: String?
  /// Variants and extensions, as in `ca-ES-valencia`.
  let rest: [String]

  /// English.
  public static let english = LanguageTag("en")!

  /// `nil` where the text is no language tag. Underscores are taken for hyphens, as in `pt_BR`, and the language
  /// codes that were replaced (`iw`, `in`, `ji`) for their successors.
  public init?(_ text: String) {
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)[...]
    guard let first = parts.popFirst()?.lowercased(), (2...3).contains(first.count), first.isASCIILetters,
      first != "rtl", first != "ltr"
    else { return nil }
    language = Self.successors[first] ?? first
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

  private static let successors = ["iw": "he", "in": "id", "ji": "yi"]

  /// Whether the language is written from right to left. An explicit script decides; otherwise the one that CLDR's
  /// likely subtags give the language, in the region where that matters.
  public var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    if let region, let regions = Self.rightToLeftRegions[language] { return regions.contains(region) }
    return Self.rightToLeftLanguages.contains(language)
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Armi", "Aran", "Avst", "Chrs", "Cprt", "Elym", "Hatr", "Hebr", "Hung", "Khar", "Lydi", "Mand",
    "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr", "Palm", "Perm", "Phli", "Phlp", "Phnx",
    "Prti", "Rohg", "Samr", "Sarb", "Sogd", "Sogo", "Syrc", "Thaa", "Yezi",
  ]

  private static let rightToLeftLanguages: Set<String> = [
    "aeb", "ajp", "apc", "apd", "ar", "arc", "arq", "ars", "ary", "arz", "azb", "bal", "bgn", "bqi", "ckb", "dv",
    "fa", "glk", "he", "khw", "ks", "lrc", "luz", "mid", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr",
    "syr",
    "trw", "ug", "ur", "yi",
  ]

  /// Languages written in the Arabic script in some countries only.
  private static let rightToLeftRegions: [String: Set<String>] = [
    "az": ["IR", "IQ"], "kk": ["AF", "CN", "IR", "MN"], "ku": ["IQ", "IR", "LB"], "ky": ["CN"], "ms": ["CC"],
    "pa": ["PK"], "tk": ["AF", "IR"], "uz": ["AF"],
  ]
}

extension String {
  var isASCIILetters: Bool { allSatisfy { $0.isASCII && $0.isLetter } }
  var isASCIIAlphanumeric: Bool { allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
