public import LPAutoLayout
public import Foundation

/// An interaction that a view has, such as a menu after a long touch; none begins in a preview.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Is called before the view changes.
  func willMove(to view: UIView?)
  /// Is called after the view changed.
  func didMove(to view: UIView?)
}

extension UIInteraction {
  public var view: UIView? { nil }
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) {}
}

/// The menu of a long touch; never shown.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's entries. Raw values are UIKit's.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority, fixed
  }

  /// The order of the entries; kept.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Makes the menu.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Makes a configuration from closures, which are never called.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.actionProvider = actionProvider }
}

/// Makes the menu of a long touch.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes the picture of a long touch.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The animation of a menu, along which others would run; no menu is shown.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the picture.
  var previewViewController: UIViewController? { get }
  /// Would run animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Would be called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation of a menu whose picture is tapped; no menu is shown.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the picture goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the picture of a menu goes that is tapped. Raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop
}

/// Says what a long touch shows; never asked.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The configuration for a touch; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu after a long touch; it never begins.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which is never asked.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// An action behind a row, shown by a swipe; never shown.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive
  }
  /// Carries the action out; the closure in it tells whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  public let style: Style
  /// Carries the action out.
  public let handler: Handler
  /// The title; `nil` for none.
  open var title: String?
  /// The picture; `nil` for none.
  open var image: UIImage?
  /// The colour behind the title.
  open var backgroundColor: UIColor! = .systemGray

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The actions behind a row; never shown.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a long swipe carries the first one out.
  open var performsFirstActionWithFullSwipe = true
  /// Makes a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
