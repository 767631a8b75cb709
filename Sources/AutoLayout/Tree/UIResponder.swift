public import Foundation

/// The root of UIKit's class hierarchy; it has no behaviour here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The next responder in the chain.
  open var next: UIResponder? { nil }
}
