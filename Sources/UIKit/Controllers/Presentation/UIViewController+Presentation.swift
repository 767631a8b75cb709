public import LPAutoLayout
import Foundation

extension UIViewController {
  private static let presented = Stored<UIViewController?>("UIViewController.presentedViewController", nil)
  private static let presenting = Stored<WeakReference?>("UIViewController.presentingViewController", nil)
  private static let presentation = Stored<UIModalPresentationStyle>("UIViewController.modalPresentation", .automatic)
  private static let transition = Stored<UIModalTransitionStyle>("UIViewController.modalTransition", .coverVertical)
  private static let controllers = Stored<UIPresentationController?>("UIViewController.presentationController", nil)
  private static let inModal = Stored("UIViewController.isModalInPresentation", false)

  /// How the controller is presented. Automatic is a sheet.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { Self.presentation[self] }
    set {
      Self.presentation[self] = newValue
      Self.controllers[self] = nil
    }
  }
  /// How the presentation would be animated.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { Self.transition[self] }
    set { Self.transition[self] = newValue }
  }
  /// Kept; nobody dismisses the controller.
  public var isModalInPresentation: Bool {
    get { Self.inModal[self] }
    set { Self.inModal[self] = newValue }
  }
  /// The controller that this one presents.
  public var presentedViewController: UIViewController? { Self.presented[self] }
  /// The controller that presents this one, or the one around it.
  public var presentingViewController: UIViewController? {
    Self.presenting[self]?.object as? UIViewController ?? parent?.presentingViewController
  }

  /// How the controller is presented: of sheets, by a `UISheetPresentationController`.
  public var presentationController: UIPresentationController? {
    if let known = Self.controllers[self] { return known }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: made = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    Self.controllers[self] = made
    return made
  }
  /// The detents, the grabber and the corners of the sheet that the controller is presented in; `nil` for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  private func show(_ controller: UIViewController) {
    guard !(controller is UIAlertController) else {
      return InactiveUse.record("UIAlertController", because: "an alert is not drawn over its presenter")
    }
    guard let window = viewIfLoaded?.window else {
      return InactiveUse.record(
        "UIViewController.present(_:animated:)", because: "the presenter's view is in no window yet")
    }
    let view = PresentationView(controller, in: window)
    controller.presentationController?.containerView = view
    window.addSubview(view)
    view.placeSheet()
  }

  private func removePresented() {
    guard let presented = presentedViewController else { return }
    presented.removePresented()
    presented.presentationController?.containerView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    Self.presenting[presented] = nil
    Self.presented[self] = nil
  }

  /// Does nothing: the status bar is not drawn.
  public func setNeedsStatusBarAppearanceUpdate() {}
}

extension UIViewController: ControllerPresenting {
  package func present(_ controller: UIViewController) -> Bool {
    guard presentedViewController == nil else {
      InactiveUse.record(
        "UIViewController.present(_:animated:)", because: "the presenter presents another controller")
      return false
    }
    Self.presented[self] = controller
    Self.presenting[controller] = WeakReference(self)
    show(controller)
    return true
  }

  package func dismiss() {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.removePresented()
  }
}
