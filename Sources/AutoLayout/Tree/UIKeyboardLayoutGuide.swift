/// Follows the keyboard at the bottom of the screen; as wide as its view.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide rests on the bottom of the safe area while there is no keyboard, else on the view's own.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsEngineRebuild() } }
  /// Kept, and without effect: there are no floating keyboards here.
  open var followsUndockedKeyboard = false
}
