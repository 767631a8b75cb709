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
  /// The views that a constraint mentions; others keep their whole frames.
  private let mentioned: Set<ObjectIdentifier>

  /// - Parameter constraints: the scene's own, which decide some sizes by themselves.
  init(_ constraints: [NSLayoutConstraint]) {
    mentioned = Set(
      constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { item in
        (item as? UIView ?? (item as? UILayoutGuide)?.owningView).map { ObjectIdentifier($0) }
      })
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

  /// - Parameter traits: the traits that decide which variations of a view apply.
  func constraints(
    of views: [(document: DocumentView, view: UIView)], _ traits: TraitValues?
  ) -> [NSLayoutConstraint] {
    views.flatMap { source, view -> [NSLayoutConstraint] in
      guard source.isConstraintDriven, source.hasFrame, view.superview != nil else { return [] }
      let reader = ElementReader(source, traits: traits)
      let size = view.alignmentRect(forFrame: CGRect(origin: .zero, size: source.frame.size)).size
      let own = view.layoutIntrinsicContentSize
      let isMentioned = source.isArranged || mentioned.contains(ObjectIdentifier(view))
      guard isMentioned || own.width >= 0 || own.height >= 0 else { return [] }
      var made: [NSLayoutConstraint] = []
      if own.width < 0 { made += kept(view, reader, .horizontal, view.widthAnchor, size.width) }
      if own.height < 0 { made += kept(view, reader, .vertical, view.heightAnchor, size.height) }
      for constraint in made {
        constraint.origin = .system
        constraint.identifier = "canvas-size"
      }
      return made
    }
  }

  /// Returns the constraints that keep a length: at the view's own priorities if they are written, otherwise where no
  /// constraint decides it.
  private func kept(
    _ view: UIView, _ reader: ElementReader, _ axis: NSLayoutConstraint.Axis, _ anchor: NSLayoutDimension,
    _ length: CGFloat
  ) -> [NSLayoutConstraint] {
    if CanvasRule.writtenPriorities.holds, Self.hasWrittenPriority(reader, axis) {
      let (most, least) = (
        anchor.constraint(lessThanOrEqualToConstant: length), anchor.constraint(greaterThanOrEqualToConstant: length)
      )
      most.priority = Self.optional(view.contentHuggingPriority(for: axis))
      least.priority = Self.optional(view.contentCompressionResistancePriority(for: axis))
      return [most, least]
    }
    guard Self.keepsSize(view), decided[axis]?.contains(ObjectIdentifier(view)) != true else { return [] }
    let constraint = anchor.constraint(equalToConstant: length)
    constraint.priority = Self.priority
    return [constraint]
  }

  private static func hasWrittenPriority(_ reader: ElementReader, _ axis: NSLayoutConstraint.Axis) -> Bool {
    let word = axis == .horizontal ? "horizontal" : "vertical"
    return reader["\(word)HuggingPriority"] != nil || reader["\(word)CompressionResistancePriority"] != nil
  }

  /// A content size that is required yields to required constraints without a conflict.
  private static func optional(_ priority: UILayoutPriority) -> UILayoutPriority {
    UILayoutPriority(min(priority.rawValue, 999.9))
  }

  /// Whether a view has no size of its own: a stack view has that of its views.
  private static func keepsSize(_ view: UIView) -> Bool {
    guard let stack = view as? UIStackView else { return true }
    return CanvasRule.emptyStacks.holds && stack.arrangedSubviews.allSatisfy(\.isHidden)
  }
}
