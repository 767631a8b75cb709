public import LPAutoLayout
public import Foundation

/// What the focus may be in; nothing has it here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {}

/// What may have the focus itself; nothing has it here.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

extension UIFocusEnvironment {
  /// Would have the focus moved to what the environment prefers.
  public func setNeedsFocusUpdate() {}
  /// Would move the focus at once.
  public func updateFocusIfNeeded() {}
  /// Always `false`: nothing has the focus.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool { false }
}

extension UIFocusItem {
  /// Always `false`: nothing has the focus.
  public var isFocused: Bool { false }
}

/// What moves the focus by keys; there are none.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// What has the focus: always `nil`.
  public private(set) weak var focusedItem: (any UIFocusItem)?

  /// Returns `nil`: nothing moves the focus here.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Returns `nil`: nothing moves the focus here.
  public convenience init?(for environment: any UIFocusEnvironment) { return nil }
  /// Would have the focus moved.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Would move the focus at once.
  open func updateFocusIfNeeded() {}
}

/// A move of the focus; none comes.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What had the focus.
  public internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// What gets it.
  public internal(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets it.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// What runs animations along a move of the focus; none comes.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Would run animations.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}

/// An area that leads the focus elsewhere; it has a place in the layout.
open class UIFocusGuide: UILayoutGuide {
  /// Whether it leads the focus; kept.
  open var isEnabled = true
  /// Where it leads the focus; kept.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
