package import Foundation

extension FontDescription {
  /// Makes a font from its PostScript name, such as `HelveticaNeue-LightItalic`; an unknown family is the part before
  /// the hyphen.
  package init(named name: String, family: String? = nil, pointSize: CGFloat) {
    let stem = name.split(separator: "-").first.map(String.init) ?? name
    let isSystem = family == nil && (name.hasPrefix(".") || stem.hasPrefix("SFUI") || stem.hasPrefix("SFPro"))
    self.init(
      family: isSystem ? .system : .named(family ?? stem), pointSize: pointSize, weight: Self.weight(inName: name),
      isItalic: name.contains("Italic") || name.contains("Oblique"))
  }

  /// Returns whether a font of this name exists: the system's, one of iOS, or one among the project's files.
  func isInstalled(as name: String, in text: any TextMeasuring, askedAt site: CallSite) -> Bool {
    guard !name.isEmpty, case .named(let family) = family else { return !name.isEmpty }
    return InstalledFonts.contains(name) || text.hasFont(family: family, askedAt: site)
  }

  private static func weight(inName name: String) -> UIFont.Weight {
    guard let style = name.split(separator: "-").dropFirst().first?.lowercased() else { return .regular }
    for (word, weight) in [
      ("ultralight", UIFont.Weight.ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ] where style.contains(word) {
      return weight
    }
    return .regular
  }
}
