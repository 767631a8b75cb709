import AutoLayout
import Foundation

/// Reads `<fontDescription>` elements.
struct DocumentFont {
  static func font(_ element: DocumentElement, traits: UITraitCollection) -> UIFont? {
    if let style = element["style"].flatMap({ textStyle($0) }) {
      return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }
    let size = CGFloat(element.number("pointSize") ?? 17)
    guard size > 0, size <= 2000 else { return nil }
    if let name = element["name"] { return named(name, family: element["family"], size: size) }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: element["weight"].map { weight($0) } ?? .regular)
    }
  }

  /// `HelveticaNeue-LightItalic`: the family is what stands before the dash where it is not known.
  static func named(_ name: String, family: String?, size: CGFloat) -> UIFont {
    let stem = name.split(separator: "-").first.map(String.init) ?? name
    let isSystem = family == nil && (name.hasPrefix(".") || stem.hasPrefix("SFUI") || stem.hasPrefix("SFPro"))
    let isItalic = name.contains("Italic") || name.contains("Oblique")
    return UIFont(
      family: isSystem ? .system : .named(family ?? stem), pointSize: size, weight: weight(inName: name),
      isItalic: isItalic)
  }

  /// `UICTFontTextStyleBody`.
  private static func textStyle(_ word: String) -> TextStyle? {
    switch word.hasPrefix("UICTFontTextStyle") ? String(word.dropFirst(17)) : word {
    case "Body": .body
    case "Headline": .headline
    case "Subhead": .subheadline
    case "Footnote": .footnote
    case "Caption1": .caption1
    case "Caption2": .caption2
    case "Callout": .callout
    case "Title0": .largeTitle
    case "Title1": .title1
    case "Title2": .title2
    case "Title3": .title3
    default: nil
    }
  }

  private static func weight(_ word: String) -> UIFont.Weight {
    switch word {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// `HelveticaNeue-Light`.
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
