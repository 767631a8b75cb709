public import Foundation

/// A font as a value, which requests for text carry: family, size in points, weight and slant.
public struct FontDescription: Hashable, Codable, Sendable {
  /// Where the font's face comes from.
  public enum Family: Hashable, Codable, Sendable {
    /// The system face (San Francisco on a device, Inter here).
    case system
    case monospacedSystem
    /// A family from the font set, by name.
    case named(String)
  }

  /// Where the font's face comes from.
  public var family = Family.system
  /// The size in points.
  public var pointSize: CGFloat
  /// How heavy the font is.
  public var weight = UIFont.Weight.regular
  /// Whether the font is slanted.
  public var isItalic = false
  /// The text style of a font that was made for one.
  public var textStyle: UIFont.TextStyle?
  /// Baseline to baseline distance of a text style in points; `nil` uses the line height.
  public var leading: CGFloat?

  // The system face's vertical metrics: 1950, 494 and 0 of 2048 units per em, measured on iOS 26.
  package var ascender: CGFloat { pointSize * 1950 / 2048 }
  package var lineHeight: CGFloat { pointSize * 2444 / 2048 }
}
