import LPLayoutModel
public import Foundation

/// The parts of the system and the hardware over an app's screen. Rectangles are in points from the screen's top left.
extension Device {
  /// A part of the screen that shows no picture.
  public struct Cutout: Hashable, Sendable {
    /// The rectangle.
    public let rect: CGRect
    /// Whether it is the Dynamic Island, which touches no edge; otherwise it is a notch, which touches one.
    public let isIsland: Bool
  }

  /// Returns the notch or the Dynamic Island; `nil` for devices without one, and for parts of a screen. In landscape it
  /// is on the left.
  ///
  /// The island is 126 × 37.33 points and ends 11 points above the safe area (public measurements of iPhone 14 Pro).
  /// Notches are 209 × 30 points on iPhone X; those of other phones follow from their width in millimetres, for all
  /// models of a row from that of the first.
  public func cutout(_ orientation: Orientation) -> Cutout? {
    guard isWhole, idiom == .phone, let portrait = posture(.portrait), let shown = posture(orientation) else {
      return nil
    }
    let top = portrait.safeAreaInsets.top
    let isIsland = top >= Self.leastInsetOfIslands
    let size: CGSize
    if isIsland {
      size = CGSize(width: 126, height: 37.33)
    } else if let notch = Self.notches[top] {
      size = notch
    } else {
      return nil
    }
    let depth = isIsland ? top - 11 - size.height : 0
    let rect =
      orientation == .portrait
      ? CGRect(x: (shown.size.width - size.width) / 2, y: depth, width: size.width, height: size.height)
      : CGRect(x: depth, y: (shown.size.height - size.width) / 2, width: size.height, height: size.width)
    return Cutout(rect: rect, isIsland: isIsland)
  }

  private static let leastInsetOfIslands: CGFloat = 59

  /// The sizes of notches in portrait, by the inset of the safe area: iPhone X, 14, 11 and 13 mini.
  private static let notches: [CGFloat: CGSize] = [
    44: CGSize(width: 209, height: 30), 47: CGSize(width: 162, height: 33), 48: CGSize(width: 230, height: 33),
    50: CGSize(width: 174, height: 36),
  ]

  /// Returns the height of the status bar, in points; 0 for phones in landscape, which show none, and for parts of a
  /// screen.
  public func statusBarHeight(_ orientation: Orientation) -> CGFloat {
    guard isWhole, idiom == .pad || orientation == .portrait else { return 0 }
    return posture(orientation)?.safeAreaInsets.top ?? 0
  }

  /// Returns the home indicator; `nil` for devices with a home button, and for parts of a screen.
  ///
  /// It is 5 points high, 8 points from the bottom, and 134 points wide where the screen has 375 (Apple's template of
  /// iPhone X). Other portrait screens have the same share of their width. For landscape and pads nothing is published:
  /// the width there is an estimate.
  public func homeIndicator(_ orientation: Orientation) -> CGRect? {
    guard isWhole, let shown = posture(orientation), shown.safeAreaInsets.bottom > 0 else { return nil }
    let reference = idiom == .pad ? 834 : orientation == .portrait ? shown.size.width : 1.56 * shown.size.height
    let width = (reference * 134 / 375).rounded()
    return CGRect(x: (shown.size.width - width) / 2, y: shown.size.height - 13, width: width, height: 5)
  }
}
