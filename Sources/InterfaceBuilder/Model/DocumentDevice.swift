package import LPLayoutModel
package import Foundation

/// The device on the editor's canvas.
package struct DocumentDevice: Hashable, Sendable {
  /// The id, such as `retina6_1`, `ipad11_0rounded` or `appleTV`.
  package let id: String
  package let isLandscape: Bool
  /// The appearance, such as `dark`.
  package let appearance: String?
  /// The layout, such as `fullscreen` or `splitview1_2`.
  package let layout: String?

  init?(_ element: DocumentElement?) {
    guard let element, let id = element["id"] else { return nil }
    self.id = id
    isLandscape = element["orientation"] == "landscape"
    appearance =
      element["appearance"] ?? (element.children("adaptation").contains { $0["id"] == "dark" } ? "dark" : nil)
    layout = element["layout"] ?? element.children("adaptation").first?["id"]
  }

  package var isPad: Bool { id.hasPrefix("ipad") }
  package var isTV: Bool { id.hasPrefix("appleTV") }
  package var hasHomeIndicator: Bool {
    isPad
      ? id.hasSuffix("rounded")
      : ["5_4", "5_9", "6_0", "6_1", "6_12", "6_3", "6_5", "6_7", "6_72", "6_9"].contains(diagonal)
  }

  /// Returns whether the device has a home indicator. Newer editors show an iPad mini without a home button under the
  /// id of the old one.
  func hasHomeIndicator(screen: CGSize) -> Bool {
    hasHomeIndicator || isPad && max(screen.width, screen.height) == 1133
  }

  /// The diagonal: `6_1` for `retina6_1`.
  package var diagonal: String { id.hasPrefix("retina") ? String(id.dropFirst(6)) : "" }

  /// The number of pixels per point.
  package var scale: CGFloat {
    ["5_4", "5_5", "5_9", "6_0", "6_12", "6_3", "6_5", "6_7", "6_72", "6_9"].contains(diagonal) ? 3 : isTV ? 1 : 2
  }

  /// The size of the whole screen in portrait, in points.
  package var portraitSize: CGSize {
    switch diagonal {
    case "3_5": CGSize(width: 320, height: 480)
    case "4_0": CGSize(width: 320, height: 568)
    case "4_7": CGSize(width: 375, height: 667)
    case "5_4", "5_9": CGSize(width: 375, height: 812)
    case "5_5": CGSize(width: 414, height: 736)
    case "6_0": CGSize(width: 390, height: 844)
    case "6_1", "6_5": CGSize(width: 414, height: 896)
    case "6_12": CGSize(width: 393, height: 852)
    case "6_3": CGSize(width: 402, height: 874)
    case "6_7": CGSize(width: 428, height: 926)
    case "6_72": CGSize(width: 430, height: 932)
    case "6_9": CGSize(width: 440, height: 956)
    default: padSize
    }
  }

  private var padSize: CGSize {
    switch id {
    case "appleTV": CGSize(width: 1080, height: 1920)
    case "ipad7_9", "ipad9_7": CGSize(width: 768, height: 1024)
    case "ipad8_3rounded": CGSize(width: 744, height: 1133)
    case "ipad10_2": CGSize(width: 810, height: 1080)
    case "ipad10_5": CGSize(width: 834, height: 1112)
    case "ipad10_9rounded": CGSize(width: 820, height: 1180)
    case "ipad11_0rounded": CGSize(width: 834, height: 1194)
    case "ipad12_9", "ipad12_9rounded": CGSize(width: 1024, height: 1366)
    default: CGSize(width: 375, height: 667)
    }
  }

  package var size: CGSize {
    let size = portraitSize
    return isLandscape || isTV ? CGSize(width: size.height, height: size.width) : size
  }

  private var isWideInLandscape: Bool { ["5_5", "6_1", "6_5", "6_7", "6_72", "6_9"].contains(diagonal) }

  package var traits: TraitValues {
    var traits = TraitValues()
    traits.displayScale = scale
    traits.userInterfaceStyle = appearance == "dark" ? .dark : .light
    traits.userInterfaceIdiom = isPad ? .pad : isTV ? .tv : .phone
    if isPad || isTV {
      (traits.horizontalSizeClass, traits.verticalSizeClass) = (.regular, .regular)
    } else if isLandscape {
      (traits.horizontalSizeClass, traits.verticalSizeClass) = (isWideInLandscape ? .regular : .compact, .compact)
    } else {
      (traits.horizontalSizeClass, traits.verticalSizeClass) = (.compact, .regular)
    }
    return traits
  }
}
