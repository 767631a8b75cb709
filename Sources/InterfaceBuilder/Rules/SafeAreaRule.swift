import LPLayoutModel
import Foundation

/// Computes the safe area of a scene's root on the editor's canvas: the insets of the device, and the implied bars.
///
/// Derived from 1,746 edges of safe areas in public documents; versions of Xcode differ in their status bar.
struct SafeAreaRule {
  let document: InterfaceBuilderDocument
  let scene: InterfaceBuilderScene

  /// The first versions of the tools in the betas of Xcode 11, in its release, in a beta of Xcode 12, in Xcode 14,
  /// 14.3, 15 and 26, and in the one that computes safe areas anew.
  private enum Tools {
    static let xcode11 = 14700
    static let xcode11Release = 15000
    static let xcode12 = 17120
    static let xcode14 = 21000
    static let newNotches = 21500
    static let xcode15 = 21600
    static let doubled = 24100..<24500
  }

  private var tools: Int { document.toolsVersion }

  var insets: UIEdgeInsets {
    guard document.platform == .iOS else { return document.platform == .tvOS ? television : .zero }
    if scene.root.isCell || scene.isBarItemView { return .zero }
    let bars = BarRule(document: document).bars(of: scene)
    if bars.isContained || isPartOfScreen { return .zero }
    if isSheet(bars) { return UIEdgeInsets(top: bars.hasNavigationBar ? 56 : 0, left: 0, bottom: 0, right: 0) }
    var insets = screen
    if bars.hidesStatusBar { insets = withoutStatusBar(insets) }
    if bars.hasNavigationBar {
      insets.top = bars.isNavigationBarOpaque ? 0 : insets.top + navigationBar + (showsLargeTitle(bars) ? 52 : 0)
      if bars.isNavigationBarOpaque { insets.bottom += overhang }
    }
    if bars.hasTabBar || bars.hasToolbar {
      // The toolbar of a navigation controller is above the tab bar around it.
      let height: CGFloat = (bars.hasTabBar ? 49 : 0) + (bars.hasToolbar ? tools >= Tools.xcode11 ? 49 : 44 : 0)
      if !bars.isBottomBarOpaque { insets.bottom += height }
    } else if !bars.hasNavigationBar, scene.controller != nil, Tools.doubled.contains(tools) {
      insets = UIEdgeInsets(
        top: insets.top * 2, left: insets.left * 2, bottom: insets.bottom * 2, right: insets.right * 2)
    }
    return insets
  }

  /// Returns whether the scene is a sheet with room around it on both axes.
  private func isSheet(_ bars: BarRule.Bars) -> Bool {
    guard let size = document.device?.size, bars.isPresented || bars.hidesStatusBar else { return false }
    return scene.root.frame.width < size.width && scene.root.frame.height < size.height
  }

  /// Whether the root is a view of its own in a xib, freeform, and narrower and shorter than the screen.
  private var isPartOfScreen: Bool {
    guard scene.controller == nil, let size = document.device?.size,
      scene.root.element.child(key: "simulatedDestinationMetrics")?.tag == "freeformSimulatedSizeMetrics"
    else { return false }
    return scene.root.frame.width < size.width && scene.root.frame.height < size.height
  }

  /// Removes the status bar from insets; the island and the notch stay.
  private func withoutStatusBar(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = insets
    if !(document.device?.hasHomeIndicator ?? false) { insets.top = 0 }
    return insets
  }

  /// Returns whether a large title is shown. Scrolling content is below a small one, and so is everything since Xcode
  /// 11.
  private func showsLargeTitle(_ bars: BarRule.Bars) -> Bool {
    bars.hasLargeTitle && !DocumentTag.scrolling.contains(scene.root.tag) && tools < Tools.xcode11Release
  }

  /// How far a root that is as high as the screen, but below an opaque bar, extends beyond the screen.
  private var overhang: CGFloat {
    let frame = scene.root.frame
    guard frame.minY > 0 else { return 0 }
    let heights: [CGFloat] = document.device.map { [$0.size.height] } ?? [480, 568, 600, 667, 736]
    return heights.contains(frame.height) ? frame.minY : 0
  }

  private var navigationBar: CGFloat {
    guard let device = document.device else { return 44 }
    if device.isPad { return device.hasHomeIndicator || tools >= 14400 ? 50 : 44 }
    return device.isLandscape ? 32 : 44
  }

  /// The insets for overscan in tvOS documents.
  private var television: UIEdgeInsets {
    guard scene.controller != nil else { return .zero }
    return UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
  }

  /// The insets of the device without bars.
  private var screen: UIEdgeInsets {
    guard let device = document.device else { return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
    if device.isPad { return tablet(device) }
    guard device.hasHomeIndicator else {
      let hasStatusBar = !device.isLandscape && !isWithoutStatusBar
      return UIEdgeInsets(top: hasStatusBar ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    let top = notch(device)
    // Since Xcode 14, the canvas does not rotate the safe area with the device.
    return device.isLandscape && tools < Tools.xcode14
      ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
      : UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
  }

  /// Whether the canvas has no status bar: Xcode 11 to 14 drew none; the betas of Xcode 11 drew one above scrolling
  /// content.
  private var isWithoutStatusBar: Bool {
    let first = DocumentTag.scrolling.contains(scene.root.tag) ? Tools.xcode11Release : Tools.xcode11
    return tools >= first && tools < Tools.xcode15
  }

  private func tablet(_ device: DocumentDevice) -> UIEdgeInsets {
    let isRounded = device.hasHomeIndicator(screen: scene.root.frame.size)
    let top: CGFloat = tools >= Tools.xcode11 && tools < Tools.xcode12 ? 0 : isRounded ? 24 : 20
    return UIEdgeInsets(top: top, left: 0, bottom: isRounded ? 20 : 0, right: 0)
  }

  private func notch(_ device: DocumentDevice) -> CGFloat {
    let isNew = tools >= Tools.newNotches
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
