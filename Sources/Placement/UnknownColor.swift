package import LPAutoLayout
package import LPLayoutModel
internal import LPComponents
internal import Foundation

/// The colour in the place of one that only the app knows, and that its name says nothing of.
@MainActor
package enum UnknownColor {
  /// A grey, which nothing else is painted with.
  package nonisolated static let color = UIColor { UIColor.systemGray.resolvedColor(with: $0) }

  /// Gives what is painted with it a colour by its place: a page and what lies on it are light, and texts can be read. A
  /// control and what holds nothing stay grey, since their shapes would not be seen otherwise.
  package static func settle(in root: UIView) { settle(root, in: root, isOnGray: false) }

  private static func settle(_ view: UIView, in root: UIView, isOnGray: Bool) {
    var isOnGray = isOnGray
    if view.backgroundColor === color {
      let fills = view.frame.width > root.bounds.width * 0.9 && view.frame.height > root.bounds.height * 0.9
      let holds = view.subviews.contains { !$0.isHidden && $0.alpha > 0 }
      if fills || view is UIScrollView {
        view.backgroundColor = .systemBackground
      } else if holds, !(view is UIControl) {
        view.backgroundColor = .secondarySystemBackground
      } else {
        isOnGray = true
      }
    } else if view.backgroundColor.map(isOpaque) ?? false {
      isOnGray = false
    }
    let text: UIColor = isOnGray ? .white : .label
    switch view {
    case let label as UILabel where label.textColor === color: label.textColor = text
    case let field as UITextField where field.textColor === color: field.textColor = text
    case let area as UITextView where area.textColor === color: area.textColor = text
    case let button as UIButton where button.titleColor(for: .normal) === color:
      button.setTitleColor(text, for: .normal)
    default: break
    }
    for subview in view.subviews { settle(subview, in: root, isOnGray: isOnGray) }
  }

  private static func isOpaque(_ color: UIColor) -> Bool {
    var alpha: CGFloat = 0
    return color.resolvedColor(with: .current).getRed(nil, green: nil, blue: nil, alpha: &alpha) && alpha > 0.5
  }
}
