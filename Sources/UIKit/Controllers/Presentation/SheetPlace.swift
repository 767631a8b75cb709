import LPLayoutModel
import Foundation

/// Decides where a presented view is in the screen that it is presented on.
@MainActor
struct SheetPlace {
  let size: CGSize
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  let style: UIModalPresentationStyle
  let preferred: CGSize

  /// The distance of a large sheet from the safe area's top, in points, as on phones since iOS 13.
  private static let rise: CGFloat = 10
  /// The size of a form sheet; a page sheet is as wide as 712 points, and as high as the screen allows.
  private static let form = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712
  private static let margin: CGFloat = 20

  /// Whether the view covers the whole screen.
  var isFull: Bool {
    switch style {
    case .automatic, .pageSheet, .formSheet, .popover: false
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: true
    }
  }

  /// Whether the sheet is at the bottom edge: in compact width.
  var isEdgeAttached: Bool { !isFull && traits.horizontalSizeClass == .compact }

  private struct Context: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection
    var maximumDetentValue: CGFloat
  }

  /// Returns the frame of the presented view, in points.
  func frame(_ sheet: UISheetPresentationController?) -> CGRect {
    guard !isFull else { return CGRect(origin: .zero, size: size) }
    return isEdgeAttached ? edgeFrame(sheet) : centeredFrame()
  }

  private func edgeFrame(_ sheet: UISheetPresentationController?) -> CGRect {
    // In compact height a sheet fills the screen unless it asks to be at the edge.
    if traits.verticalSizeClass == .compact, sheet?.prefersEdgeAttachedInCompactHeight != true {
      return CGRect(origin: .zero, size: size)
    }
    let most = max(0, size.height - safeArea.top - Self.rise - safeArea.bottom)
    let context = Context(containerTraitCollection: traits, maximumDetentValue: most)
    let value = sheet?.selectedDetent.resolvedValue(in: context) ?? most
    let height = min(max(0, value), most) + safeArea.bottom
    let follows = sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached == true && preferred.width > 0
    let width = follows ? min(preferred.width, size.width) : size.width
    return CGRect(x: (size.width - width) / 2, y: size.height - height, width: width, height: height)
  }

  private func centeredFrame() -> CGRect {
    let room = CGSize(
      width: size.width - 2 * Self.margin,
      height: size.height - max(safeArea.top, Self.margin) - max(safeArea.bottom, Self.margin))
    var length = style == .formSheet ? Self.form : CGSize(width: Self.pageWidth, height: room.height)
    if preferred.width > 0, preferred.height > 0 { length = preferred }
    length = CGSize(width: min(length.width, room.width), height: min(length.height, room.height))
    return CGRect(
      x: ((size.width - length.width) / 2).rounded(), y: ((size.height - length.height) / 2).rounded(),
      width: length.width, height: length.height)
  }
}
