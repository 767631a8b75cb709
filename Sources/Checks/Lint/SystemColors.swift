import LPLayoutModel
import Foundation

/// The colours with which iOS draws text and backgrounds where an author chooses none, in one appearance. Records have
/// colours without their names, so that an author's colour of the same value counts as the system's.
struct SystemColors {
  private let texts: [(name: String, color: RGBA)]
  private let backgrounds: [RGBA]
  private let tint: RGBA

  init(_ traits: TraitValues) {
    let collection = UITraitCollection(traits)
    func color(_ color: UIColor) -> RGBA { color.resolved(with: collection) }
    tint = color(.systemBlue)
    let named: [(String, UIColor)] = [
      ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
      ("quaternaryLabel", .quaternaryLabel), ("the default tint", .systemBlue), ("link", .link),
    ]
    texts = named.map { ($0.0, color($0.1)) }
    let below: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill,
      .tertiarySystemFill, .quaternarySystemFill,
    ]
    backgrounds = below.map(color)
  }

  /// Returns the name of a text's colour; `nil` for another colour.
  ///
  /// - Parameter onTint: whether the text is the title of a button that is filled with the tint, which is white.
  func name(ofText color: RGBA, onTint: Bool) -> String? {
    if onTint { return Self.isSame(color, .white) ? "white" : nil }
    return texts.first { Self.isSame($0.color, color) }?.name
  }

  func isBackground(_ color: RGBA) -> Bool { backgrounds.contains { Self.isSame($0, color) } }

  /// Returns whether a colour is the tint, opaque or not.
  func isTint(_ color: RGBA) -> Bool { Self.isSame(color.withAlpha(1), tint) }

  private static func isSame(_ one: RGBA, _ other: RGBA) -> Bool {
    [one.red - other.red, one.green - other.green, one.blue - other.blue, one.alpha - other.alpha]
      .allSatisfy { abs($0) < 0.01 }
  }
}
