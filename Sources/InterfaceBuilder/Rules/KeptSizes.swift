import LPAutoLayout
import Foundation

/// Keeps views that have no content size as large as they were saved, where nothing else decides how large they are.
///
/// Plain and custom views and empty stacks have no size of their own. On the canvas they stay as they are until a
/// constraint asks for something else, however weak it is.
@MainActor
struct KeptSizes {
  /// Above the 25 by which stack views suppress ambiguity and the 51 by which they fit their views, and below every
  /// priority that authors give.
  private static let priority = UILayoutPriority(52)

  private let decided: [NSLayoutConstraint.Axis: Set<ObjectIdentifier>]

  /// - Parameter constraints: the scene's own, which decide some sizes by themselves.
  init(_ constraints: [NSLayoutConstraint]) {
    var tied: [NSLayoutConstraint.Attribute: Set<ObjectIdentifier>] = [:]
    for constraint in constraints where constraint.priority == .required && constraint.relation == .equal {
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      if let view = first as? UIView, Self.holds(second, view) {
        tied[constraint.firstAttribute, default: []].insert(ObjectIdentifier(view))
      } else if let view = second as? UIView, Self.holds(first, view) {
        tied[constraint.secondAttribute, default: []].insert(ObjectIdentifier(view))
      }
    }
    func both(
      _ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute, or size: NSLayoutConstraint.Attribute
    ) -> Set<ObjectIdentifier> { (tied[start] ?? []).intersection(tied[end] ?? []).union(tied[size] ?? []) }
    decided = [
      .horizontal: both(.leading, .trailing, or: .width), .vertical: both(.top, .bottom, or: .height),
    ]
  }

  /// Whether the item is nothing (the constraint is a constant), or the view's superview, or one of its guides.
  private static func holds(_ item: AnyObject?, _ view: UIView) -> Bool {
    guard let item else { return true }
    return item === view.superview || (item as? UILayoutGuide)?.owningView.map { $0 === view.superview } ?? false
  }

  func constraints(of views: [(document: DocumentView, view: UIView)]) -> [NSLayoutConstraint] {
    views.flatMap { source, view -> [NSLayoutConstraint] in
      guard source.isConstraintDriven, source.hasFrame, view.superview != nil, !(view is UIStackView) else { return [] }
      let size = view.alignmentRect(forFrame: CGRect(origin: .zero, size: source.frame.size)).size
      let own = view.layoutIntrinsicContentSize
      func isOpen(_ axis: NSLayoutConstraint.Axis) -> Bool { decided[axis]?.contains(ObjectIdentifier(view)) != true }
      var made: [NSLayoutConstraint] = []
      if own.width < 0, isOpen(.horizontal) { made.append(view.widthAnchor.constraint(equalToConstant: size.width)) }
      if own.height < 0, isOpen(.vertical) { made.append(view.heightAnchor.constraint(equalToConstant: size.height)) }
      for constraint in made {
        constraint.priority = Self.priority
        constraint.origin = .system
        constraint.identifier = "canvas-size"
      }
      return made
    }
  }
}
