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

extension UIViewController {
  /// The guide that ends where the safe area begins.
  public var topLayoutGuide: any UILayoutSupport { layoutSupport(isTop: true) }
  /// The guide that begins where the safe area ends.
  public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(isTop: false) }

  /// Returns the guide at the top or the bottom of the view, which gets it on first use.
  private func layoutSupport(isTop: Bool) -> LayoutSupportGuide {
    if let guide = (isTop ? supports.top : supports.bottom) as? LayoutSupportGuide, guide.owningView === view {
      return guide
    }
    let guide: LayoutSupportGuide = view.addLayoutSupport(isTop: isTop)
    if isTop { supports.top = guide } else { supports.bottom = guide }
    return guide
  }
}
