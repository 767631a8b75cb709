import LPLayoutModel
import Foundation

/// The distances between frames and alignment rects of macOS controls, derived from recorded frames.
struct DesktopInsets {
  let toolsVersion: Int

  private static let bigSur = 17000
  private static let xcode26 = 24000

  func insets(of view: DocumentView) -> UIEdgeInsets {
    let isNew = toolsVersion >= Self.bigSur
    switch view.tag {
    case "button": return button(view, isNew)
    case "textField": return isLabel(view) ? insets(left: 2, top: 0, right: 2, bottom: 0) : .zero
    case "popUpButton":
      return isNew ? insets(left: 3, top: 1, right: 4, bottom: 4) : insets(left: 3, top: 2, right: 3, bottom: 4)
    case "box": return box(view, isNew)
    case "slider": return insets(left: 2, top: 2, right: 2, bottom: 2)
    case "switch": return insets(left: 2, top: 1, right: 2, bottom: 2)
    case "segmentedControl": return insets(left: 2, top: 1, right: 2, bottom: 1)
    default: return .zero
    }
  }

  private func insets(left: Double, top: Double, right: Double, bottom: Double) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private func button(_ view: DocumentView, _ isNew: Bool) -> UIEdgeInsets {
    switch view.element.child("buttonCell")?["type"] {
    case "push":
      toolsVersion >= Self.xcode26
        ? .zero : isNew ? insets(left: 7, top: 5, right: 7, bottom: 7) : insets(left: 6, top: 4, right: 6, bottom: 7)
    case "check": isNew ? insets(left: 2, top: 1, right: 0, bottom: 1) : insets(left: 2, top: 2, right: 2, bottom: 2)
    case "radio": isNew ? .zero : insets(left: 1, top: 1, right: 1, bottom: 1)
    default: .zero
    }
  }

  private func isLabel(_ view: DocumentView) -> Bool {
    guard let cell = view.element.child("textFieldCell") else { return false }
    return cell["borderStyle"] == nil && cell.flag("drawsBackground") != true
  }

  private func box(_ view: DocumentView, _ isNew: Bool) -> UIEdgeInsets {
    if view.element["boxType"] == "separator" { return insets(left: 0, top: 2, right: 0, bottom: 2) }
    if view.element["boxType"] == "custom" { return .zero }
    let hasTitle = view.element["titlePosition"] != "noTitle"
    return isNew || !hasTitle
      ? insets(left: 3, top: 2, right: 3, bottom: 4) : insets(left: 3, top: 0, right: 3, bottom: 4)
  }

  /// Returns how far a control's baseline is above the lower edge of its alignment rect; `nil` if unknown.
  ///
  /// Derived from 180 pairs of controls with a common baseline, next to a label whose text descends 3 points.
  func baseline(of view: DocumentView) -> CGFloat? {
    let isSmall = ["small", "mini"].contains(view.element["controlSize"] ?? "")
    switch view.tag {
    case "textField": return isLabel(view) ? 3 : isSmall ? 5 : 6
    case "secureTextField", "searchField", "tokenField", "comboBox": return isSmall ? 5 : 6
    case "popUpButton": return isSmall ? 4 : 6
    case "switch": return 8
    case "button":
      switch view.element.child("buttonCell")?["type"] {
      case "check", "radio": return 3
      case "push": return isSmall ? 4 : 6
      default: return nil
      }
    default: return nil
    }
  }
}
