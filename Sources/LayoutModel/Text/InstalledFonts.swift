/// The font families that iOS has, with the PostScript names of their fonts.
enum InstalledFonts {
  /// A family and its fonts: the first part of their names, and the rest of each.
  private struct Family {
    let name: String
    let fonts: [String]

    /// - Parameter styles: what follows the stem in the names of fonts, separated by spaces; `*` stands for nothing.
    init(_ name: String, _ stem: String, _ styles: String = "*") {
      self.name = name
      fonts = styles.split(separator: " ").map { $0 == "*" ? stem : "\(stem)\($0)" }
    }
  }

  /// The names of all families, in the order of the alphabet.
  static let familyNames = families.map(\.name)

  /// Returns the PostScript names of a family's fonts; empty for a family that iOS does not have.
  static func fontNames(ofFamily name: String) -> [String] { families.first { $0.name == name }?.fonts ?? [] }

  /// Returns whether iOS has a font or a family of a name, or other fonts of its family.
  static func contains(_ name: String) -> Bool {
    let wanted = squeezed(name)
    let stem = squeezed(name.split(separator: "-").first.map(String.init) ?? name)
    return known.contains(wanted) || known.contains(stem)
  }

  private static let known: Set<String> = Set(families.flatMap { [squeezed($0.name)] + $0.fonts.map(squeezed) })

