import Foundation

/// A view at a side of a row, in the middle of its height, with the size that it has where it is hosted.
@MainActor
final class HostedAccessory {
  let view: UIView
  let isLeading: Bool
  /// The size of the frame, in points.
  private(set) var size = CGSize.zero
  private unowned let row: UIView
  private let edge: NSLayoutConstraint
  private let lengths: (width: NSLayoutConstraint, height: NSLayoutConstraint)

  init(_ view: UIView, in row: UIView, isLeading: Bool, named name: String) {
    (self.view, self.row, self.isLeading) = (view, row, isLeading)
    // Another row may have had the view.
    NSLayoutConstraint.deactivate(view.constraints.filter { $0.origin == .system && $0.identifier == name })
    view.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(view)
    edge =
      isLeading
      ? view.leadingAnchor.constraint(equalTo: row.leadingAnchor)
      : row.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    lengths = (view.widthAnchor.constraint(equalToConstant: 0), view.heightAnchor.constraint(equalToConstant: 0))
    let placed = [edge, view.centerYAnchor.constraint(equalTo: row.centerYAnchor)]
    for constraint in placed + [lengths.width, lengths.height] {
      constraint.origin = .system
      constraint.identifier = name
    }
    view.geometry.isSizeHosted = true
    measure()
    NSLayoutConstraint.activate(placed + [lengths.width, lengths.height])
  }

  /// Takes the size that the view has now.
  func measure() {
    let constraints = [lengths.width, lengths.height]
    let areActive = lengths.width.isActive
    if areActive { NSLayoutConstraint.deactivate(constraints) }
    size = view.sizeWhereHosted
    let aligned = view.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
    (lengths.width.constant, lengths.height.constant) = (aligned.width, aligned.height)
    if areActive { NSLayoutConstraint.activate(constraints) }
  }

  /// Places the frame at a distance from the row's edge, in points; the anchor is that of the alignment rect.
  func place(distance: CGFloat) {
    let insets = view.alignmentRectInsets
    edge.constant = distance + (isLeading == row.isRightToLeft ? insets.right : insets.left)
  }

  /// Gives the view back to its author, unless it has moved somewhere else.
  func remove() {
    guard view.superview === row else { return }
    NSLayoutConstraint.deactivate([lengths.width, lengths.height])
    view.geometry.isSizeHosted = false
    view.removeFromSuperview()
  }
}
