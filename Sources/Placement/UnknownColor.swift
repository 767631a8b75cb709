package import LPAutoLayout
package import LPLayoutModel
internal import LPComponents
internal import Foundation

/// The colour in the place of one that only the app knows, and that its name says nothing of.
@MainActor
package enum UnknownColor {
  /// A grey, which nothing else is painted with.
  package nonisolated static let color = UIColor { UIColor.systemGray.resolvedColor(with: $0) }

  /// What is behind a view.
  private enum Ground { case page, gray, other }

  /// Gives what is painted with it a colour by its place: a page and what lies on it are light, and texts can be read. A
  /// control and what holds nothing stay grey, since their shapes would not be seen otherwise. Texts as light as the page
  /// behind them, for a background that the app would give, can be read as well.
  package static func settle(in root: UIView) { settle(root, in: root, on: .page) }

  private static func settle(_ view: UIView, in root: UIView, on ground: Ground) {
    var ground = ground
    if view.backgroundColor === color {
      let fills = view.frame.width > root.bounds.width * 0.9 && view.frame.height > root.bounds.height * 0.9
      let holds = view.subviews.contains { !$0.isHidden && $0.alpha > 0 }
      if fills || view is UIScrollView {
        view.backgroundColor = .systemBackground
      } else if holds, !(view is UIControl) {
        view.backgroundColor = .secondarySystemBackground
      } else {
        ground = .gray
      }
    } else if let background = view.backgroundColor, alpha(of: background) > 0.5 {
      ground = isLikePage(background) ? .page : .other
    }
    if !(view.layer.sublayers ?? []).isEmpty || view is UIVisualEffectView { ground = .other }
    settleTexts(of: view, on: ground)
    var painted: [CGRect] = []
    for subview in view.subviews {
      settle(subview, in: root, on: painted.contains { $0.intersects(subview.frame) } ? .other : ground)
      if isPainted(subview) { painted.append(subview.frame) }
    }
  }

  private static func settleTexts(of view: UIView, on ground: Ground) {
    let text: UIColor = ground == .gray ? .white : .label
    func isUnread(_ given: UIColor?) -> Bool {
      given === color || ground == .page && given.map { alpha(of: $0) > 0 && isLikePage($0) } ?? false
    }
    switch view {
    case let label as UILabel where isUnread(label.textColor): label.textColor = text
    case let field as UITextField where isUnread(field.textColor): field.textColor = text
    case let area as UITextView where isUnread(area.textColor): area.textColor = text
    case let button as UIButton:
      let title = button.titleColor(for: .normal)
      if title === color { button.setTitleColor(text, for: .normal) }
      let isPlain = button.buttonType == .custom && button.configuration == nil && button.title(for: .normal) != nil
      if isPlain, ground == .page, isUnread(title ?? .white), button.backgroundImage(for: .normal) == nil {
        // White titles are for a background.
        button.backgroundColor = color
      }
    default: break
    }
  }

  private static func isPainted(_ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha > 0 else { return false }
    let hasBackground = view.backgroundColor.map { alpha(of: $0) > 0.1 } ?? false
    return view is UIImageView || view is UIVisualEffectView || hasBackground || !(view.layer.sublayers ?? []).isEmpty
      || view.subviews.contains(where: isPainted)
  }

  private static func alpha(of color: UIColor) -> CGFloat {
    var alpha: CGFloat = 0
    return color.resolvedColor(with: .current).getRed(nil, green: nil, blue: nil, alpha: &alpha) ? alpha : 1
  }

  private static func isLikePage(_ color: UIColor) -> Bool {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.resolvedColor(with: .current).getRed(&red, green: &green, blue: &blue, alpha: nil)
      return [red, green, blue]
    }
    return zip(parts(color), parts(.systemBackground)).allSatisfy { abs($0 - $1) < 0.1 }
  }
}
