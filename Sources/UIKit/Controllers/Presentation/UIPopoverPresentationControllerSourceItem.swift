public import LPAutoLayout
public import LPComponents
public import Foundation

/// What the arrow of a popover may point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationControllerSourceItem where Self: UIView {
  /// The view's rectangle, in the coordinates of another.
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

extension UIAction {
  /// What the action was chosen from: always `nil`, as none is.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }
}
