import Foundation

/// What a constraint's item stands for in the engine: variables, and insets for the system's guides.
@MainActor
struct ItemPlace {
  /// Index of the first of the four variables.
  let base: Int32
  private let insets: EdgeInsets
  private let item: AnyObject
  private let variablesView: View?

  /// An attribute as `position·p + size·s + constant` of the item's variables on its axis.
  struct Form {
    var position = 0.0
    var size = 0.0
    var constant = 0.0
  }

  init(_ item: AnyObject, attribute: LayoutConstraint.Attribute, other: AnyObject?) {
    self.item = item
    if let guide = item as? LayoutGuide {
      if guide.hasOwnVariables {
        (base, insets, variablesView) = (guide.engineIndex * 4, .zero, nil)
      } else {
        let owner = guide.owningView
        base = (owner?.state.engineIndex ?? -1) * 4
        insets = owner?.insets(of: guide) ?? .zero
        variablesView = nil
      }
    } else if let view = item as? View {
      // Edges of a scroll view are its content's for whatever is inside it.
      if let content = view.contentGuideForDescendants, attribute.isEdge,
        let inner = LayoutConstraint.view(of: other), inner !== view, inner.isDescendant(of: view)
      {
        (base, insets, variablesView) = (content.engineIndex * 4, .zero, nil)
      } else if attribute.isBaseline {
        let text = Self.baselineView(of: view, attribute)
        (base, insets, variablesView) = (text.state.engineIndex * 4, .zero, text)
      } else {
        (base, insets, variablesView) = (view.state.engineIndex * 4, .zero, view)
      }
    } else {
      (base, insets, variablesView) = (-4, .zero, nil)
    }
  }

  static func baselineView(of view: View, _ attribute: LayoutConstraint.Attribute) -> View {
    var current = view
    while true {
      let next = attribute == .firstBaseline ? current.forFirstBaselineLayout : current.forLastBaselineLayout
      if next === current || !next.isDescendant(of: current) { return current }
      current = next
    }
  }

  /// A physical attribute as a linear form.
  func form(of attribute: LayoutConstraint.Attribute) -> Form {
    let margins = variablesView?.effectiveMargins ?? .zero
    switch attribute {
    case .notAnAttribute: return Form()
    case .left: return Form(position: 1, constant: insets.left)
    case .right: return Form(position: 1, size: 1, constant: -insets.right)
    case .top: return Form(position: 1, constant: insets.top)
    case .bottom: return Form(position: 1, size: 1, constant: -insets.bottom)
    case .width: return Form(size: 1, constant: -insets.left - insets.right)
    case .height: return Form(size: 1, constant: -insets.top - insets.bottom)
    case .centerX: return Form(position: 1, size: 0.5, constant: (insets.left - insets.right) / 2)
    case .centerY: return Form(position: 1, size: 0.5, constant: (insets.top - insets.bottom) / 2)
    case .leftMargin: return Form(position: 1, constant: margins.left)
    case .rightMargin: return Form(position: 1, size: 1, constant: -margins.right)
    case .topMargin: return Form(position: 1, constant: margins.top)
    case .bottomMargin: return Form(position: 1, size: 1, constant: -margins.bottom)
    case .centerXWithinMargins: return Form(position: 1, size: 0.5, constant: (margins.left - margins.right) / 2)
    case .centerYWithinMargins: return Form(position: 1, size: 0.5, constant: (margins.top - margins.bottom) / 2)
    case .firstBaseline, .lastBaseline: return baseline(first: attribute == .firstBaseline)
    case .leading, .trailing, .leadingMargin, .trailingMargin:
      preconditionFailure("directional attributes are resolved before")
    }
  }

  /// A view without text has its bottom edge for a baseline (objc.io, Advanced Auto Layout Toolbox).
  private func baseline(first: Bool) -> Form {
    guard let both = variablesView?.contentBaselines() else { return Form(position: 1, size: 1) }
    switch first ? both.first : both.last {
    case .fromTop(let distance): return Form(position: 1, constant: distance)
    case .fromBottom(let distance): return Form(position: 1, size: 1, constant: -distance)
    case .fromCenter(let distance): return Form(position: 1, size: 0.5, constant: distance)
    }
  }
}

extension LayoutConstraint.Attribute {
  var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}
