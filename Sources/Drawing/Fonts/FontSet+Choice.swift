import LPLayoutModel
import Foundation

extension FontSet {
  /// Returns the files for a font of the layout.
  ///
  /// With the metrics of iOS, the system face is kerned by Inter Display Regular, whose kerning is the nearest to that
  /// of the device, which hardly depends on the weight. It is drawn by the optical size for the point size.
  func choice(for font: FontDescription, metrics: TextMetrics) -> FontChoice? {
    let weight = Self.cssWeight(font.weight)
    switch font.family {
    case .system:
      guard let text = match(stem: "Inter", weight: weight, isItalic: font.isItalic) else { return nil }
      guard metrics == .ios, let display = match(stem: "InterDisplay", weight: weight, isItalic: font.isItalic) else {
        return FontChoice(text, weight: weight, isItalic: font.isItalic)
      }
      let isText = font.pointSize < Self.displaySize
      return FontChoice(
        shaping: kerningFace(of: display.file, isItalic: font.isItalic), drawing: isText ? text.file : display.file,
        fallback: display.file, text: text.file, weight: weight, isItalic: font.isItalic,
        absent: [text, display].compactMap(\.absent))
    case .monospacedSystem:
      // Only one family is considered, because a family that is installed later would change pictures.
      if let match = match(stem: "DejaVuSansMono", weight: weight, isItalic: font.isItalic) {
        return FontChoice(match, weight: weight, isItalic: font.isItalic)
      }
    case .named(let family):
      if let match = match(family: family, weight: weight, isItalic: font.isItalic) {
        return FontChoice(match, weight: weight, isItalic: font.isItalic)
      }
    }
    var system = font
    system.family = .system
    return choice(for: system, metrics: metrics)
  }

  /// Returns the regular weight, unless a file of the user has other glyphs than the face to be kerned.
  private func kerningFace(of display: FontFile, isItalic: Bool) -> FontFile {
    guard let regular = file(stem: "InterDisplay", weight: 400, isItalic: isItalic), regular.hasGlyphs(of: display)
    else { return display }
    return regular
  }

  /// Returns the named files and those by which text in them was kerned.
  package func withKerningFaces(_ names: [String], metrics: TextMetrics) -> [String] {
    guard metrics == .ios else { return names }
    let kerning = names.filter { $0.hasPrefix("Inter-") || $0.hasPrefix("InterDisplay-") }.compactMap { name in
      file(stem: "InterDisplay", weight: 400, isItalic: name.contains("Italic"))?.name
    }
    return Set(names + kerning).sorted()
  }

  /// Returns the fonts to try in order for characters that the chosen font lacks.
  func fallbacks(script: String, language: String, weight: Int, isItalic: Bool) -> [FontMatch] {
    let own = ScriptFonts.stem(for: script).flatMap { match(stem: $0, weight: weight, isItalic: isItalic) }
    let cjk = ScriptFonts.cjkFace(script: script, language: language).flatMap {
      match(stem: "NotoSansCJK", weight: weight, isItalic: false, face: $0)
    }
    return [own, cjk].compactMap(\.self)
  }

  /// Returns the fonts with symbols, which are tried after the script's own.
  func generalFallbacks(weight: Int, isItalic: Bool) -> [FontMatch] {
    let general = ScriptFonts.general.compactMap { match(stem: $0, weight: weight, isItalic: isItalic) }
    let cjk = match(stem: "NotoSansCJK", weight: weight, isItalic: false, face: 0)
    return general + [cjk, emoji.map { FontMatch(file: $0, absent: nil) }].compactMap(\.self)
  }

  var emoji: FontFile? { directory.file(stem: ScriptFonts.emoji, style: "").flatMap(file(named:)) }

  /// Inter's text design is used below this size and its display design from it on; it is the middle of the device's
  /// optical axis.
  private static let displaySize: CGFloat = 22

  /// Returns the CSS weight. UIKit's named weights are multiples of 100; other weights are rounded to the nearest one.
  static func cssWeight(_ weight: UIFont.Weight) -> Int {
    let named: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    guard weight.rawValue.isFinite else { return 400 }
    return named.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }?.1 ?? 400
  }

  func file(stem: String, weight: Int, isItalic: Bool, face: Int? = nil) -> FontFile? {
    match(stem: stem, weight: weight, isItalic: isItalic, face: face)?.file
  }

  func match(stem: String, weight: Int, isItalic: Bool, face: Int? = nil) -> FontMatch? {
    var absent: String?
    for style in Self.styles(weight: weight, isItalic: isItalic) {
      guard let name = directory.file(stem: stem, style: style) else {
        if absent == nil, directory.isAbsent(stem: stem, style: style) { absent = "\(stem)-\(style)" }
        continue
      }
      if let file = file(named: face.map { "\(name)#\($0)" } ?? name) { return FontMatch(file: file, absent: absent) }
    }
    return nil
  }

  func file(family: String, weight: Int, isItalic: Bool) -> FontFile? {
    match(family: family, weight: weight, isItalic: isItalic)?.file
  }

  /// Finds a family by file name first, which opens only files that are used, and then by the names inside the user's
  /// files.
  func match(family: String, weight: Int, isItalic: Bool) -> FontMatch? {
    if let stem = directory.stem(ofFamily: family),
      let match = match(stem: stem, weight: weight, isItalic: isItalic)
    {
      return match
    }
    let wanted = FontDirectory.squeezed(family)
    let faces = directory.userFiles.compactMap(file(named:)).map { ($0, $0.selfDescription) }
      .filter { FontDirectory.squeezed($0.1.family) == wanted }
    let order = Self.weightOrder(from: weight)
    func rank(_ face: (family: String, weight: Double, isItalic: Bool)) -> Int {
      let nearest = Int((face.weight / 100).rounded()) * 100
      return (order.firstIndex(of: nearest) ?? order.count) * 2 + (face.isItalic == isItalic ? 0 : 1)
    }
    return faces.min { rank($0.1) < rank($1.1) }.map { FontMatch(file: $0.0, absent: nil) }
  }

  /// Returns the style names to try: the wanted weight first, then the nearest as in CSS; upright if there is no
  /// italic.
  private static func styles(weight: Int, isItalic: Bool) -> [String] {
    let upright = weightOrder(from: weight).compactMap { weightNames[$0] }
    let obliques = upright.flatMap { name in
      name == "Regular" ? ["Italic", "Oblique"] : [name + "Italic", name + "Oblique"]
    }
    // In families with a single weight, file names have no style.
    return (isItalic ? obliques : []) + upright.flatMap { $0 == "Regular" ? [$0, "Book", ""] : [$0] }
  }

  /// Orders weights by CSS Fonts 4 §5.2: 400 and 500 try each other first; lighter weights try lighter ones first,
  /// heavier weights heavier ones.
  private static func weightOrder(from weight: Int) -> [Int] {
    let all = Array(stride(from: 100, through: 900, by: 100))
    let below = all.filter { $0 < weight }.reversed()
    let above = all.filter { $0 > weight }
    switch weight {
    case 400: return [400, 500] + below + above.filter { $0 != 500 }
    case 500: return [500, 400] + below.filter { $0 != 400 } + above
    case ..<400: return [weight] + below + above
    default: return [weight] + above + below
    }
  }

  private static let weightNames: [Int: String] = [
    100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
    800: "ExtraBold", 900: "Black",
  ]
}
