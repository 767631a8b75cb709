public import LPLayoutModel
public import Foundation

/// A screen that apps run on: a phone, a pad, or the part of a screen that is left to an app in Split View, in Slide Over
/// or beneath the status bar of a call.
///
/// Sizes and insets are in points; the sources of the figures are in `docs/variants.md`.
public struct Device: Hashable, Sendable {
  /// The name as people write it: `iPhone 15 Pro`, `iPad Air 11 split 1/2`.
  public let name: String
  /// The kind of device: `.phone` or `.pad`.
  public let idiom: UIUserInterfaceIdiom
  /// Pixels per point.
  public let scale: Int
  /// The orientations with their geometry, portrait before landscape; a half of Split View exists in landscape only.
  public let postures: [Posture]
  /// The share of the screen in Split View, such as `1/2`; `nil` for the whole screen.
  public let split: String?
  /// Whether an app has the whole screen.
  public let isWhole: Bool

  /// The geometry of a screen in one orientation.
  public struct Posture: Hashable, Sendable {
    /// The orientation.
    public let orientation: Orientation
    /// The size of the screen, in points.
    public let size: CGSize
    /// The insets of the safe area, without navigation bars, tab bars or toolbars.
    public let safeAreaInsets: UIEdgeInsets
    /// The size class of the width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The size class of the height.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The left and right layout margin of a view controller's root view, without the safe area.
    public let rootMargin: CGFloat
  }

  /// Returns the posture in an orientation, or `nil` if the device does not have that orientation.
  public func posture(_ orientation: Orientation) -> Posture? {
    postures.first { $0.orientation == orientation }
  }

  /// The orientations that the device has.
  public var orientations: [Orientation] { postures.map(\.orientation) }

  /// Portrait if the device has it, landscape otherwise.
  public var defaultOrientation: Orientation { postures[0].orientation }

  /// The name as a part of a file name: `ipad-air-11-split-1-2`.
  public var slug: String { Self.slug(name) }

  static func slug(_ name: String) -> String {
    name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }
}

extension Device.Posture {
  /// Returns the root margin: 16 points in compact width and 20 in regular width. Phones at least 414 points wide have
  /// 20 even in portrait.
  static func rootMargin(
    horizontalSizeClass: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom, portraitWidth: CGFloat
  ) -> CGFloat {
    if horizontalSizeClass == .regular { return 20 }
    return idiom == .phone && portraitWidth >= 414 ? 20 : 16
  }
}
