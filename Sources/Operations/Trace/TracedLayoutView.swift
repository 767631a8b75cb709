package import LPLayoutModel
import Foundation

/// A view as `trace` shows it.
package struct TracedLayoutView: Hashable, Codable, Sendable {
  package let path: String
  package let name: String
  package let className: String
  package let depth: Int
  /// The x, y, width and height on the screen, in points.
  package let frame: [Double]
  /// The source of the view's layout.
  package let source: Source
  package let isHidden: Bool
  /// The ambiguous attributes.
  package let ambiguous: [String]
  /// Another valid rectangle, if one is known.
  package let alternative: [Double]?
  /// The constraints that the view owns; `nil` unless they are asked for.
  package let constraints: [TracedConstraint]?

  package enum Source: String, Codable, Sendable {
    /// The view has no superview and hosts the engine.
    case host
    case constraints
    case autoresizingMask
  }
}

extension TracedLayoutView {
  package static func all(of layout: LayoutResult, listsConstraints: Bool) -> [TracedLayoutView] {
    let owned = listsConstraints ? layout.constraintsByOwner() : nil
    var masked: Set<Int> = []
    for record in layout.constraints where record.origin == .autoresizingMask {
      if case .view(let index) = record.first { masked.insert(index) }
    }
    return layout.views.enumerated().map { index, view in
      TracedLayoutView(
        path: view.path, name: view.name, className: view.className, depth: view.depth, frame: numbers(view.frame),
        source: view.parent == nil ? .host : masked.contains(index) ? .autoresizingMask : .constraints,
        isHidden: view.isHidden, ambiguous: view.ambiguousAttributes.map(\.name),
        alternative: view.alternativeRect.map(numbers),
        constraints: owned.map { ($0[index] ?? []).map(TracedConstraint.init) })
    }
  }

  /// Returns the numbers with three decimals and without negative zero.
  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { length in
      let rounded = (Double(length) * 1000).rounded() / 1000
      return rounded == 0 ? 0 : rounded
    }
  }
}
