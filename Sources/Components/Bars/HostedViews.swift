import Foundation

/// The views that a bar shows among its texts and pictures: the one in place of the title, and those of its items.
///
/// A view that is laid out by constraints gets constraints to the bar's edges, which are no part of its fitting size and
/// leave with it; others get their frame.
@MainActor
final class HostedViews {
  unowned let bar: UIView
  private var views: [UIView] = []
  private var placements: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

  init(in bar: UIView) { self.bar = bar }

  /// Makes these views the ones that the bar shows.
  func show(_ list: [UIView]) {
    for view in views where view.superview === bar && !list.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in list where view.superview !== bar {
      placements[ObjectIdentifier(view)] = nil
      bar.addSubview(view)
    }
    views = list
  }

  /// Gives a view its place in the bar, in points from the left.
  func place(_ view: UIView, in frame: CGRect) {
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      if view.frame != frame { view.frame = frame }
      return
    }
    let rect = view.alignmentRect(forFrame: frame)
    let values = [rect.minX, rect.minY, bar.bounds.width - rect.maxX, bar.bounds.height - rect.maxY]
    if let known = placements[ObjectIdentifier(view)] {
      for (constraint, value) in zip(known, values) where constraint.constant != value { constraint.constant = value }
      return
    }
    let made = [
      view.leftAnchor.constraint(equalTo: bar.leftAnchor, constant: values[0]),
      view.topAnchor.constraint(equalTo: bar.topAnchor, constant: values[1]),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor, constant: values[2]),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: values[3]),
    ]
    for constraint in made {
      constraint.origin = .system
      constraint.identifier = "UIBarButtonItem-view"
    }
    // A view whose own constraints ask for more than there is keeps them.
    for constraint in made[2...] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(made)
    placements[ObjectIdentifier(view)] = made
  }
}

extension HostedViews {
  /// Shows the views of items and others, and measures those of items.
  func show(itemsOf items: [UIBarItem], and others: [UIView] = []) {
    for item in items { item.bar = bar }
    let custom = items.compactMap { $0 as? UIBarButtonItem }
    show(custom.compactMap(\.customView) + others)
    for item in custom { if let view = item.customView { item.customSize = view.sizeWhereHosted } }
  }

  /// Gives the view of an item its place in the middle of the room that the item has in a bar of a height.
  func place(_ item: UIBarItem, at x: CGFloat, _ middle: CGFloat, most height: CGFloat) {
    guard let item = item as? UIBarButtonItem, let view = item.customView else { return }
    let width = item.width(in: bar)
    let size = CGSize(width: width, height: min(item.customSize.height, height))
    place(view, in: bar.directed(CGRect(origin: CGPoint(x: x, y: middle - size.height / 2), size: size)))
  }
}
