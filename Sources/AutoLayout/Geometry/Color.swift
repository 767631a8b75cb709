public import Foundation

/// A colour that may differ between light and dark appearance.
public struct Color: Hashable, Codable, Sendable {
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
  public init(light: Color, dark: Color) { self.init(light: light.light, dark: dark.dark) }

  /// `0xRRGGBB` in light, and in dark where given.
  public init(hex: UInt32, dark: UInt32? = nil) {
    self.init(light: RGBA(hex: hex), dark: RGBA(hex: dark ?? hex))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    Color(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
  }

  public func resolved(with traits: TraitCollection) -> RGBA {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  private init(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) {
    self.init(light: RGBA(hex: light, alpha: lightAlpha), dark: RGBA(hex: dark, alpha: darkAlpha))
  }

  // UIKit's system colours, light and dark (Apple's Human Interface Guidelines, iOS 13 and later).
  public static let clear = Color(.clear)
  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let gray = Color(white: 0.5, alpha: 1)
  public static let lightGray = Color(white: 2 / 3, alpha: 1)
  public static let darkGray = Color(white: 1 / 3, alpha: 1)
  public static let red = Color(hex: 0xFF0000)
  public static let green = Color(hex: 0x00FF00)
  public static let blue = Color(hex: 0x0000FF)
  public static let systemRed = Color(hex: 0xFF3B30, dark: 0xFF453A)
  public static let systemOrange = Color(hex: 0xFF9500, dark: 0xFF9F0A)
  public static let systemYellow = Color(hex: 0xFFCC00, dark: 0xFFD60A)
  public static let systemGreen = Color(hex: 0x34C759, dark: 0x30D158)
  public static let systemMint = Color(hex: 0x00C7BE, dark: 0x63E6E2)
  public static let systemTeal = Color(hex: 0x30B0C7, dark: 0x40C8E0)
  public static let systemCyan = Color(hex: 0x32ADE6, dark: 0x64D2FF)
  public static let systemBlue = Color(hex: 0x007AFF, dark: 0x0A84FF)
  public static let systemIndigo = Color(hex: 0x5856D6, dark: 0x5E5CE6)
  public static let systemPurple = Color(hex: 0xAF52DE, dark: 0xBF5AF2)
  public static let systemPink = Color(hex: 0xFF2D55, dark: 0xFF375F)
  public static let systemBrown = Color(hex: 0xA2845E, dark: 0xAC8E68)
  public static let systemGray = Color(hex: 0x8E8E93)
  public static let systemGray2 = Color(hex: 0xAEAEB2, dark: 0x636366)
  public static let systemGray3 = Color(hex: 0xC7C7CC, dark: 0x48484A)
  public static let systemGray4 = Color(hex: 0xD1D1D6, dark: 0x3A3A3C)
  public static let systemGray5 = Color(hex: 0xE5E5EA, dark: 0x2C2C2E)
  public static let systemGray6 = Color(hex: 0xF2F2F7, dark: 0x1C1C1E)
  public static let label = Color(hex: 0x000000, dark: 0xFFFFFF)
  public static let secondaryLabel = Color(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  public static let tertiaryLabel = Color(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  public static let quaternaryLabel = Color(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  public static let placeholderText = Color(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  public static let separator = Color(0x3C3C43, 0.29, 0x545458, 0.6)
  public static let opaqueSeparator = Color(hex: 0xC6C6C8, dark: 0x38383A)
  public static let link = Color(hex: 0x007AFF, dark: 0x0984FF)
  public static let systemFill = Color(0x787880, 0.2, 0x787880, 0.36)
  public static let secondarySystemFill = Color(0x787880, 0.16, 0x787880, 0.32)
  public static let tertiarySystemFill = Color(0x767680, 0.12, 0x767680, 0.24)
  public static let systemBackground = Color(hex: 0xFFFFFF, dark: 0x000000)
  public static let secondarySystemBackground = Color(hex: 0xF2F2F7, dark: 0x1C1C1E)
  public static let tertiarySystemBackground = Color(hex: 0xFFFFFF, dark: 0x2C2C2E)
  public static let systemGroupedBackground = Color(hex: 0xF2F2F7, dark: 0x000000)
  public static let secondarySystemGroupedBackground = Color(hex: 0xFFFFFF, dark: 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = Color(hex: 0xF2F2F7, dark: 0x2C2C2E)
}
