package import LPAutoLayout
package import Foundation

/// A suggested change by the places of its views in the source, for writing it there.
package struct SuggestedEdit: Sendable {
  package struct Item: Sendable {
    /// The variable of the view; `nil` if the source has none, or one for several views.
    package let variable: String?
    /// The call that made the view, or the line of its element.
    package let place: CallSite?
    /// Whether the view is the one that holds the equation.
    package let isHolder: Bool
    package let guide: UILayoutGuide.Role?
  }

  /// The call that made the view that is to hold the equation: the nearest one above both sides that a call made.
  package let holder: CallSite?
  package let first: Item
  package let attribute: NSLayoutConstraint.Attribute
  /// `nil` for a number.
  package let second: Item?
  package let secondAttribute: NSLayoutConstraint.Attribute
  package let constant: CGFloat
  /// The hugging priority to set on the axis of the attribute, instead of an equation.
  package let hugging: Float?
}

extension Suggester {
  /// The changes in the order of `lines`.
  package var edits: [SuggestedEdit] {
    func item(_ view: UIView, _ guide: UILayoutGuide.Role? = nil, holder: UIView?) -> SuggestedEdit.Item {
      SuggestedEdit.Item(
        variable: variable(of: view, in: holder ?? root), place: view.creationSite, isHolder: view === holder,
        guide: guide)
    }
    return changes.map { change in
      switch change {
      case .hugging(let view, let axis, let priority):
        return SuggestedEdit(
          holder: nil, first: item(view, holder: nil), attribute: axis == .horizontal ? .width : .height, second: nil,
          secondAttribute: .notAnAttribute, constant: 0, hugging: priority.rawValue)
      case .equation(let equation, _):
        let guide = equation.second as? UILayoutGuide
        let other = guide?.owningView ?? equation.second as? UIView
        let holder = holder(equation.first, other)
        return SuggestedEdit(
          holder: holder?.creationSite, first: item(equation.first, holder: holder), attribute: equation.attribute,
          second: other.map { item($0, guide?.role, holder: holder) }, secondAttribute: equation.secondAttribute,
          constant: equation.constant, hugging: nil)
      }
    }
  }

  /// Returns the variable of a view, unless another view inside the same one has it too.
  private func variable(of view: UIView, in holder: UIView) -> String? {
    guard let name = view.sourceVariable else { return nil }
    var count = 0
    holder.forEachDescendant { count += $0.sourceVariable == name ? 1 : 0 }
    return count == 1 ? name : nil
  }

  /// Returns the nearest view with a call site that both views are in; a view with a number is held by its superview.
  private func holder(_ first: UIView, _ second: UIView?) -> UIView? {
    var next = second === first ? first.superview : second ?? first.superview
    while let view = next {
      if view !== first, first.isDescendant(of: view), view.creationSite != nil { return view }
      next = view.superview
    }
    return nil
  }
}
