import LPLayoutModel
import Foundation

/// The default margins of views.
///
/// Derived from 1,159 margins in public documents.
struct MarginRule {
  let toolsVersion: Int
  let deviceWidth: CGFloat
  let sceneWidth: CGFloat
  let platform: InterfaceBuilderDocument.Platform
  let isStoryboard: Bool
  /// The margin at the sides of a screen other than the editor's canvas.
  var deviceMargin: CGFloat?

  /// The first tools of Xcode 7; Xcode 6.4 has 7706.
  private static let xcode7 = 8000
  private static let xcode9 = 13000
  private static let xcode26 = 24000

  func margins(of view: DocumentView, isRoot: Bool) -> UIEdgeInsets {
    if view.tag == "stackView" { return .zero }
    if DocumentTag.contentViews.contains(view.tag), let parent = view.parent, parent.tag == "tableViewCell" {
      return cell(parent)
    }
    if view.tag == "tableViewCell", CanvasRule.rowMargins.holds { return cell(view) }
    if isRoot, hasScreenMargins(view) { return screen }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  private func hasScreenMargins(_ view: DocumentView) -> Bool {
    if CanvasRule.oldRootMargins.holds, isOld, !isStoryboard { return false }
    return !view.isCell && (view.role == "view" || view.tag == "view")
  }

  private var isOld: Bool { toolsVersion > 0 && toolsVersion < Self.xcode7 }

  private var screen: UIEdgeInsets {
    if platform == .tvOS { return UIEdgeInsets(top: 0, left: 90, bottom: 0, right: 90) }
    let side: CGFloat =
      deviceMargin
      ?? (sceneWidth > 375 && toolsVersion >= (CanvasRule.oldRootMargins.holds ? Self.xcode7 : 7000) ? 20 : 16)
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  private func cell(_ view: DocumentView) -> UIEdgeInsets {
    if toolsVersion > 0, toolsVersion < Self.xcode9 { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let width = CanvasRule.cellMargins.holds ? view.frame.width : sceneWidth
    let side: CGFloat =
      deviceMargin ?? (width > (CanvasRule.cellMargins.holds ? 320 : 375) && deviceWidth > 375 ? 20 : 16)
    let height: CGFloat = toolsVersion >= Self.xcode26 ? 15 : 11
    let hasAccessory = view.element["accessoryType"].map { $0 != "none" } ?? false
    return UIEdgeInsets(top: height, left: side, bottom: height, right: hasAccessory ? 8 : side)
  }
}

extension InterfaceBuilderDocument {
  /// Whether the canvas adds safe areas to margins: before Xcode 11 only for documents that use safe areas.
  var marginsFollowSafeArea: Bool { usesSafeAreas || toolsVersion >= 15000 }
}
