package import Foundation

extension UIView {
  /// Returns a system guide's distances from the view's edges, in points.
  ///
  /// - Parameter height: the view's height in points, from which the strips outside of the safe area follow.
  func insets(of guide: UILayoutGuide, height: CGFloat) -> UIEdgeInsets {
    switch guide.role {
    case .margins: return effectiveMargins
    case .safeArea: return safeAreaInsets
    case .readableContent: return readableInsets
    case .topSupport: return UIEdgeInsets(top: 0, left: 0, bottom: height - safeAreaInsets.top, right: 0)
    case .bottomSupport: return UIEdgeInsets(top: height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .keyboard: return keyboardInsets((guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true)
    case .scrollFrame, .custom, .scrollContent: return guide.fixedInsets ?? .zero
    }
  }

  /// Returns the insets of the guide, which reaches from the keyboard's top to the view's bottom; without a keyboard it
  /// is as high as the safe area's bottom inset, as Apple's documentation says.
  private func keyboardInsets(_ usesBottomSafeArea: Bool) -> UIEdgeInsets {
    let height = geometry.frame.height
    let resting = usesBottomSafeArea ? safeAreaInsets.bottom : 0
    let covered = max(resting, keyboardState.overlap)
    return UIEdgeInsets(top: height - min(height, covered), left: 0, bottom: 0, right: 0)
  }

  /// The height, in points, of the keyboard at the bottom of the screen that the view is the root of; 0 for none.
  package var keyboardHeight: CGFloat {
    get { keyboardState.height }
    set {
      guard newValue != keyboardHeight else { return }
      keyboardState.height = newValue.isFinite ? max(0, newValue) : 0
      setNeedsEngineRebuild()
      setNeedsLayout()
    }
  }

  /// The insets of the readable content, which is centred in the margins.
  private var readableInsets: UIEdgeInsets { readable(effectiveMargins, width: geometry.frame.width) }

  /// Returns margins that leave no more than the readable width between them.
  func readable(_ margins: UIEdgeInsets, width: CGFloat) -> UIEdgeInsets {
    let excess = max(0, width - margins.left - margins.right - ReadableContent.width(in: traitCollection))
    return UIEdgeInsets(
      top: margins.top, left: margins.left + excess / 2, bottom: margins.bottom, right: margins.right + excess / 2)
  }
}
