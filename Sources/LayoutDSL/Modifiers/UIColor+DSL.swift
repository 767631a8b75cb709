public import AutoLayout

extension UIColor {
  /// A colour for each appearance.
  public convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// A colour from `0xRRGGBB`, and from another number in dark appearance where one is given.
  public convenience init(hex: UInt32, dark: UInt32? = nil) {
    self.init(light: RGBA(hex: hex), dark: RGBA(hex: dark ?? hex))
  }
}
