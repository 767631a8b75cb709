import Foundation

extension View {
  /// A system guide's distance from the view's edges; points.
  func insets(of guide: LayoutGuide) -> EdgeInsets {
    switch guide.role {
    case .margins: return effectiveMargins
    case .safeArea: return safeAreaInsets
    case .readableContent: return readableInsets
    case .keyboard:
      // Without a keyboard the guide is a line at the bottom of the safe area.
      return EdgeInsets(
        top: layoutState.frame.height - safeAreaInsets.bottom, left: 0, bottom: safeAreaInsets.bottom, right: 0)
    case .scrollFrame, .custom, .scrollContent: return .zero
    }
  }

  /// Margins, and no wider than is comfortable to read: centred in the margins.
  private var readableInsets: EdgeInsets {
    let margins = effectiveMargins
    let available = layoutState.frame.width - margins.left - margins.right
    let excess = max(0, available - ReadableContent.width(in: traitCollection))
    return EdgeInsets(
      top: margins.top, left: margins.left + excess / 2, bottom: margins.bottom, right: margins.right + excess / 2)
  }
}

/// The readable content guide's greatest width.
enum ReadableContent {
  /// 672 points at the default text size (measured on iPad, 1024 points wide). For other sizes Apple gives no figures;
  /// the width grows with the body font, so that a line holds about as many characters.
  static func width(in traits: TraitCollection) -> CGFloat {
    let body = TextStyle.body.metrics(compatibleWith: traits).size
    return (672 * body / TextStyle.body.metrics(at: .large).size).rounded()
  }
}
