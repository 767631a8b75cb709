import Foundation

// UIKit's system colours, light and dark (Apple's Human Interface Guidelines, iOS 13 and later).

extension UIColor {
  /// Transparent black.
  public static let clear = UIColor(RGBA.clear)
  /// Black.
  public static let black = UIColor(RGBA.black)
  /// White.
  public static let white = UIColor(RGBA.white)
  /// Grey, half way between black and white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Grey, two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Grey, one third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Full red.
  public static let red = UIColor(0xFF0000)
  /// Full green.
  public static let green = UIColor(0x00FF00)
  /// Full blue.
  public static let blue = UIColor(0x0000FF)
  /// The system's red, which differs between light and dark appearance.
  public static let systemRed = UIColor(0xFF3B30, dark: 0xFF453A)
  /// The system's orange, which differs between light and dark appearance.
  public static let systemOrange = UIColor(0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow, which differs between light and dark appearance.
  public static let systemYellow = UIColor(0xFFCC00, dark: 0xFFD60A)
  /// The system's green, which differs between light and dark appearance.
  public static let systemGreen = UIColor(0x34C759, dark: 0x30D158)
  /// The system's mint, which differs between light and dark appearance.
  public static let systemMint = UIColor(0x00C7BE, dark: 0x63E6E2)
  /// The system's teal, which differs between light and dark appearance.
  public static let systemTeal = UIColor(0x30B0C7, dark: 0x40C8E0)
  /// The system's cyan, which differs between light and dark appearance.
  public static let systemCyan = UIColor(0x32ADE6, dark: 0x64D2FF)
  /// The system's blue, which differs between light and dark appearance.
  public static let systemBlue = UIColor(0x007AFF, dark: 0x0A84FF)
  /// The system's indigo, which differs between light and dark appearance.
  public static let systemIndigo = UIColor(0x5856D6, dark: 0x5E5CE6)
  /// The system's purple, which differs between light and dark appearance.
  public static let systemPurple = UIColor(0xAF52DE, dark: 0xBF5AF2)
  /// The system's pink, which differs between light and dark appearance.
  public static let systemPink = UIColor(0xFF2D55, dark: 0xFF375F)
  /// The system's brown, which differs between light and dark appearance.
  public static let systemBrown = UIColor(0xA2845E, dark: 0xAC8E68)
  /// The system's grey of medium lightness.
  public static let systemGray = UIColor(0x8E8E93)
  /// The system's second grey.
  public static let systemGray2 = UIColor(0xAEAEB2, dark: 0x636366)
  /// The system's third grey.
  public static let systemGray3 = UIColor(0xC7C7CC, dark: 0x48484A)
  /// The system's fourth grey.
  public static let systemGray4 = UIColor(0xD1D1D6, dark: 0x3A3A3C)
  /// The system's fifth grey.
  public static let systemGray5 = UIColor(0xE5E5EA, dark: 0x2C2C2E)
  /// The system's sixth grey, close to the background.
  public static let systemGray6 = UIColor(0xF2F2F7, dark: 0x1C1C1E)
  /// The colour of text.
  public static let label = UIColor(0x000000, dark: 0xFFFFFF)
  /// The colour of text of less weight.
  public static let secondaryLabel = UIColor(0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, alpha: 0.6)
  /// The colour of text of little weight.
  public static let tertiaryLabel = UIColor(0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
  /// The colour of text of the least weight.
  public static let quaternaryLabel = UIColor(0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, alpha: 0.16)
  /// The colour of the placeholder text in an empty field.
  public static let placeholderText = UIColor(0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
  /// The colour of lines through which content shines.
  public static let separator = UIColor(0x3C3C43, alpha: 0.29, dark: 0x545458, alpha: 0.6)
  /// The colour of lines without transparency.
  public static let opaqueSeparator = UIColor(0xC6C6C8, dark: 0x38383A)
  /// The colour of links.
  public static let link = UIColor(0x007AFF, dark: 0x0984FF)
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36)
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = UIColor(0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32)
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor(0x747480, alpha: 0.08, dark: 0x767680, alpha: 0.18)
  /// The background of a screen.
  public static let systemBackground = UIColor(0xFFFFFF, dark: 0x000000)
  /// The background of groups on a screen.
  public static let secondarySystemBackground = UIColor(0xF2F2F7, dark: 0x1C1C1E)
  /// The background of groups within groups.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, dark: 0x2C2C2E)
  /// The background of a screen of groups.
  public static let systemGroupedBackground = UIColor(0xF2F2F7, dark: 0x000000)
  /// The background of groups on a grouped background.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, dark: 0x1C1C1E)
  /// The background of groups within groups on a grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, dark: 0x2C2C2E)

  /// Makes a colour from `0xRRGGBB` for each appearance.
  private convenience init(_ light: UInt32, alpha lightAlpha: Double, dark: UInt32, alpha darkAlpha: Double) {
    self.init(light: RGBA(hex: light, alpha: lightAlpha), dark: RGBA(hex: dark, alpha: darkAlpha))
  }

  private convenience init(_ light: UInt32, dark: UInt32? = nil) {
    self.init(light, alpha: 1, dark: dark ?? light, alpha: 1)
  }
}
