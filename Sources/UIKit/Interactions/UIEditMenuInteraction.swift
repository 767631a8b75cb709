public import LPAutoLayout
public import Foundation

/// Where the menu above a selection is shown; none is.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name.
  public let identifier: AnyHashable
  /// The point that the menu is at, in the view's coordinates.
  public let sourcePoint: CGPoint

  /// Makes a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// Says what the menu above a selection has; never asked.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {}

/// The menu above a selection, which is never shown.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which is kept and not called.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?

  /// Makes an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing: no menu is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing: no menu is shown.
  open func dismissMenu() {}
  /// Does nothing: no menu is shown.
  open func reloadVisibleMenu() {}
  /// Does nothing: no menu is shown.
  open func updateVisibleMenuPosition(animated: Bool) {}
}
