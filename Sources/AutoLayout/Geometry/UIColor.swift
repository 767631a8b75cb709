public import Foundation

/// A colour that may differ between light and dark appearance.
public struct UIColor: Hashable, Codable, Sendable {
  package var light: RGBA
  package var dark: RGBA

  package init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  package init(_ rgba: RGBA) { self.init(light: rgba, dark: rgba) }

  /// sRGB components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, 0 black … 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: white, green: white, blue: white, alpha: alpha))
  }

  /// A colour for each appearance.
  public init(light: UIColor, dark: UIColor) { self.init(light: light.light, dark: dark.dark) }

  /// `0xRRGGBB` in light, and in dark where given.
  public init(hex: UInt32, dark: UInt32? = nil) {
    self.init(light: RGBA(hex: hex), dark: RGBA(hex: dark ?? hex))
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
  }

  /// The components of the colour in an appearance.
  public func resolved(with traits: UITraitCollection) -> RGBA {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  private init(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) {
    self.init(light: RGBA(hex: light, alpha: lightAlpha), dark: RGBA(hex: dark, alpha: darkAlpha))
  }

  // UIKit's system colours, light and dark (Apple's Human Interface Guidelines, iOS 13 and later).
  /// No colour: fully transparent.
  public static let clear = UIColor(.clear)
  /// Black, in every appearance.
  public static let black = UIColor(.black)
  /// White, in every appearance.
  public static let white = UIColor(.white)
  /// Medium gray, in every appearance.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Light gray, in every appearance.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Dark gray, in every appearance.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Pure red, in every appearance.
  public static let red = UIColor(hex: 0xFF0000)
  /// Pure green, in every appearance.
  public static let green = UIColor(hex: 0x00FF00)
  /// Pure blue, in every appearance.
  public static let blue = UIColor(hex: 0x0000FF)
  /// The system's red, which follows the appearance.
  public static let systemRed = UIColor(hex: 0xFF3B30, dark: 0xFF453A)
  /// The system's orange, which follows the appearance.
  public static let systemOrange = UIColor(hex: 0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow, which follows the appearance.
  public static let systemYellow = UIColor(hex: 0xFFCC00, dark: 0xFFD60A)
  /// The system's green, which follows the appearance.
  public static let systemGreen = UIColor(hex: 0x34C759, dark: 0x30D158)
  /// The system's mint, which follows the appearance.
  public static let systemMint = UIColor(hex: 0x00C7BE, dark: 0x63E6E2)
  /// The system's teal, which follows the appearance.
  public static let systemTeal = UIColor(hex: 0x30B0C7, dark: 0x40C8E0)
  /// The system's cyan, which follows the appearance.
  public static let systemCyan = UIColor(hex: 0x32ADE6, dark: 0x64D2FF)
  /// The system's blue, which follows the appearance.
  public static let systemBlue = UIColor(hex: 0x007AFF, dark: 0x0A84FF)
  /// The system's indigo, which follows the appearance.
  public static let systemIndigo = UIColor(hex: 0x5856D6, dark: 0x5E5CE6)
  /// The system's purple, which follows the appearance.
  public static let systemPurple = UIColor(hex: 0xAF52DE, dark: 0xBF5AF2)
  /// The system's pink, which follows the appearance.
  public static let systemPink = UIColor(hex: 0xFF2D55, dark: 0xFF375F)
  /// The system's brown, which follows the appearance.
  public static let systemBrown = UIColor(hex: 0xA2845E, dark: 0xAC8E68)
  /// The system's gray, the same in both appearances.
  public static let systemGray = UIColor(hex: 0x8E8E93)
  /// The second of the system's grays, nearer to the background.
  public static let systemGray2 = UIColor(hex: 0xAEAEB2, dark: 0x636366)
  /// The third of the system's grays, nearer to the background.
  public static let systemGray3 = UIColor(hex: 0xC7C7CC, dark: 0x48484A)
  /// The fourth of the system's grays, nearer to the background.
  public static let systemGray4 = UIColor(hex: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth of the system's grays, nearer to the background.
  public static let systemGray5 = UIColor(hex: 0xE5E5EA, dark: 0x2C2C2E)
  /// The sixth of the system's grays, the nearest to the background.
  public static let systemGray6 = UIColor(hex: 0xF2F2F7, dark: 0x1C1C1E)
  /// The colour of primary text.
  public static let label = UIColor(hex: 0x000000, dark: 0xFFFFFF)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  /// The colour of quaternary text.
  public static let quaternaryLabel = UIColor(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  /// The colour of placeholders.
  public static let placeholderText = UIColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  /// The colour of separators that let the background through.
  public static let separator = UIColor(0x3C3C43, 0.29, 0x545458, 0.6)
  /// The colour of separators that hide the background.
  public static let opaqueSeparator = UIColor(hex: 0xC6C6C8, dark: 0x38383A)
  /// The colour of links.
  public static let link = UIColor(hex: 0x007AFF, dark: 0x0984FF)
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(0x787880, 0.2, 0x787880, 0.36)
  /// The fill of medium shapes.
  public static let secondarySystemFill = UIColor(0x787880, 0.16, 0x787880, 0.32)
  /// The fill of large shapes, such as input fields.
  public static let tertiarySystemFill = UIColor(0x767680, 0.12, 0x767680, 0.24)
  /// The background of a screen.
  public static let systemBackground = UIColor(hex: 0xFFFFFF, dark: 0x000000)
  /// The background of groups on a screen.
  public static let secondarySystemBackground = UIColor(hex: 0xF2F2F7, dark: 0x1C1C1E)
  /// The background of groups within groups.
  public static let tertiarySystemBackground = UIColor(hex: 0xFFFFFF, dark: 0x2C2C2E)
  /// The background of a grouped screen.
  public static let systemGroupedBackground = UIColor(hex: 0xF2F2F7, dark: 0x000000)
  /// The background of groups on a grouped screen.
  public static let secondarySystemGroupedBackground = UIColor(hex: 0xFFFFFF, dark: 0x1C1C1E)
  /// The background of groups within groups on a grouped screen.
  public static let tertiarySystemGroupedBackground = UIColor(hex: 0xF2F2F7, dark: 0x2C2C2E)
}
