public import Foundation

/// The root of UIKit's class hierarchy. No touches arrive in a preview, and nothing becomes the first responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Would set a property by its name, which Swift cannot do without Objective-C. A document sets outlets by it: classes
  /// override it for their own.
  open func setValue(_ value: Any?, forKey key: String) {}

  // MARK: First responder

  /// Whether the responder agrees to become the first one; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder agrees to give up being the first one; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first one, which none is in a preview.
  open var isFirstResponder: Bool { false }
  /// Returns `false`: nothing becomes the first responder in a preview.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Returns whether the responder agrees to give up being the first one.
  @discardableResult
  open func resignFirstResponder() -> Bool { canResignFirstResponder }

  // MARK: Touches

  /// Would be called when touches begin; no touches arrive in a preview.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Would be called when touches move; no touches arrive in a preview.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Would be called when touches end; no touches arrive in a preview.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Would be called when touches are cancelled; no touches arrive in a preview.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Screen readers

  /// The name for screen readers; `nil` for a view's own text. `lint` looks for controls without any.
  open var accessibilityLabel: String?
  /// The words that a screen reader adds to the label, about the result of a tap; `lint` does not read them.
  open var accessibilityHint: String?
  /// The value that a screen reader reads after the label; `lint` does not read it.
  open var accessibilityValue: String?
  /// Whether a screen reader stops here; `lint` decides this by class instead.
  open var isAccessibilityElement = false
  /// The elements that a screen reader finds inside, in order; `lint` does not read them.
  open var accessibilityElements: [Any]?
  /// Whether a screen reader reads everything inside before what is beside it.
  open var shouldGroupAccessibilityChildren = false
  /// Would act for a double tap of a screen reader; returns `false` unless overridden.
  open func accessibilityActivate() -> Bool { false }
  /// Would make the value larger.
  open func accessibilityIncrement() {}
  /// Would make the value smaller.
  open func accessibilityDecrement() {}
  /// Would leave a sheet; returns `false` unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }
}