  private static func squeezed(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

  private static let upright = "-UltraLight -Thin -Light -Regular -Medium -Semibold"
  private static let next =
    "-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic "
    + "-Heavy -HeavyItalic"
  private static let four = "* -Italic -Bold -BoldItalic"

  private static let families: [Family] = [
    Family("Academy Engraved LET", "AcademyEngravedLetPlain"),
    Family("Al Nile", "AlNile", "* -Bold"),
    Family(
      "American Typewriter", "AmericanTypewriter",
      "* -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold"),
    Family("Apple Color Emoji", "AppleColorEmoji"),
    Family("Apple SD Gothic Neo", "AppleSDGothicNeo", "-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold"),
    Family("Apple Symbols", "AppleSymbols"),
    Family("Arial", "Arial", "MT -ItalicMT -BoldMT -BoldItalicMT"),
    Family("Arial Hebrew", "ArialHebrew", "* -Light -Bold"),
    Family("Arial Rounded MT Bold", "ArialRoundedMTBold"),
    Family(
      "Avenir", "Avenir",
      "-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy -HeavyOblique -Black "
        + "-BlackOblique"),
    Family("Avenir Next", "AvenirNext", next),
    Family("Avenir Next Condensed", "AvenirNextCondensed", next),
    Family("Baskerville", "Baskerville", "* -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic"),
    Family("Bodoni 72", "BodoniSvtyTwoITCTT", "-Book -BookIta -Bold"),
    Family("Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT", "-Book -BookIt -Bold"),
    Family("Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT", "-Book"),
    Family("Bodoni Ornaments", "BodoniOrnamentsITCTT"),
    Family("Bradley Hand", "BradleyHandITCTT", "-Bold"),
    Family("Chalkboard SE", "ChalkboardSE", "-Regular -Light -Bold"),
    Family("Chalkduster", "Chalkduster"),
    Family("Charter", "Charter", "-Roman -Italic -Bold -BoldItalic -Black -BlackItalic"),
    Family("Cochin", "Cochin", four),
    Family("Copperplate", "Copperplate", "* -Light -Bold"),
    Family("Courier", "Courier", "* -Oblique -Bold -BoldOblique"),
    Family("Courier New", "CourierNewPS", "MT -ItalicMT -BoldMT -BoldItalicMT"),
    Family("Damascus", "Damascus", "* Light Medium SemiBold Bold"),
    Family("Devanagari Sangam MN", "DevanagariSangamMN", "* -Bold"),
    Family("Didot", "Didot", "* -Italic -Bold"),
    Family("DIN Alternate", "DINAlternate", "-Bold"),
    Family("DIN Condensed", "DINCondensed", "-Bold"),
    Family("Euphemia UCAS", "EuphemiaUCAS", "* -Italic -Bold"),
    Family("Farah", "Farah"),
    Family("Futura", "Futura", "-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold"),
    Family("Galvji", "Galvji", "* -Bold"),
    Family("Geeza Pro", "GeezaPro", "* -Bold"),
    Family("Georgia", "Georgia", four),
    Family(
      "Gill Sans", "GillSans", "* -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold"),
    Family("Grantha Sangam MN", "GranthaSangamMN", "-Regular -Bold"),
    Family("Helvetica", "Helvetica", "* -Oblique -Light -LightOblique -Bold -BoldOblique"),
    Family(
      "Helvetica Neue", "HelveticaNeue",
      "* -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium -MediumItalic -Bold "
        + "-BoldItalic -CondensedBold -CondensedBlack"),
    Family("Hiragino Maru Gothic ProN", "HiraMaruProN", "-W4"),
    Family("Hiragino Mincho ProN", "HiraMinProN", "-W3 -W6"),
    Family("Hiragino Sans", "HiraginoSans", "-W3 -W5 -W6 -W7 -W8"),
    Family("Hoefler Text", "HoeflerText", "-Regular -Italic -Black -BlackItalic"),
    Family("Impact", "Impact"),
    Family("Kailasa", "Kailasa", "* -Bold"),
    Family("Kefa", "Kefa", "-Regular"),
    Family("Khmer Sangam MN", "KhmerSangamMN"),
    Family("Kohinoor Bangla", "KohinoorBangla", "-Regular -Light -Semibold"),
    Family("Kohinoor Devanagari", "KohinoorDevanagari", "-Regular -Light -Semibold"),
    Family("Kohinoor Gujarati", "KohinoorGujarati", "-Regular -Light -Bold"),
    Family("Kohinoor Telugu", "KohinoorTelugu", "-Regular -Light -Medium"),
    Family("Lao Sangam MN", "LaoSangamMN"),
    Family("Malayalam Sangam MN", "MalayalamSangamMN", "* -Bold"),
    Family("Marker Felt", "MarkerFelt", "-Thin -Wide"),
    Family("Menlo", "Menlo", "-Regular -Italic -Bold -BoldItalic"),
    Family("Mishafi", "DiwanMishafi"),
    Family("Mukta Mahee", "MuktaMahee", "-Regular -Light -Bold"),
    Family("Myanmar Sangam MN", "MyanmarSangamMN", "* -Bold"),
    Family("Noteworthy", "Noteworthy", "-Light -Bold"),
    Family("Noto Nastaliq Urdu", "NotoNastaliqUrdu", "* -Bold"),
    Family("Noto Sans Kannada", "NotoSansKannada", "-Regular -Light -Bold"),
    Family("Noto Sans Myanmar", "NotoSansMyanmar", "-Regular -Light -Bold"),
    Family("Noto Sans Oriya", "NotoSansOriya", "* -Bold"),
    Family("Optima", "Optima", "-Regular -Italic -Bold -BoldItalic -ExtraBlack"),
    Family("Palatino", "Palatino", "-Roman -Italic -Bold -BoldItalic"),
    Family("Papyrus", "Papyrus", "* -Condensed"),
    Family("Party LET", "PartyLetPlain"),
    Family("PingFang HK", "PingFangHK", upright),
    Family("PingFang SC", "PingFangSC", upright),
    Family("PingFang TC", "PingFangTC", upright),
    Family("Rockwell", "Rockwell", "-Regular -Italic -Bold -BoldItalic"),
    Family("Savoye LET", "SavoyeLetPlain"),
    Family("Sinhala Sangam MN", "SinhalaSangamMN", "* -Bold"),
    Family("Snell Roundhand", "SnellRoundhand", "* -Bold -Black"),
    Family("STIX Two Math", "STIXTwoMath-Regular"),
    Family("STIX Two Text", "STIXTwoText", "* -Italic"),
    Family("Symbol", "Symbol"),
    Family("Tamil Sangam MN", "TamilSangamMN", "* -Bold"),
    Family("Thonburi", "Thonburi", "* -Light -Bold"),
    Family("Times New Roman", "TimesNewRomanPS", "MT -ItalicMT -BoldMT -BoldItalicMT"),
    Family("Trebuchet MS", "Trebuchet", "MS MS-Italic MS-Bold -BoldItalic"),
    Family("Verdana", "Verdana", four),
    Family("Zapf Dingbats", "ZapfDingbatsITC"),
    Family("Zapfino", "Zapfino"),
  ]
}
