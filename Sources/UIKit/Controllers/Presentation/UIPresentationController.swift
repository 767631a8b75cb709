public import LPAutoLayout
public import Foundation

/// How a controller is presented over another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private unowned let controller: UIViewController
  /// The controller that is presented, which owns this object.
  public var presentedViewController: UIViewController { controller }
  /// The controller that presents; `nil` until it does.
  open var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
  /// The object that adapts the presentation, which is kept and not asked.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view around the presented controller's; `nil` while nothing is presented.
  public internal(set) weak var containerView: UIView?
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Makes the presentation of a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    controller = presentedViewController
    super.init()
  }
}

/// Adapts presentations and hears of their end, which never comes in a preview.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Would be called after a person dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Would be asked whether a person may dismiss the controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
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
