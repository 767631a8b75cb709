extension UIView {
  /// Makes a guide for the part of the view outside of the safe area at the top or at the bottom.
  func addLayoutSupport(isTop: Bool) -> LayoutSupportGuide {
    let guide = LayoutSupportGuide(isTop: isTop, owner: self)
    guide.supportConstraints = LayoutSupportConstraint.pair(holding: guide)
    storedGuides.append(guide)
    placeAfterLayout(guide)
    return guide
  }

  /// The constraints that hold the old layout guides, which UIKit keeps among the constraints of the view.
  var layoutSupportConstraints: [NSLayoutConstraint] {
    storedGuides.flatMap { ($0 as? LayoutSupportGuide)?.supportConstraints ?? [] }
  }
}
