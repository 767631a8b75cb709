public import Foundation

/// What an app changes the menus of the system with; none is handed to an app here.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu of a name; `nil` for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action of a name; `nil` for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command of a method; `nil` for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts entries in the place of those that a menu has.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A system of menus; none is shown.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The bar of menus.
  public static let main = UIMenuSystem()
  /// The menus of long touches.
  public static let context = UIMenuSystem()

  /// Does nothing: no menu is built.
  open func setNeedsRebuild() {}
  /// Does nothing: no menu is shown.
  open func setNeedsRevalidate() {}
}
