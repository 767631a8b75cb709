extension LanguageTag {
  /// The languages whose strings serve this one, best first: `zh-HK` is served by `zh-HK`, `zh-Hant-HK` and
  /// `zh-Hant`.
  var fallbacks: [LanguageTag] {
    let script = script ?? Self.impliedScript(language, region)
    var parts: [[String?]] = [[self.script, region] + rest, [script, region]]
    if Self.impliedScript(language, region) == script { parts.append([region]) }
    parts.append([script])
    // Simplified Chinese does not serve readers of the traditional script.
    if [nil, script].contains(Self.impliedScript(language, nil)) { parts.append([]) }
    // Folders from before there were scripts in tags are named by the country: zh_CN, zh_TW.
    if language == "zh", let script { parts.append([script == "Hant" ? "TW" : "CN"]) }
    var seen: Set<LanguageTag> = []
    return ([language] + (Self.related[language].map { [$0] } ?? [])).flatMap { language in
      parts.compactMap { parts in
        LanguageTag(([language] + parts.compactMap { $0 }).joined(separator: "-"))
      }
    }.filter { seen.insert($0).inserted }
  }

  /// The script that goes without saying, where a language has several (CLDR's likely subtags).
  private static func impliedScript(_ language: String, _ region: String?) -> String? {
    switch (language, region) {
    case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"): "Hant"
    case ("zh", _): "Hans"
    case ("sr", "ME"): "Latn"
    case ("sr", _): "Cyrl"
    default: nil
    }
  }

  /// Bokmål is Norwegian, Filipino is Tagalog.
  private static let related = ["nb": "no", "no": "nb", "fil": "tl", "tl": "fil"]

  /// Folder names from before there were tags.
  package static let legacyNames = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es", "Japanese": "ja",
    "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da", "Finnish": "fi", "Norwegian": "nb",
    "Korean": "ko", "Russian": "ru", "Polish": "pl",
  ]

  /// Whether the other is this language, in this script and region where this has any.
  package func includes(_ other: LanguageTag) -> Bool {
    language == other.language && (script == nil || script == other.script)
      && (region == nil || region == other.region) && (rest.isEmpty || rest == other.rest)
  }
}
