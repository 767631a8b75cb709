public import Foundation

/// A font as a value, for text requests: family, size in points, weight and slant.
public struct FontDescription: Hashable, Codable, Sendable {
  /// The family of a font.
  public enum Family: Hashable, Codable, Sendable {
    /// The system font (San Francisco on a device, Inter here).
    case system
    case monospacedSystem
    /// A family from the font set, by name.
    case named(String)
  }

  /// The family of a font.
  public var family = Family.system
  /// The size in points.
  public var pointSize: CGFloat
  /// The weight of the font.
  public var weight = UIFont.Weight.regular
  /// Whether the font is slanted.
  public var isItalic = false
  /// The text style that the font was made for, if any.
  public var textStyle: UIFont.TextStyle?
  /// The distance between baselines of a text style, in points; `nil` uses the line height.
  public var leading: CGFloat?

  // The system font's vertical metrics are 1950, 494 and 0 of 2048 units per em, measured on iOS 26.
  package var ascender: CGFloat { pointSize * 1950 / 2048 }
  package var lineHeight: CGFloat { pointSize * 2444 / 2048 }
}
