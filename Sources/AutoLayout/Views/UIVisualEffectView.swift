import Foundation

/// A view with a blurred material; its content is in `contentView`, which fills it.
open class UIVisualEffectView: UIView {
  /// The view that content goes into.
  public let contentView = UIView()

  package override func applyClassDefaults() {
    contentView.frame.size = bounds.size
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    // The average colour of the material on a plain background.
    backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 0.85) }
  }
}
