package import LPAutoLayout
internal import LPComponents
internal import Foundation

/// Gives views a place that the app's data would give them.
@MainActor
package struct RestingPlaces {
  private let root: UIView

  /// Lays out a root and repairs places in it.
  package static func give(in root: UIView) {
    let places = RestingPlaces(root: root)
    places.freeStandIns(in: root)
    root.layoutIfNeeded()
    if places.fillScrolls(in: root) { root.layoutIfNeeded() }
    places.moveInside(root)
  }

  /// Gives content to views that scroll and that code makes as high, or as wide, as the content that it has not given.
  ///
  /// - Returns: whether there were some.
  private func fillScrolls(in view: UIView) -> Bool {
    guard !view.isHidden else { return false }
    var isFilled = false
    for subview in view.subviews { if fillScrolls(in: subview) { isFilled = true } }
    guard let scroll = view as? UIScrollView, ViewClasses.isPlainScroll(scroll), scroll.contentSize == .zero,
      scroll.translatesAutoresizingMaskIntoConstraints, (scroll.bounds.width < 1) != (scroll.bounds.height < 1)
    else { return isFilled }
    for subview in scroll.subviews
    where !subview.isHidden && subview.translatesAutoresizingMaskIntoConstraints && subview.bounds.size == .zero {
      let natural = subview.intrinsicContentSize
      subview.frame.size = CGSize(
        width: max(natural.width, scroll.bounds.width, Self.length), height: max(natural.height, Self.length))
      let (size, end) = (scroll.contentSize, subview.frame)
      scroll.contentSize = CGSize(width: max(size.width, end.maxX), height: max(size.height, end.maxY))
    }
    guard scroll.contentSize != .zero else { return isFilled }
    var next: UIView? = scroll
    while let around = next, around !== root.superview {
      around.setNeedsLayout()
      next = around.superview
    }
    return true
  }

  /// The least side of content that an app would give, in points.
  private static let length: CGFloat = 44

  /// Lets constraints place what stands in for a view which, in its own initialiser, would have said that they do.
  private func freeStandIns(in view: UIView) {
    for subview in view.subviews {
      let isPlaced = subview.translatesAutoresizingMaskIntoConstraints && subview.bounds.size == .zero
      if isPlaced, ViewClasses.isOfMissingClass(subview), mentions(subview, from: view) {
        subview.translatesAutoresizingMaskIntoConstraints = false
      }
      freeStandIns(in: subview)
    }
  }

  /// Whether a constraint of a view, or of one around it, is about another view.
  private func mentions(_ subview: UIView, from view: UIView) -> Bool {
    var next: UIView? = view
    while let around = next {
      if around.constraints.contains(where: { $0.firstItem === subview || $0.secondItem === subview }) { return true }
      next = around === root ? nil : around.superview
    }
    return subview.constraints.contains { $0.firstItem === subview }
  }

  /// Has views that lie beyond the edges of their superview begin where it begins, if nothing else says where they are:
  /// the constraint gives way to all others.
  private func moveInside(_ view: UIView) {
    for subview in view.subviews where !subview.isHidden {
      let bounds = view.bounds
      if !subview.translatesAutoresizingMaskIntoConstraints, !(view is UIScrollView), bounds.width > 1 {
        let overflows = subview.frame.minX < bounds.minX - 1 || subview.frame.maxX > bounds.maxX + 1
        if overflows {
          let isWider = subview.frame.width > bounds.width + 1
          let start = isWider ? view.leadingAnchor : view.layoutMarginsGuide.leadingAnchor
          hold(subview.leadingAnchor.constraint(equalTo: start))
        }
        if subview.frame.maxY <= bounds.minY || subview.frame.minY >= bounds.maxY {
          hold(subview.topAnchor.constraint(equalTo: view.topAnchor))
        }
      }
      moveInside(subview)
    }
  }

  private func hold(_ constraint: NSLayoutConstraint) {
    constraint.priority = UILayoutPriority(1)
    constraint.origin = .system
    constraint.isActive = true
  }
}
