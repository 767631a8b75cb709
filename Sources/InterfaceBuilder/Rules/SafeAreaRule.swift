import LPLayoutModel
import Foundation

/// Computes the safe area of a scene's root on the editor's canvas: the insets of the device, and the implied bars.
///
/// Derived from edges of safe areas in public documents.
struct SafeAreaRule {
  let document: InterfaceBuilderDocument
  let scene: InterfaceBuilderScene

  private var tools: Int { document.toolsVersion }
  private var device: UIEdgeInsets { DeviceInsets(document: document, root: scene.root).insets }
  private var size: CGSize { scene.root.frame.size }

  var insets: UIEdgeInsets {
    if document.platform == .tvOS { return television }
    guard document.platform == .iOS, !scene.root.isCell, !scene.isBarItemView, !isPartOfScreen else { return .zero }
    let bars = BarRule(document: document).bars(of: scene)
    if let sheet = sheet(bars) { return sheet }
    if bars.isContained { return CanvasRule.embeddedInsets.holds ? contained(bars) : .zero }
    var insets = isShortView ? withoutIndicator(device) : device
    if bars.hidesStatusBar, !CanvasRule.keptStatusBar.holds || tools < CanvasTools.xcode9 {
      insets = withoutStatusBar(insets)
    }
    let repeated = repeatedInsets(bars, insets)
    if bars.hasNavigationBar {
      let more = (showsLargeTitle(bars) ? 52 : 0) + (bars.hasPrompt && CanvasRule.prompts.holds ? Self.prompt : 0)
      insets.top = bars.isNavigationBarOpaque ? 0 : insets.top + navigationBar + more
      if bars.isNavigationBarOpaque { insets.bottom += overhang }
    }
    if !bars.isBottomBarOpaque { insets.bottom += bottomBars(bars) }
    return UIEdgeInsets(
      top: insets.top + repeated.top, left: insets.left + repeated.left, bottom: insets.bottom + repeated.bottom,
      right: insets.right + repeated.right)
  }

  private var television: UIEdgeInsets {
    let hasInsets = scene.controller != nil || CanvasRule.televisionInsets.holds && !scene.root.isCell
    guard hasInsets, !isPartOfScreen, !scene.isBarItemView else { return .zero }
    var insets = device
    if CanvasRule.televisionRows.holds, BarRule(document: document).bars(of: scene).hasNavigationBar {
      insets.top += Self.televisionBar
    }
    return insets
  }

  // MARK: Parts of a screen

  /// Whether the root is a view of its own in a xib, freeform, and narrower and shorter than the screen.
  private var isPartOfScreen: Bool {
    guard scene.controller == nil, let screen = document.device?.size, isFreeform else { return false }
    return size.width < screen.width && size.height < screen.height
  }

  private var isFreeform: Bool {
    scene.root.element.child(key: "simulatedDestinationMetrics")?.tag == "freeformSimulatedSizeMetrics"
  }

  /// Whether the root is a view of its own in a xib, as wide as the screen and shorter.
  private var isShortView: Bool {
    guard CanvasRule.shortViews.holds, scene.controller == nil, tools < CanvasTools.xcode15_3,
      let screen = document.device?.size
    else { return false }
    return size.width == screen.width && size.height < screen.height
  }

  /// Returns the insets of a scene in a container or a popover, which is below the notch wherever it lies.
  private func contained(_ bars: BarRule.Bars) -> UIEdgeInsets {
    let screen = document.device?.size.height ?? 0
    let own = size.height < screen ? withoutIndicator(device) : device
    let repeated = repeatedInsets(bars, device)
    return UIEdgeInsets(
      top: own.top + repeated.top, left: own.left + repeated.left, bottom: own.bottom + repeated.bottom,
      right: own.right + repeated.right)
  }

  private func withoutIndicator(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: insets.top, left: insets.left, bottom: 0, right: insets.right)
  }

  /// Removes the status bar from insets; the island and the notch stay.
  private func withoutStatusBar(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = insets
    if !(document.device?.hasHomeIndicator ?? false) { insets.top = 0 }
    return insets
  }

  /// The insets of the device that some versions add a second time.
  private func repeatedInsets(_ bars: BarRule.Bars, _ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard CanvasRule.doubledInsets.holds else {
      let isDoubled = (24100..<24500).contains(tools) && scene.controller != nil
      return isDoubled && !bars.hasNavigationBar && !bars.hasTabBar && !bars.hasToolbar ? insets : .zero
    }
    let hasIndicator = document.device?.hasHomeIndicator ?? false
    let isAlone = !bars.isPresented && !bars.isInPopover && !bars.hasTabBar && !document.isLaunchScreen
    return CanvasTools.doubled.contains(tools) && hasIndicator && isAlone ? insets : .zero
  }

  // MARK: Sheets

  /// Returns the insets of a sheet; `nil` where the scene is none.
  private func sheet(_ bars: BarRule.Bars) -> UIEdgeInsets? {
    if isFloatingSheet(bars), !bars.isContained {
      return UIEdgeInsets(top: bars.hasNavigationBar ? 56 : 0, left: 0, bottom: 0, right: 0)
    }
    guard CanvasRule.sheetHeights.holds, isAsHighAsSheet, !bars.isNavigationBarOpaque else { return nil }
    let hasBar = bars.hasNavigationBar && !bars.isShown
    let bar: CGFloat = tools >= CanvasTools.xcode26 ? 70 : 56
    return UIEdgeInsets(
      top: hasBar ? bar : 0, left: 0, bottom: device.bottom + (bars.isBottomBarOpaque ? 0 : bottomBars(bars)), right: 0)
  }

  /// Returns whether the scene is a sheet with room around it on both axes.
  private func isFloatingSheet(_ bars: BarRule.Bars) -> Bool {
    guard let screen = document.device?.size, bars.isPresented || bars.hidesStatusBar else { return false }
    return size.width < screen.width && size.height < screen.height
  }

  /// Whether the root is as wide as the phone, and lower by as much as a sheet leaves free above it.
  private var isAsHighAsSheet: Bool {
    guard scene.controller != nil, let device = document.device, !device.isPad, !device.isLandscape,
      tools >= CanvasTools.xcode11, size.width == device.size.width
    else { return false }
    return [10, device.hasHomeIndicator ? 54 : 20].contains(device.size.height - size.height)
  }

  // MARK: Bars

  /// The height of a television's navigation bar.
  private static let televisionBar: CGFloat = 145
  /// The height of the line above a title.
  private static let prompt: CGFloat = 34

  /// Returns whether a large title is shown. Scrolling content is below a small one; from Xcode 11 to 16.2 everything is
  /// that does not ask for a large one.
  private func showsLargeTitle(_ bars: BarRule.Bars) -> Bool {
    guard bars.hasLargeTitle, !DocumentTag.scrolling.contains(scene.root.tag) else { return false }
    if tools < CanvasTools.xcode11Release { return bars.asksForLargeTitle || !bars.isPushed }
    return CanvasRule.largeTitles.holds && (bars.asksForLargeTitle || tools >= CanvasTools.xcode16_3)
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
    if device.isLandscape { return 32 }
    return CanvasRule.highBars.holds && tools >= CanvasTools.xcode26 ? 54 : 44
  }

  /// The toolbar of a navigation controller is above the tab bar around it.
  private func bottomBars(_ bars: BarRule.Bars) -> CGFloat {
    (bars.hasTabBar ? 49 : 0) + (bars.hasToolbar ? tools >= CanvasTools.xcode11 ? 49 : 44 : 0)
  }
}
