public import LPAutoLayout
public import Foundation

/// Content that adapts to its size: controllers and presentations.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content asks for.
  var preferredContentSize: CGSize { get }
  /// Is called when a child asks for another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Is called when the fitting size of a child changes.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize) -> CGSize
  /// Is called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Is called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Does nothing: a preview's sizes do not change.
  public func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Does nothing: a preview's sizes do not change.
  public func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child: that of the parent.
  public func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize)
    -> CGSize
  { size }
}
