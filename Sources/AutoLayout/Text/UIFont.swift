public import Foundation

/// A font by family, size in points and weight; text styles remember the style they came from.
public struct UIFont: Hashable, Codable, Sendable {
  /// A font family.
  public enum Family: Hashable, Codable, Sendable {
    /// The system face (San Francisco on a device, Inter here).
    case system
    case monospacedSystem
    /// A family from the font set, by name.
    case named(String)
  }

  /// UIKit's weight axis, -1…1.
  public struct Weight: RawRepresentable, Hashable, Codable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A weight between ultra light and light.
    public static let thin = Weight(rawValue: -0.6)
    /// A weight between thin and regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// A weight between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of headlines.
    public static let semibold = Weight(rawValue: 0.3)
    /// A weight between semibold and heavy.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The family: the system's faces or one by name.
  public var family: Family
  /// The size; points.
  public var pointSize: CGFloat
  /// The weight.
  public var weight: Weight
  /// Whether the font is slanted.
  public var isItalic: Bool
  /// Set for fonts made from a text style.
  public var textStyle: TextStyle?
  /// Baseline to baseline distance of a text style in points; `nil` uses the line height.
  public var leading: CGFloat?

  /// Makes a font.
  public init(
    family: Family = .system, pointSize: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
    textStyle: TextStyle? = nil, leading: CGFloat? = nil
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
    self.leading = leading
  }

  /// The system's face in a size and weight; points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }
  /// The system's face in a size and bold weight; points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: .semibold) }
  /// The system's face in a size, slanted; points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, isItalic: true) }
  /// The system's monospaced face in a size and weight; points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: .monospacedSystem, pointSize: size, weight: weight)
  }

  /// The style's size and leading at a Dynamic Type category; `nil` takes the current traits'.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let (size, leading) = style.metrics(compatibleWith: traits ?? .current)
    return UIFont(
      pointSize: size, weight: style == .headline ? .semibold : .regular, textStyle: style, leading: leading)
  }

  // The system face's vertical metrics: 1950, 494 and 0 of 2048 units per em, measured on iOS 26.
  /// The distance from the baseline to the top of the line; points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// Negative, as in UIKit.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  /// The height of a line; points.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
  /// The height of capital letters; points.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// The same font in another size; points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = self
    font.pointSize = size
    font.leading = nil
    font.textStyle = nil
    return font
  }
}
