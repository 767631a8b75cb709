package import LPAutoLayout
internal import LPComponents
internal import Foundation

/// Places of views that lost what placed them, because statements of the app's code are left out.
///
/// What holds views and is alone fills the view around it; others stand below each other, in the order in which they were
/// added. A view is placed before what is inside of it.
@MainActor
package enum LostPlaces {
  /// Gives places to the views in a root that have none.
  ///
  /// - Returns: whether there were some.
  package static func give(in root: UIView) -> Bool {
    let bounds = root.bounds
    // What code places in `layoutSubviews` has a place in a view that has a size.
    if root.superview == nil, !(root is Screen), bounds.size == .zero {
      let screen = LayoutEnvironment.current.screenSize
      root.bounds.size = root.next is UIViewController ? screen : CGSize(width: screen.width, height: 120)
    }
    root.layoutIfNeeded()
    let isGiven = give(in: root, root)
    root.bounds = bounds
    return isGiven
  }

  private static func give(in view: UIView, _ root: UIView) -> Bool {
    var isGiven = false
    let lost = LostColumn.placesViewsOfTheApp(view) ? view.subviews.filter { LostColumn.isLost($0, in: view) } : []
    if !lost.isEmpty {
      LostColumn(view: view, subviews: lost).place()
      root.layoutIfNeeded()
      isGiven = true
    }
    for subview in view.subviews where !subview.isHidden {
      if give(in: subview, root) { isGiven = true }
    }
    return isGiven
  }

  /// Whether there would be something to see in a view, once it has a place.
  static func hasContent(_ view: UIView) -> Bool {
    if view.isHidden { return false }
    if isList(view) { return true }
    if !ViewClasses.isAtom(view), !(view is UILabel), view.subviews.contains(where: hasContent) { return true }
    let isPlain = type(of: view) == UIView.self || !ViewClasses.isOurs(type(of: view))
    guard isPlain && !ViewClasses.isAtom(view) || view is UIStackView || view is UICollectionReusableView else {
      return fitting(view) != .zero
    }
    // Margins around nothing, and a height alone, as that of a line between others, are no content.
    let natural = view.intrinsicContentSize
    return natural.width > 1 && natural.height > 1 || [.width, .height].allSatisfy { isGiven($0, of: view) }
  }

  /// Whether a view's own constraints say a side of it.
  private static func isGiven(_ side: NSLayoutConstraint.Attribute, of view: UIView) -> Bool {
    view.constraints.contains { $0.firstItem === view && $0.firstAttribute == side && $0.constant > 1 }
  }

  private static func fitting(_ view: UIView) -> CGSize {
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: max(size.width, view.intrinsicContentSize.width, 0),
      height: max(size.height, view.intrinsicContentSize.height, 0))
  }

  static func isList(_ view: UIView) -> Bool { view is UIScrollView || ViewClasses.isStandIn(view) }

  /// Whether a view is a list, or holds one that takes the room that others leave.
  static func holdsList(_ view: UIView) -> Bool {
    !view.isHidden && (isList(view) || !ViewClasses.isAtom(view) && view.subviews.contains(where: holdsList))
  }
}

/// The views inside of one view that have no place.
@MainActor
private struct LostColumn {
  let view: UIView
  let subviews: [UIView]

  // MARK: Views without a place

  /// Whether the app's code places what is inside of a view: one of UIKit's own places its parts itself.
  static func placesViewsOfTheApp(_ view: UIView) -> Bool {
    if ViewClasses.isPlainScroll(view) || view is UITableViewCell { return true }
    let isPlaced =
      view is UIStackView || view is UIScrollView || view is UILabel || view is UIImageView || view is UITextField
      || view is UIButton || view is UISearchBar || view is Screen || view is UIWindow
    return !isPlaced && (type(of: view) == UIView.self || !ViewClasses.isOurs(type(of: view)) || isContent(view))
  }

  private static func isContent(_ view: UIView) -> Bool {
    (view.superview as? UITableViewCell)?.contentView === view
      || (view.superview as? UICollectionViewCell)?.contentView === view
  }

  /// Whether nothing says where a view with content is.
  static func isLost(_ subview: UIView, in view: UIView) -> Bool {
    guard !subview.isHidden, !isContent(subview),
      !subview.translatesAutoresizingMaskIntoConstraints || subview.bounds.size == .zero
    else { return false }
    var next: UIView? = view
    while let around = next {
      if around.constraints.contains(where: { mentions($0, subview) }) { return false }
      next = around.superview
    }
    return LostPlaces.hasContent(subview)
  }

