import LPLayoutModel
import Foundation

/// The default margins of views.
///
/// Derived from 1,159 margins in public documents.
struct MarginRule {
  let toolsVersion: Int
  /// The device that the document was edited for; `nil` if it names none.
  let device: DocumentDevice?
  let sceneWidth: CGFloat
  let platform: InterfaceBuilderDocument.Platform
  let isStoryboard: Bool
  /// The margin at the sides of a screen other than the editor's canvas.
  var deviceMargin: CGFloat?

  /// The first tools of Xcode 7; Xcode 6.4 has 7706.
  private static let xcode7 = 8000
  /// The narrowest canvas with margins of 20 points.
  private static let wide: CGFloat = 400

  func margins(of view: DocumentView, isRoot: Bool) -> UIEdgeInsets {
    if view.tag == "stackView" { return .zero }
    if DocumentTag.contentViews.contains(view.tag), let parent = view.parent, parent.tag == "tableViewCell" {
      return cell(parent)
    }
    if view.tag == "tableViewCell", CanvasRule.rowMargins.holds { return cell(view) }
    if isRoot, hasScreenMargins(view) { return screen }
    if isRoot, isReusable(view) { return reusable }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// The least margins of a root, which written ones do not undercut: those of its screen at the sides, and in a xib those
  /// of the canvas around it above and below, where it preserves them.
  func minimum(of view: DocumentView, isRoot: Bool, preserves: Bool) -> UIEdgeInsets {
    guard CanvasRule.minimumMargins.holds, isRoot, hasScreenMargins(view), !isBefore(CanvasTools.listMargins) else {
      return .zero
    }
    let height: CGFloat = preserves && !isStoryboard && deviceMargin == nil ? 8 : 0
    return UIEdgeInsets(top: height, left: screen.left, bottom: height, right: screen.right)
  }

  private func hasScreenMargins(_ view: DocumentView) -> Bool {
    if CanvasRule.oldRootMargins.holds, isOld, !isStoryboard { return false }
    return !view.isCell && (view.role == "view" || view.tag == "view")
  }

  private func isReusable(_ view: DocumentView) -> Bool {
    CanvasRule.reusableRoots.holds && view.isCell && view.tag != "tableViewCell" && !isBefore(CanvasTools.xcode9)
  }

  private var isOld: Bool { isBefore(Self.xcode7) }

  private func isBefore(_ version: Int) -> Bool { toolsVersion > 0 && toolsVersion < version }

  private var screen: UIEdgeInsets {
    if platform == .tvOS {
      let side: CGFloat = CanvasRule.televisionInsets.holds ? 20 : 90
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    let isWide = CanvasRule.wideRoots.holds ? sceneWidth >= Self.wide : sceneWidth > 375
    let side: CGFloat =
      deviceMargin
      ?? (isWide && toolsVersion >= (CanvasRule.oldRootMargins.holds ? Self.xcode7 : 7000) ? 20 : 16)
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  private var reusable: UIEdgeInsets {
    let side: CGFloat = sceneWidth >= Self.wide ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  // MARK: Rows

  private func cell(_ view: DocumentView) -> UIEdgeInsets {
    if isBefore(CanvasRule.oldRows.holds ? CanvasTools.listMargins : CanvasTools.xcode9) {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    if platform == .tvOS, CanvasRule.televisionRows.holds { return televisionRow(view) }
    let side = deviceMargin ?? canvasSide(view)
    let height: CGFloat = toolsVersion >= CanvasTools.xcode26 ? 15 : 11
    let hasAccessory = view.element["accessoryType"].map { $0 != "none" } ?? false
    return UIEdgeInsets(top: height, left: side, bottom: height, right: hasAccessory ? 8 : side)
  }

  /// The margins of a television's row, which is 66 points high around a line of 46.
  private func televisionRow(_ view: DocumentView) -> UIEdgeInsets {
    let side: CGFloat = view.parent?.element["style"] == "grouped" ? 30 : 20
    return UIEdgeInsets(top: 10, left: side, bottom: 10, right: side)
  }

  private func canvasSide(_ view: DocumentView) -> CGFloat {
    if CanvasRule.innerRows.holds, isInset(view) { return 15 }
    if CanvasRule.wideRowRoots.holds, view.parent == nil, isBefore(CanvasTools.lateXcode11),
      view.frame.width >= Self.wide
    {
      return 20
    }
    let width = CanvasRule.cellMargins.holds ? view.frame.width : sceneWidth
    let deviceWidth = device?.size.width ?? (CanvasRule.barWithoutDevice.holds ? 375 : sceneWidth)
    return width > (CanvasRule.cellMargins.holds ? 320 : 375) && deviceWidth > 375 ? 20 : 16
  }

  /// Whether the row is in a table inside a view, or by itself on a phone of 375 points, as Xcode 10.2 to 12 have it.
  private func isInset(_ view: DocumentView) -> Bool {
    guard CanvasTools.innerRows.contains(toolsVersion) else { return false }
    if let table = view.parent { return table.tag == "tableView" && table.parent != nil }
    return device?.diagonal == "4_7" && toolsVersion >= CanvasTools.lateXcode11
  }
}

extension InterfaceBuilderDocument {
  /// Whether the canvas adds safe areas to margins: before Xcode 11 only for documents that use safe areas.
  var marginsFollowSafeArea: Bool { usesSafeAreas || toolsVersion >= 15000 }
}
