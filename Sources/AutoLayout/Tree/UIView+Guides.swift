package import Foundation

extension UIView {
  /// A system guide's distance from the view's edges; points.
  func insets(of guide: UILayoutGuide) -> UIEdgeInsets {
    switch guide.role {
    case .margins: return effectiveMargins
    case .safeArea: return safeAreaInsets
    case .readableContent: return readableInsets
    case .keyboard: return keyboardInsets((guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true)
    case .scrollFrame, .custom, .scrollContent: return .zero
    }
  }

  /// From the keyboard's top to the view's bottom; without a keyboard a line where it would come in.
  private func keyboardInsets(_ usesBottomSafeArea: Bool) -> UIEdgeInsets {
    let height = layoutState.frame.height
    let resting = usesBottomSafeArea ? safeAreaInsets.bottom : 0
    guard layoutState.keyboardOverlap > resting else {
      return UIEdgeInsets(top: height - resting, left: 0, bottom: resting, right: 0)
    }
    return UIEdgeInsets(top: height - min(height, layoutState.keyboardOverlap), left: 0, bottom: 0, right: 0)
  }

  /// The height of a keyboard at the bottom of the screen that the view is the root of; points, 0 for none.
  package var keyboardHeight: CGFloat {
    get { layoutState.keyboardHeight }
    set {
      guard newValue != keyboardHeight else { return }
      layoutState.keyboardHeight = newValue.isFinite ? max(0, newValue) : 0
      setNeedsEngineRebuild()
      setNeedsLayout()
    }
  }

  /// Margins, and no wider than is comfortable to read: centred in the margins.
  private var readableInsets: UIEdgeInsets {
    let margins = effectiveMargins
    let available = layoutState.frame.width - margins.left - margins.right
    let excess = max(0, available - ReadableContent.width(in: traitCollection))
    return UIEdgeInsets(
      top: margins.top, left: margins.left + excess / 2, bottom: margins.bottom, right: margins.right + excess / 2)
  }
}

/// The readable content guide's greatest width.
enum ReadableContent {
  /// 672 points at the default text size (measured on iPad, 1024 points wide). For other sizes Apple gives no figures;
  /// the width grows with the body font, so that a line holds about as many characters.
  static func width(in traits: UITraitCollection) -> CGFloat {
    let body = UIFont.TextStyle.body.metrics(compatibleWith: traits).size
    return (672 * body / UIFont.TextStyle.body.metrics(at: .large).size).rounded()
  }
}