  /// Whether a constraint says where a view is.
  private static func mentions(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool {
    let isSize = [.width, .height].contains(constraint.firstAttribute)
    return constraint.firstItem === view && !isSize || constraint.secondItem === view
  }

  // MARK: Placing

  /// The distance between two views, in points.
  private static let spacing: CGFloat = 8
  /// The least height of a list, in points.
  private static let listHeight: CGFloat = 120

  func place() {
    for subview in subviews { subview.translatesAutoresizingMaskIntoConstraints = false }
    let fills = isAlone && fills(subviews[0])
    let constraints = (view as? UIScrollView).map(scrolled) ?? (fills ? filling(subviews[0]) : column)
    for constraint in constraints { constraint.origin = .system }
    NSLayoutConstraint.activate(constraints)
    tell(fills)
  }

  /// Whether the only view is the only one that shows something: what else is there is for decoration.
  private var isAlone: Bool {
    subviews.count == 1 && !view.subviews.contains { $0 !== subviews[0] && LostPlaces.hasContent($0) }
  }

  private func fills(_ subview: UIView) -> Bool {
    LostPlaces.isList(subview) || !subview.subviews.isEmpty && !(ViewClasses.isAtom(subview) || subview is UILabel)
  }

  private func filling(_ subview: UIView) -> [NSLayoutConstraint] {
    // A container has margins of its own.
    let isWhole = LostPlaces.holdsList(subview) || !(subview is UIStackView)
    let guide = view.layoutMarginsGuide
    return [
      subview.topAnchor.constraint(equalTo: isWhole ? view.topAnchor : guide.topAnchor),
      subview.leadingAnchor.constraint(equalTo: isWhole ? view.leadingAnchor : guide.leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: isWhole ? view.trailingAnchor : guide.trailingAnchor),
      isWhole
        ? subview.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        : yielding(subview.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor)),
    ]
  }

  /// The constraints of views below each other, and below those that have a place.
  private var column: [NSLayoutConstraint] {
    let guide = view.layoutMarginsGuide
    let placed = view.subviews.filter { other in
      !other.isHidden && !subviews.contains { $0 === other } && other.frame.maxY <= view.bounds.height * 0.7
        && other.frame.height > 0
    }
    let above = placed.max { $0.frame.maxY < $1.frame.maxY }
    let last = subviews[subviews.count - 1].bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor)
    return below(above, in: guide) + [yielding(last)]
  }

  /// The constraints of content that scrolls down, at least as wide as what shows it, which is as high as it by default.
  private func scrolled(in scroll: UIScrollView) -> [NSLayoutConstraint] {
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    let isRow = subviews.contains { ($0 as? UIStackView)?.axis == .horizontal }
    let height = scroll.heightAnchor.constraint(equalTo: content.heightAnchor)
    height.priority = UILayoutPriority(60)
    return below(nil, in: content) + [
      subviews[subviews.count - 1].bottomAnchor.constraint(equalTo: content.bottomAnchor),
      isRow
        ? content.widthAnchor.constraint(greaterThanOrEqualTo: frame.widthAnchor)
        : content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      height,
    ]
  }

  private func below(_ first: UIView?, in guide: UILayoutGuide) -> [NSLayoutConstraint] {
    var above = first
    var constraints: [NSLayoutConstraint] = []
    for subview in subviews {
      let top = above.map { subview.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: Self.spacing) }
      let fills = fills(subview)
      constraints += [
        top ?? subview.topAnchor.constraint(equalTo: guide.topAnchor),
        subview.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        fills
          ? subview.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
          : yielding(subview.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor)),
      ]
      if LostPlaces.holdsList(subview) {
        constraints.append(yielding(subview.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.listHeight)))
      } else if fills {
        // As high as what it holds.
        let least = subview.heightAnchor.constraint(equalToConstant: 0)
        least.priority = UILayoutPriority(2)
        constraints.append(least)
      }
      above = subview
    }
    return constraints
  }

  private func yielding(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(999)
    return constraint
  }

  private func tell(_ fills: Bool) {
    let (count, them) = subviews.count == 1 ? ("a view", "it") : ("\(subviews.count) views", "them")
    let place = fills ? "fills it" : subviews.count == 1 ? "stands at its margin" : "stand below each other"
    let sentence = "\(count) in \(type(of: view)) lost what placed \(them), and \(place)"
    FileHandle.standardError.write(Data("note: \(sentence)\n".utf8))
  }
}
