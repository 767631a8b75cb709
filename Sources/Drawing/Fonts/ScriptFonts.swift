/// The Noto faces that draw scripts, in the fixed order of the font set.
enum ScriptFonts {
  /// Returns the stem of the file for an ISO 15924 code, without `-Regular`.
  static func stem(for script: String) -> String? { stems[script] }

  /// The faces that are tried in order for characters without a script, or that the script's face lacks.
  static let general = ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic"]

  static let emoji = "NotoColorEmoji"

  /// Returns the face of a Noto Sans CJK collection for a script and a language: 0 is Japanese, 1 Korean, followed by
  /// simplified Chinese, traditional Chinese and that of Hong Kong; `nil` for other scripts.
  static func cjkFace(script: String, language: String) -> Int? {
    let language = language.lowercased()
    switch script {
    case "Hira", "Kana": return 0
    case "Hang": return 1
    case "Bopo": return 3
    case "Hani":
      if language.hasPrefix("ko") { return 1 }
      guard language.hasPrefix("zh") || language.hasPrefix("yue") else { return 0 }
      if language.contains("hk") || language.contains("mo") || language.hasPrefix("yue") { return 4 }
      return language.contains("hant") || language.contains("tw") ? 3 : 2
    default: return nil
    }
  }

  /// Returns the Debian package with a font for the script.
  static func package(for script: String) -> String {
    switch script {
    case "Hani", "Hira", "Kana", "Hang", "Bopo": "fonts-noto-cjk"
    case "Zsye": "fonts-noto-color-emoji"
    default: stems[script] != nil || script == "Zyyy" ? "fonts-noto-core" : "fonts-noto-extra"
    }
  }

  /// The codes of the scripts with a face, sorted.
  static var scripts: [String] { stems.keys.sorted() }

  private static let stems: [String: String] = [
    "Latn": "NotoSans", "Cyrl": "NotoSans", "Grek": "NotoSans", "Arab": "NotoSansArabic", "Hebr": "NotoSansHebrew",
    "Deva": "NotoSansDevanagari", "Thai": "NotoSansThai", "Beng": "NotoSansBengali", "Guru": "NotoSansGurmukhi",
    "Gujr": "NotoSansGujarati", "Orya": "NotoSansOriya", "Taml": "NotoSansTamil", "Telu": "NotoSansTelugu",
    "Knda": "NotoSansKannada", "Mlym": "NotoSansMalayalam", "Sinh": "NotoSansSinhala", "Laoo": "NotoSansLao",
    "Tibt": "NotoSerifTibetan", "Mymr": "NotoSansMyanmar", "Khmr": "NotoSansKhmer", "Geor": "NotoSansGeorgian",
    "Armn": "NotoSansArmenian", "Ethi": "NotoSansEthiopic", "Cher": "NotoSansCherokee",
    "Cans": "NotoSansCanadianAboriginal", "Mong": "NotoSansMongolian", "Thaa": "NotoSansThaana",
    "Syrc": "NotoSansSyriac", "Nkoo": "NotoSansNKo", "Tfng": "NotoSansTifinagh", "Yiii": "NotoSansYi",
    "Vaii": "NotoSansVai", "Bali": "NotoSansBalinese", "Java": "NotoSansJavanese", "Sund": "NotoSansSundanese",
    "Bugi": "NotoSansBuginese", "Lepc": "NotoSansLepcha", "Limb": "NotoSansLimbu", "Olck": "NotoSansOlChiki",
    "Cham": "NotoSansCham", "Cakm": "NotoSansChakma", "Mtei": "NotoSansMeeteiMayek", "Adlm": "NotoSansAdlam",
    "Lisu": "NotoSansLisu", "Tale": "NotoSansTaiLe", "Talu": "NotoSansNewTaiLue", "Tavt": "NotoSansTaiViet",
    "Lana": "NotoSansTaiTham", "Saur": "NotoSansSaurashtra", "Sylo": "NotoSansSylotiNagri", "Osge": "NotoSansOsage",
    "Rohg": "NotoSansHanifiRohingya", "Copt": "NotoSansCoptic", "Runr": "NotoSansRunic", "Ogam": "NotoSansOgham",
    "Goth": "NotoSansGothic", "Egyp": "NotoSansEgyptianHieroglyphs", "Xsux": "NotoSansCuneiform",
  ]
}
