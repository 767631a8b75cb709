public import LPAutoLayout

extension UIView {
  /// Whether the margins leave no more than the readable width between them, as *Follow Readable Width* does in Interface
  /// Builder. UIKit has no property for it: in code, constraints refer to `readableContent`.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { marginState.followsReadableWidth }
    set {
      guard newValue != layoutMarginsFollowReadableWidth else { return }
      marginState.followsReadableWidth = newValue
      marginsChanged()
    }
  }
}
