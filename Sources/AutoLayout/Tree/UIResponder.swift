public import Foundation

/// The root of UIKit's class chain; it carries nothing here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder without anything to respond to.
  public override init() { super.init() }

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }
}
