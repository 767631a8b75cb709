import Foundation

extension UIView {
  /// Adds a guide to the view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    storedGuides.append(guide)
    setNeedsEngineRebuild()
  }

  /// Removes a guide; does nothing for a guide of another view.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.role == .custom else { return }
    dropConstraints { $0.refers(to: guide) }
    storedGuides.removeAll { $0 === guide }
    guide.owningView = nil
    setNeedsEngineRebuild()
  }

  /// The guides that were added, in order.
  public var layoutGuides: [UILayoutGuide] { storedGuides.filter { !($0 is LayoutSupportGuide) } }

  /// The guide of the part without bars and the device's edges.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The guide of the part inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  /// The guide whose width is comfortable to read.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }
  /// The guide of the keyboard, or of where it would be.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = storedGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
    let guide = UIKeyboardLayoutGuide(role: .keyboard, owner: self, identifier: "UIViewKeyboardLayoutGuide")
    storedGuides.append(guide)
    if root.keyboardHeight > 0, !cycleState.needsLayout {
      keyboardState.overlap = max(0, convert(bounds, to: root).maxY - (root.bounds.maxY - root.keyboardHeight))
    }
    placeAfterLayout(guide)
    return guide
  }

  package func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = storedGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role: role, owner: self, identifier: identifier)
    storedGuides.append(guide)
    placeAfterLayout(guide)
    return guide
  }

  /// Gives a guide that is first asked for after layout the frame that layout would have given it.
  func placeAfterLayout(_ guide: UILayoutGuide) {
    guard !cycleState.needsLayout, !guide.hasOwnVariables else { return }
    guide.layoutFrame = bounds.inset(by: insets(of: guide, height: bounds.height))
  }
}
