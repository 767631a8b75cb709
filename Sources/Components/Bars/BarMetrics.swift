import Foundation

/// The heights of bars by device.
enum BarMetrics {
  /// Returns the height in points: 32 in compact height, 50 on a tablet.
  static func height(_ traits: UITraitCollection, phone: CGFloat) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : phone
  }
}
