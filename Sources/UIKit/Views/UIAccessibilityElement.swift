public import LPComponents
public import Foundation

/// An element of accessibility that is no view; kept.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// Its name for tests.
  open var accessibilityIdentifier: String?
  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Its rectangle on the screen.
  open var accessibilityFrame = CGRect.zero
  /// Its rectangle in what contains it.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}
