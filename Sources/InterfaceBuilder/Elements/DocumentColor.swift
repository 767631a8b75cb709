import AutoLayout
import Foundation

/// Reads `<color>` elements.
struct DocumentColor {
  /// The resources with named colours; `nil` while these are being read.
  let resources: DocumentResources?

  init(_ resources: DocumentResources?) { self.resources = resources }

  func color(_ element: DocumentElement) -> UIColor? {
    if let name = element["systemColor"] { return Self.system(name) ?? resources?.colors[name] }
    if let name = element["name"], let named = resources?.colors[name] { return named }
    if let name = element["cocoaTouchSystemColor"] { return Self.system(name) }
    let alpha = CGFloat(min(max(element.number("alpha") ?? 1, 0), 1))
    func part(_ name: String) -> CGFloat? { element.number(name).map { CGFloat(min(max($0, 0), 1)) } }
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return nil
  }

  private static let table: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "link": .link, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemRed": .systemRed,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
    "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
    "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
    "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "darkText": .black, "lightText": UIColor(white: 1, alpha: 0.6),
    "groupTableViewBackground": .systemGroupedBackground, "tint": .systemBlue, "clear": .clear, "white": .white,
    "black": .black, "viewFlipsideBackground": UIColor(white: 0.12, alpha: 1),
  ]

  /// Returns a system colour by its name in documents, such as `labelColor` or `systemBackgroundColor`.
  private static func system(_ name: String) -> UIColor? {
    table[name] ?? (name.hasSuffix("Color") ? table[String(name.dropLast(5))] : nil)
  }
}
