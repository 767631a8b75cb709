import LPLayoutModel
import Foundation

/// Reads `<fontDescription>` elements.
struct DocumentFont {
  static func font(_ element: DocumentElement) -> UIFont? {
    if let style = element["style"].flatMap({ textStyle($0) }) {
      return .preferredFont(forTextStyle: style)
    }
    let size = CGFloat(element.number("pointSize") ?? 17)
    guard size > 0, size <= 2000 else { return nil }
    if let name = element["name"] {
      return UIFont(FontDescription(named: name, family: element["family"], pointSize: size))
    }
    switch element["type"] {
    // "System Bold" is bold on the canvas, where `boldSystemFont(ofSize:)` is semibold.
    case "boldSystem": return .systemFont(ofSize: size, weight: .bold)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: element["weight"].map { weight($0) } ?? .regular)
    }
  }

  /// Reads the name of a text style, such as `UICTFontTextStyleBody`.
  private static func textStyle(_ word: String) -> UIFont.TextStyle? {
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
}
