import Foundation

/// The link from a view to its controller, which extends its safe area and margins.
@MainActor
final class ControllerLink {
  private(set) weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }

  /// Returns the safe area with the controller's additions; never below zero.
  func widened(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard let more = controller?.additionalSafeAreaInsets,
      controller?.viewIfLoaded?.isUsable(more.numbers, "additionalSafeAreaInsets") ?? true
    else { return insets }
    return UIEdgeInsets(
      top: max(0, insets.top + more.top), left: max(0, insets.left + more.left),
      bottom: max(0, insets.bottom + more.bottom), right: max(0, insets.right + more.right))
  }

  /// Returns margins that are at least as large as the system's.
  func raised(_ own: UIEdgeInsets, of view: UIView) -> UIEdgeInsets {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return own }
    let least = view.physical(controller.systemMinimumLayoutMargins)
    return UIEdgeInsets(
      top: max(own.top, least.top), left: max(own.left, least.left), bottom: max(own.bottom, least.bottom),
      right: max(own.right, least.right))
  }
}
