import LPAutoLayout
import Foundation

/// The insets of the editor's device, without bars: status bar, notch and home indicator.
///
/// Derived from the edges of safe areas in public documents; versions of Xcode differ in their status bar.
struct DeviceInsets {
  let document: InterfaceBuilderDocument
  let root: DocumentView

  private var tools: Int { document.toolsVersion }

  var insets: UIEdgeInsets {
    if document.platform == .tvOS { return television }
    guard let device = document.device else {
      let hasBar = !CanvasRule.barWithoutDevice.holds || !isWithoutStatusBar
      return UIEdgeInsets(top: hasBar ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    if device.isPad { return tablet(device) }
    guard device.hasHomeIndicator else {
      let hasStatusBar = !device.isLandscape && !isWithoutStatusBar && !isOnItsSide
      return UIEdgeInsets(top: hasStatusBar ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    let top = notch(device)
    // Since Xcode 14, the canvas does not rotate the safe area with the device.
    return device.isLandscape && tools < CanvasTools.xcode14
      ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
      : UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
  }

  /// The insets for overscan.
  private var television: UIEdgeInsets {
    guard CanvasRule.televisionInsets.holds else { return UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80) }
    guard tools >= CanvasTools.xcode9 else { return .zero }
    let side: CGFloat = tools >= CanvasTools.xcode11Release ? 80 : tools >= CanvasTools.listMargins ? 90 : 0
    return UIEdgeInsets(top: 60, left: side, bottom: 60, right: side)
  }

  /// Whether the canvas has no status bar: Xcode 11 to 14 drew none; the betas of Xcode 11 drew one above scrolling
  /// content.
  private var isWithoutStatusBar: Bool {
    let first = DocumentTag.scrolling.contains(root.tag) ? CanvasTools.xcode11Release : CanvasTools.xcode11
    return tools >= first && tools < CanvasTools.xcode15
  }

  /// Whether the scene is wider than high, as a phone on its side is, and lower than the phone.
  private var isOnItsSide: Bool {
    let (size, screen) = (root.frame.size, document.device?.size ?? .zero)
    return CanvasRule.wideScenes.holds && tools < CanvasTools.xcode11Release && size.width >= size.height
      && size.height < screen.height
  }

  private func tablet(_ device: DocumentDevice) -> UIEdgeInsets {
    let isRounded = device.hasHomeIndicator(screen: root.frame.size)
    let top: CGFloat = tools >= CanvasTools.xcode11 && tools < CanvasTools.xcode12 ? 0 : isRounded ? 24 : 20
    return UIEdgeInsets(top: top, left: 0, bottom: isRounded ? 20 : 0, right: 0)
  }

  private func notch(_ device: DocumentDevice) -> CGFloat {
    let dated = CanvasRule.datedNotches.holds
    switch device.diagonal {
    case "5_4", "5_9": return tools >= CanvasTools.xcode14_3 ? 50 : 44
    case "6_1": return tools >= (dated ? CanvasTools.xcode14_1 : CanvasTools.xcode14_3) ? 48 : 44
    case "6_0", "6_7": return dated && tools < CanvasTools.xcode14_1 ? 44 : 47
    case "6_12", "6_3", "6_72": return 59
    case "6_9": return 62
    default: return 44
    }
  }
}
