public import LPLayoutModel

extension UIColor {
  /// Makes a colour with a value for each appearance.
  public convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Makes a colour of `0xRRGGBB`, and optionally of another number for dark appearance.
  public convenience init(hex: UInt32, dark: UInt32? = nil) {
    self.init(light: RGBA(hex: hex), dark: RGBA(hex: dark ?? hex))
  }
}
