import AutoLayout
import Foundation

/// Keeps views that have no content size as large as they were saved, where nothing else decides how large they are.
///
/// Plain and custom views and empty stacks have no size of their own. On the canvas they stay as they are until a
/// constraint asks for something else, however weak it is.
@MainActor
enum KeptSizes {
  /// Above the 25 by which stack views suppress ambiguity and the 51 by which they fit their views, and below every
  /// priority that authors give.
  private static let priority = UILayoutPriority(52)

  static func constraints(of views: [(document: DocumentView, view: UIView)]) -> [NSLayoutConstraint] {
    views.flatMap { source, view -> [NSLayoutConstraint] in
      guard source.isConstraintDriven, source.hasFrame, view.superview != nil, !(view is UIStackView) else { return [] }
      let size = view.alignmentRect(forFrame: CGRect(origin: .zero, size: source.frame.size)).size
      let own = view.layoutIntrinsicContentSize
      var made: [NSLayoutConstraint] = []
      if own.width < 0 { made.append(view.widthAnchor.constraint(equalToConstant: size.width)) }
      if own.height < 0 { made.append(view.heightAnchor.constraint(equalToConstant: size.height)) }
      for constraint in made {
        constraint.priority = priority
        constraint.origin = .system
        constraint.identifier = "canvas-size"
      }
      return made
    }
  }
}
