public import LPAutoLayout
public import LPComponents
public import Foundation

/// The sides at which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes a set of UIKit's raw values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// At any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Adapts popovers; never called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Would be called before the popover is shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// A popover, whose choices are kept: no popover is drawn over its presenter.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at.
  open var sourceView: UIView?
  /// The part of the view that the arrow points at.
  open var sourceRect = CGRect.null
  /// The item that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// The item that the arrow points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The sides at which the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// Views that would take touches beside the popover.
  open var passthroughViews: [UIView]?
  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false
  /// The distance to the screen's edges.
  open var popoverLayoutMargins = UIEdgeInsets.zero
}

extension UIViewController {
  private static let popovers = Stored<UIPopoverPresentationController?>(
    "UIViewController.popoverPresentationController", nil)

  /// The popover that would present the controller, where its style is that of popovers, alerts or activities; its
  /// choices are kept.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let known = Self.popovers[self] { return known }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    Self.popovers[self] = made
    return made
  }
}
