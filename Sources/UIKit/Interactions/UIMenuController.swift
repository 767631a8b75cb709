public import LPAutoLayout
public import Foundation

/// An entry of the menu above a selection; kept.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method.
  open var action: Selector

  /// Makes an entry.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu above a selection, which is never shown: nothing is touched.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The only menu.
  public static let shared = UIMenuController()
  /// Entries of the app; kept.
  open var menuItems: [UIMenuItem]?
  /// Always `false`.
  open var isMenuVisible: Bool { false }

  /// Does nothing: no menu is shown.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing.
  open func hideMenu() {}
  /// Does nothing: no menu is shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Does nothing: no menu is shown.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing.
  open func update() {}
}
