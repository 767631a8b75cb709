extension LanguageTag {
  /// The languages whose strings can stand in for this one, best first: `zh-HK`, `zh-Hant-HK` and `zh-Hant` for
  /// `zh-HK`.
  var fallbacks: [LanguageTag] {
    let script = script ?? Self.impliedScript(language, region)
    var parts: [[String?]] = [[self.script, region] + rest, [script, region]]
    if Self.impliedScript(language, region) == script { parts.append([region]) }
    parts.append([script])
    // Readers of Traditional Chinese do not get Simplified Chinese.
    if [nil, script].contains(Self.impliedScript(language, nil)) { parts.append([]) }
    // Folders that are older than script subtags name the country: zh_CN, zh_TW.
    if language == "zh", let script { parts.append([script == "Hant" ? "TW" : "CN"]) }
    var seen: Set<LanguageTag> = []
    return ([language] + (Self.related[language].map { [$0] } ?? [])).flatMap { language in
      parts.compactMap { parts in
        LanguageTag(([language] + parts.compactMap { $0 }).joined(separator: "-"))
      }
    }.filter { seen.insert($0).inserted }
  }

  /// Whether both are written in one script, so that readers of the other language can read this one.
  func canStandIn(for other: LanguageTag) -> Bool {
    (script ?? Self.impliedScript(language, region))
      == (other.script ?? Self.impliedScript(other.language, other.region))
  }

  /// Returns the script that a language with several scripts has by default (CLDR's likely subtags).
  private static func impliedScript(_ language: String, _ region: String?) -> String? {
    switch (language, region) {
    case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"): "Hant"
    case ("zh", _): "Hans"
    case ("sr", "ME"): "Latn"
    case ("sr", _): "Cyrl"
    default: nil
    }
  }

  /// Codes of the same language: Bokmål and Norwegian, Filipino and Tagalog.
  private static let related = ["nb": "no", "no": "nb", "fil": "tl", "tl": "fil"]

  /// The names of folders that are older than language tags.
  package static let legacyNames = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es", "Japanese": "ja",
    "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da", "Finnish": "fi", "Norwegian": "nb",
    "Korean": "ko", "Russian": "ru", "Polish": "pl",
  ]

  /// Returns whether the other tag is the same language, with this tag's script and region if this tag has them.
  package func includes(_ other: LanguageTag) -> Bool {
    language == other.language && (script == nil || script == other.script)
      && (region == nil || region == other.region) && (rest.isEmpty || rest == other.rest)
  }
}
