public import LPAutoLayout
public import Foundation

/// How a controller is presented over another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private unowned let controller: UIViewController
  /// The controller that is presented, which owns this object.
  public var presentedViewController: UIViewController { controller }
  private weak var presenting: UIViewController?
  /// The controller that presents; the presented one itself until another does.
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presenting ?? presentedViewController
  }
  /// The object that adapts the presentation, which is kept and not asked.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view around the presented controller's; `nil` while nothing is presented.
  public internal(set) weak var containerView: UIView?
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Makes the presentation of a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (controller, presenting) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// How the controller is presented: as it asks to be.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// How the controller is presented in a narrow screen; `.none` for no other way.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// How the controller is presented with other traits; `.none` for no other way.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  /// The frame of the presented view; that of the view around it, unless a subclass says another.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view is taken away meanwhile.
  open var shouldRemovePresentersView: Bool { false }
  /// The traits that the presented controller has instead of its own, which is kept and not used.
  open var overrideTraitCollection: UITraitCollection?
  /// Does nothing: a presentation does not run.
  open func containerViewWillLayoutSubviews() {}
  /// Does nothing: a presentation does not run.
  open func containerViewDidLayoutSubviews() {}
  /// Does nothing: a presentation does not run.
  open func presentationTransitionWillBegin() {}
  /// Does nothing: a presentation does not run.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Does nothing: a presentation does not end.
  open func dismissalTransitionWillBegin() {}
  /// Does nothing: a presentation does not end.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content container

  /// The size that the presented content asks for.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Does nothing: sizes do not change.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Does nothing: sizes do not change.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child: that of the parent.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize)
    -> CGSize
  { size }
  /// Does nothing: sizes do not change.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Does nothing: traits do not change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

extension UIPresentationController: UIContentContainer {}

/// Adapts presentations and hears of their end, which never comes in a preview.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Would be called after a person dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Would be called before a person dismisses the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Would be called after a person tried to dismiss the controller.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Would be asked whether a person may dismiss the controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Would be asked for another way to present.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Would be asked for another way to present with other traits.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  /// Would be asked for the controller that is presented in another way.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Would be called before another way is taken.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}

/// Hears of the detents of a sheet, which nobody drags.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Would be called after the detent changed.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
