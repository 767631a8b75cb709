import Foundation

/// The form of a constraint's item in the engine: its variables, and insets for the system's guides.
@MainActor
package struct ItemPlace {
  /// The index of the first of the four variables.
  package let base: Int32
  private let insets: UIEdgeInsets
  private let variablesView: UIView?
  /// The strip that the item is on the vertical axis, if it is an old layout guide.
  private let strip: Strip?

  /// A strip of a fixed length at an edge of the view whose variables the item has.
  private struct Strip {
    let isTop: Bool
    let length: CGFloat

    @MainActor
    init?(_ guide: UILayoutGuide) {
      guard guide.role == .topSupport || guide.role == .bottomSupport, let guide = guide as? LayoutSupportGuide else {
        return nil
      }
      (isTop, length) = (guide.role == .topSupport, guide.length)
    }

    /// Returns the form at a fraction of the strip, from its top.
    func form(at fraction: Double) -> Form {
      isTop
        ? Form(position: 1, constant: fraction * length)
        : Form(position: 1, size: 1, constant: (fraction - 1) * length)
    }

    func form(of attribute: NSLayoutConstraint.Attribute) -> Form {
      switch attribute {
      case .height: Form(constant: length)
      case .bottom, .lastBaseline, .bottomMargin: form(at: 1)
      case .centerY, .centerYWithinMargins: form(at: 0.5)
      default: form(at: 0)
      }
    }
  }

  /// An attribute as `position·p + size·s + constant` of the item's variables on its axis.
  package struct Form {
    package var position = 0.0
    package var size = 0.0
    package var constant = 0.0
  }

  package init(_ item: ItemReference, attribute: NSLayoutConstraint.Attribute, other: ItemReference?) {
    if let guide = item.guide {
      variablesView = nil
      strip = Strip(guide)
      if guide.hasOwnVariables {
        (base, insets) = (guide.engineIndex * 4, .zero)
      } else {
        let owner = guide.owningView
        (base, insets) = (
          (owner?.engineIndex ?? -1) * 4,
          strip == nil ? owner.map { $0.insets(of: guide, height: $0.geometry.frame.height) } ?? .zero : .zero
        )
      }
    } else if let view = item.view {
      (insets, strip) = (.zero, nil)
      // For its descendants, the edges and margins of a scroll view are those of its content.
      if attribute.isEdge || attribute.isMarginEdge, let content = view.contentGuideForDescendants,
        let inner = other.flatMap({ $0.view ?? $0.guide?.owningView }), inner !== view, inner.isDescendant(of: view)
      {
        (base, variablesView) = (content.engineIndex * 4, view)
      } else {
        let shown = attribute.isBaseline ? Self.baselineView(of: view, attribute) : view
        (base, variablesView) = (shown.engineIndex * 4, shown)
      }
    } else {
      (base, insets, variablesView, strip) = (-4, .zero, nil, nil)
    }
  }

  static func baselineView(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> UIView {
    var current = view
    while true {
      let next = attribute == .firstBaseline ? current.forFirstBaselineLayout : current.forLastBaselineLayout
      if next === current || !next.isDescendant(of: current) { return current }
      current = next
    }
  }

  /// Returns a physical attribute as a linear form.
  package func form(of attribute: NSLayoutConstraint.Attribute) -> Form {
    if let strip, attribute.axis == .vertical { return strip.form(of: attribute) }
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
    case .firstBaseline, .lastBaseline: return baseline(first: attribute == .firstBaseline)
    default: return marginForm(of: attribute)
    }
  }

  private func marginForm(of attribute: NSLayoutConstraint.Attribute) -> Form {
    let margins = variablesView?.effectiveMargins ?? .zero
    switch attribute {
    case .leftMargin: return Form(position: 1, constant: margins.left)
    case .rightMargin: return Form(position: 1, size: 1, constant: -margins.right)
    case .topMargin: return Form(position: 1, constant: margins.top)
    case .bottomMargin: return Form(position: 1, size: 1, constant: -margins.bottom)
    case .centerXWithinMargins: return Form(position: 1, size: 0.5, constant: (margins.left - margins.right) / 2)
    case .centerYWithinMargins: return Form(position: 1, size: 0.5, constant: (margins.top - margins.bottom) / 2)
    default: preconditionFailure("directional attributes are resolved before")
    }
  }

  /// Returns a baseline. A view without text uses its top edge as first baseline (Apple,
  /// `UIView.forFirstBaselineLayout`; a document of Interface Builder that aligns a label with a switch has it so) and
  /// its bottom edge as last one.
  private func baseline(first: Bool) -> Form {
    guard let both = variablesView?.layoutBaselines else { return Form(position: 1, size: first ? 0 : 1) }
    switch first ? both.first : both.last {
    case .fromTop(let distance): return Form(position: 1, constant: distance)
    case .fromBottom(let distance): return Form(position: 1, size: 1, constant: -distance)
    case .fromCenter(let distance): return Form(position: 1, size: 0.5, constant: distance)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isMarginEdge: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin: true
    default: false
    }
  }

  var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}
