/// A guide for the keyboard at the bottom of the screen, as wide as its view.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide ends at the bottom of the safe area without a keyboard, rather than at the view's bottom.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsEngineRebuild() } }
  /// Has no effect here, since there are no floating keyboards.
  open var followsUndockedKeyboard = false
}
