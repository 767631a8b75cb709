package import Foundation

/// The parts of the system and the hardware over an app's screen, in points from the screen's top left.
package struct DeviceChrome: Hashable, Codable, Sendable {
  /// The notch or the Dynamic Island; `nil` for none.
  package var cutout: CGRect?
  /// Whether the cutout touches no edge of the screen.
  package var isIsland: Bool
  /// The height of the status bar; 0 for none.
  package var statusBarHeight: CGFloat
  /// The home indicator; `nil` for none.
  package var homeIndicator: CGRect?
  /// Whether the screen is a phone's, whose status bar shows its mobile network.
  package var isPhone: Bool

  package init(
    cutout: CGRect?, isIsland: Bool, statusBarHeight: CGFloat, homeIndicator: CGRect?, isPhone: Bool
  ) {
    self.cutout = cutout
    self.isIsland = isIsland
    self.statusBarHeight = statusBarHeight
    self.homeIndicator = homeIndicator
    self.isPhone = isPhone
  }

  /// The time that is always shown.
  static let time = "9:41"
}
