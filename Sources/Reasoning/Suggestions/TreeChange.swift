import LPAutoLayout
import Foundation

/// A suggested change by places in a tree instead of views, for another tree of the same preview.
package struct TreeChange: Sendable {
  /// The index of the view in preorder.
  let view: Int
  let attribute: NSLayoutConstraint.Attribute
  /// The index of the view on the right side, or of the owner of the guide there; `nil` for a number.
  let second: Int?
  let guide: UILayoutGuide.Role?
  let secondAttribute: NSLayoutConstraint.Attribute
  let constant: CGFloat
  /// The hugging priority to set on the axis of the attribute, instead of an equation.
  let hugging: Float?
}

extension Suggester {
  /// The views of the tree in preorder.
  private var views: [UIView] {
    var views: [UIView] = []
    root.forEachDescendant { views.append($0) }
    return views
  }

  /// The changes, for another tree of the same preview.
  package var treeChanges: [TreeChange] {
    let indices = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    return changes.compactMap { change in
      switch change {
      case .hugging(let view, let axis, let priority):
        return indices[ObjectIdentifier(view)].map {
          TreeChange(
            view: $0, attribute: axis == .horizontal ? .width : .height, second: nil, guide: nil,
            secondAttribute: .notAnAttribute, constant: 0, hugging: priority.rawValue)
        }
      case .equation(let equation, _):
        let guide = equation.second as? UILayoutGuide
        let owner = guide?.owningView ?? equation.second as? UIView
        return indices[ObjectIdentifier(equation.first)].map {
          TreeChange(
            view: $0, attribute: equation.attribute, second: owner.flatMap { indices[ObjectIdentifier($0)] },
            guide: guide?.role, secondAttribute: equation.secondAttribute, constant: equation.constant, hugging: nil)
        }
      }
    }
  }

  /// Makes the changes of another tree of the same preview. A view that this tree lacks is left out.
  ///
  /// - Parameter resetting: whether the changes replace the author's constraints.
  package func apply(_ changes: [TreeChange], resetting: Bool) {
    if resetting { root.removeConstraints() }
    let views = views
    for change in changes where views.indices.contains(change.view) {
      let view = views[change.view]
      if let hugging = change.hugging {
        raise(view, change.attribute == .width ? .horizontal : .vertical, to: UILayoutPriority(hugging))
        continue
      }
      let owner = change.second.flatMap { views.indices.contains($0) ? views[$0] : nil }
      guard change.second == nil || owner != nil else { continue }
      add(
        SuggestedEquation(
          first: view, attribute: change.attribute, second: owner.map { Self.item($0, change.guide) },
          secondAttribute: change.secondAttribute, constant: change.constant))
    }
    root.layoutIfNeeded()
  }

  private static func item(_ owner: UIView, _ role: UILayoutGuide.Role?) -> AnyObject {
    switch role {
    case .margins: owner.layoutMarginsGuide
    case .safeArea: owner.safeAreaLayoutGuide
    case .scrollContent: owner.contentGuideForDescendants ?? owner
    default: owner
    }
  }

  /// The changes as lines of the DSL, with the names that the source uses.
  package var lines: [String] {
    changes.map { change in
      switch change {
      case .hugging(let view, let axis, let priority):
        let word = axis == .horizontal ? "horizontal" : "vertical"
        return "\(root.names(of: [view])[0]).hugging(.\(word), \(formatNumber(CGFloat(priority.rawValue))))"
      case .equation(_, let constraint): return root.equation(of: constraint)
      }
    }
  }
}
