internal import LPComponents
internal import Foundation

/// Views that lost what placed them, because statements of the app's code are left out. They stand below each other, in
/// the order in which they were added; a list or a stack that is alone fills the view around it.
@_spi(AppSources)
public enum UnplacedViews {
  /// Whether a statement of the app's code was left out where the code ran.
  nonisolated(unsafe) public static var statementsAreMissing = false

  /// Places the views in a root that have no place.
  @MainActor
  static func place(in root: UIView) {
    guard statementsAreMissing else { return }
    let bounds = root.bounds
    // What code places in `layoutSubviews` has a place in a view that has a size.
    if root.superview == nil, !(root is Screen), bounds.size == .zero {
      root.bounds.size = CGSize(width: LayoutEnvironment.current.screenSize.width, height: 120)
    }
    root.layoutIfNeeded()
    root.bounds = bounds
    for subview in UnplacedColumn.all(in: root) { subview.place() }
  }
}

/// The views inside of one view that have no place.
@MainActor
private struct UnplacedColumn {
  let view: UIView
  let subviews: [UIView]

  /// Those in a view and in what is inside of it, the innermost first: a view is as large as what it holds.
  static func all(in view: UIView) -> [UnplacedColumn] {
    let inside = view.subviews.filter { !$0.isHidden }.flatMap(all)
    guard holdsViewsOfTheApp(view) else { return inside }
    let free = view.subviews.filter { isFree($0, in: view) }
    return free.isEmpty ? inside : inside + [UnplacedColumn(view: view, subviews: free)]
  }

  /// Whether the app's code places what is inside of a view: one of UIKit's own places its parts itself.
  private static func holdsViewsOfTheApp(_ view: UIView) -> Bool {
    let places =
      view is UIStackView || view is UIScrollView || view is UITableViewCell || view is UILabel || view is UIImageView
      || view is UITextField || view is UIButton || view is UISearchBar || view is Screen || view is UIWindow
    return !places && (type(of: view) == UIView.self || !SampleContent.isOurs(type(of: view)) || isContent(view))
  }

  private static func isContent(_ view: UIView) -> Bool {
    (view.superview as? UITableViewCell)?.contentView === view
      || (view.superview as? UICollectionViewCell)?.contentView === view
  }

  private static func isFree(_ subview: UIView, in view: UIView) -> Bool {
    guard !subview.isHidden, (view as? UICollectionViewCell)?.contentView !== subview,
      !subview.translatesAutoresizingMaskIntoConstraints || subview.bounds.size == .zero
    else { return false }
    var next: UIView? = view
    while let around = next {
      if around.constraints.contains(where: { mentions($0, subview) }) { return false }
      next = around.superview
    }
    return isList(subview) || fitting(subview) != .zero
  }

  /// Whether a constraint says where a view is.
  private static func mentions(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool {
    let isSize = [.width, .height].contains(constraint.firstAttribute)
    return constraint.firstItem === view && !isSize || constraint.secondItem === view
  }

  private static func fitting(_ view: UIView) -> CGSize {
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: max(size.width, view.intrinsicContentSize.width, 0),
      height: max(size.height, view.intrinsicContentSize.height, 0))
  }

  private static func isList(_ view: UIView) -> Bool { view is UIScrollView || StandInViews.isOne(view) }

  // MARK: Placing

  /// The distance between two views, in points.
  private static let spacing: CGFloat = 8
  /// The least height of a list, in points.
  private static let listHeight: CGFloat = 120

  func place() {
    for subview in subviews { subview.translatesAutoresizingMaskIntoConstraints = false }
    let isAlone = view.subviews.filter { !$0.isHidden }.count == 1
    let constraints = isAlone && fills(subviews[0]) ? filling(subviews[0]) : column
    for constraint in constraints { constraint.origin = .system }
    NSLayoutConstraint.activate(constraints)
    tell()
  }

  private func fills(_ subview: UIView) -> Bool {
    Self.isList(subview) || !subview.subviews.isEmpty && !(subview is UIControl || subview is UILabel)
  }

  private func filling(_ subview: UIView) -> [NSLayoutConstraint] {
    let isList = Self.isList(subview)
    let guide = view.layoutMarginsGuide
    return [
      subview.topAnchor.constraint(equalTo: isList ? view.topAnchor : guide.topAnchor),
      subview.leadingAnchor.constraint(equalTo: isList ? view.leadingAnchor : guide.leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: isList ? view.trailingAnchor : guide.trailingAnchor),
      isList
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
    var above = placed.max { $0.frame.maxY < $1.frame.maxY }
    var constraints: [NSLayoutConstraint] = []
    for subview in subviews {
      let top = above.map { subview.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: Self.spacing) }
      constraints += [
        top ?? subview.topAnchor.constraint(equalTo: guide.topAnchor),
        subview.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        fills(subview)
          ? subview.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
          : yielding(subview.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor)),
      ]
      if Self.isList(subview) {
        constraints.append(yielding(subview.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.listHeight)))
      }
      above = subview
    }
    let last = subviews[subviews.count - 1].bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor)
    return constraints + [yielding(last)]
  }

  private func yielding(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(999)
    return constraint
  }

  private func tell() {
    let count = subviews.count == 1 ? "a view" : "\(subviews.count) views"
    let sentence = "\(count) in \(type(of: view)) lost what placed \(subviews.count == 1 ? "it" : "them")"
    FileHandle.standardError.write(Data("note: \(sentence), and stand below each other\n".utf8))
  }
}
