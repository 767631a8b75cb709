import AutoLayout
import Foundation

/// The safe area of a scene's root on the editor's canvas: what the device takes, and the bars that it implies.
///
/// From 1,746 edges of safe areas in public documents; Xcode's status bar came and went with its versions.
struct SafeAreaRule {
  let document: InterfaceBuilderDocument
  let scene: InterfaceBuilderScene

  /// The first tools of Xcode 11 (its betas) and of Xcode 15.
  private static let xcode11 = 14700
  private static let xcode12 = 17000
  private static let xcode15 = 21600

  var insets: EdgeInsets {
    guard document.platform == .iOS else { return document.platform == .tvOS ? television : .zero }
    if scene.root.isCell || scene.isBarItemView { return .zero }
    let bars = BarRule(document: document).bars(of: scene)
    if bars.isContained { return .zero }
    var insets = screen
    if bars.hidesStatusBar, !(document.device?.hasHomeIndicator ?? false) { insets.top = 0 }
    if bars.hasNavigationBar {
      insets.top = bars.isNavigationBarOpaque ? 0 : insets.top + navigationBar + (bars.hasLargeTitle ? 52 : 0)
      if bars.isNavigationBarOpaque { insets.bottom += overhang }
    }
    if bars.hasTabBar {
      insets.bottom = bars.isBottomBarOpaque ? insets.bottom : insets.bottom + 49
    } else if bars.hasToolbar {
      insets.bottom += 44
    }
    return insets
  }

  /// How far a root as high as the screen, but below an opaque bar, reaches past the screen's end.
  private var overhang: CGFloat {
    let frame = scene.root.frame
    guard frame.minY > 0 else { return 0 }
    let heights: [CGFloat] = document.device.map { [$0.size.height] } ?? [480, 568, 600, 667, 736]
    return heights.contains(frame.height) ? frame.minY : 0
  }

  private var navigationBar: CGFloat {
    guard let device = document.device else { return 44 }
    if device.isPad { return device.hasHomeIndicator || document.toolsVersion >= 14400 ? 50 : 44 }
    return device.isLandscape ? 32 : 44
  }

  /// Overscan, in tvOS documents.
  private var television: EdgeInsets {
    guard scene.controller != nil else { return .zero }
    return EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
  }

  /// What the device keeps free without bars.
  private var screen: EdgeInsets {
    guard let device = document.device else { return EdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
    let tools = document.toolsVersion
    if device.isPad {
      let top: CGFloat = tools >= Self.xcode11 && tools < Self.xcode12 ? 0 : device.hasHomeIndicator ? 24 : 20
      return EdgeInsets(top: top, left: 0, bottom: device.hasHomeIndicator ? 20 : 0, right: 0)
    }
    guard device.hasHomeIndicator else {
      let top: CGFloat = device.isLandscape || tools >= Self.xcode11 && tools < Self.xcode15 ? 0 : 20
      return EdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    let top = notch(device)
    return device.isLandscape
      ? EdgeInsets(top: 0, left: top, bottom: 21, right: top)
      : EdgeInsets(top: top, left: 0, bottom: 34, right: 0)
  }

  private func notch(_ device: DocumentDevice) -> CGFloat {
    let isNew = document.toolsVersion >= Self.xcode15
    switch device.diagonal {
    case "5_9": return isNew ? 50 : 44
    case "6_1": return isNew ? 48 : 44
    case "6_0", "6_7": return 47
    case "6_12", "6_3", "6_72": return 59
    case "6_9": return 62
    default: return 44
    }
  }
}
