import Foundation

/// The constraints of a stack view, with UIKit's identifiers and priorities (read off dumps of real stack views).
///
/// UIKit puts an invisible spanner across the stack and gap guides between its views. Both only carry differences from
/// one edge to another, which are written here between the edges themselves: the same equations with fewer variables.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let visible: [UIView]
  private let along: EdgeNames
  private let across: EdgeNames
  /// The stack's margins if it arranges by them, otherwise the stack.
  private let canvas: AnyObject

  /// The names of the edges on an axis.
  struct EdgeNames {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute
    static let horizontal = EdgeNames(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = EdgeNames(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  init(_ stack: UIStackView) {
    self.stack = stack
    visible = stack.visibleArrangedSubviews
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  func constraints() -> [NSLayoutConstraint] {
    guard let first = visible.first, let last = visible.last else {
      return emptyCanvas() + hidden()
        + stack.arrangedSubviews.map { make((canvas, across.start), .equal, ($0, across.start), named: "alignment") }
    }
    var made = [
      make((canvas, along.start), .equal, (first, along.start), named: "canvas-connection"),
      make((last, along.end), .equal, (canvas, along.end), named: "canvas-connection", priority: clipping(along)),
    ]
    made += spacings() + distribution() + alignment(first) + hidden()
    return made
  }

  /// The priority of the edge beyond which views are clipped on an axis: required, except on macOS.
  private func clipping(_ names: EdgeNames) -> Float {
    guard let desktop = stack.desktopPriorities else { return 1000 }
    return names.size == .width ? desktop.horizontalClipping : desktop.verticalClipping
  }

  private var alignmentPriority: Float {
    stack.desktopPriorities == nil ? 1000 : UIStackView.DesktopPriorities.alignment
  }

  // MARK: Making

  private typealias End = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  private func make(
    _ first: End, _ relation: NSLayoutConstraint.Relation, _ second: End?, named name: String, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first.item, first.attribute, relation, second?.item, second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    return finish(constraint, name, priority)
  }

  private func make(
    _ name: String, _ item: AnyObject, _ size: NSLayoutConstraint.Attribute, is constant: CGFloat, priority: Float
  ) -> NSLayoutConstraint {
    make((item, size), .equal, nil, named: name, constant: constant, priority: priority)
  }

  private func finish(_ constraint: NSLayoutConstraint, _ name: String, _ priority: Float) -> NSLayoutConstraint {
    constraint.identifier = "UISV-" + name
    constraint.origin = .system
    constraint.priority = UILayoutPriority(priority)
    constraint.callSite = stack.nameSources.creationSite
    return constraint
  }

  private func emptyCanvas() -> [NSLayoutConstraint] {
    [along.size, across.size].map { make("canvas-fit", canvas, $0, is: 0, priority: 49) }
  }

  // MARK: Along the axis

  private var neighbours: [(UIView, UIView)] { Array(zip(visible, visible.dropFirst())) }

  private var isSpacingExact: Bool {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: true
    case .equalSpacing, .equalCentering: false
    }
  }

  private var isBaselineRelative: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }

  private func gap(after view: UIView, before next: UIView) -> (length: CGFloat, isSystem: Bool) {
    let gap = stack.gap(after: view)
    guard gap == UIStackView.spacingUseSystem else {
      return (roundToPixel(gap, stack.traitCollection.displayScale), false)
    }
    guard isBaselineRelative else { return (SystemSpacing.sibling, true) }
    return (SystemSpacing.below(upper: view.lastBaselineAnchor, lower: next.firstBaselineAnchor), true)
  }

  private func spacings() -> [NSLayoutConstraint] {
    neighbours.map { view, next in
      let (length, isSystem) = gap(after: view, before: next)
      let constraint = make(
        (next, isBaselineRelative ? .firstBaseline : along.start), isSpacingExact ? .equal : .greaterThanOrEqual,
        (view, isBaselineRelative ? .lastBaseline : along.end), named: "spacing", constant: length)
      constraint.usesSystemSpacing = isSystem
      return constraint
    }
  }

  private func distribution() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: slackOfSeveral()
    case .fillEqually:
      visible.dropFirst().map { make(($0, along.size), .equal, (visible[0], along.size), named: "fill-equally") }
    case .fillProportionally: proportions()
    case .equalSpacing:
      equalGaps(from: along.end, to: along.start) { _ in 1000 } + [canvasFit(along)] + collapsed(sizeless)
    case .equalCentering:
      equalGaps(from: along.center, to: along.center) { Float(150 - $0) } + [canvasFit(along)]
        + collapsed(sizeless)
    }
  }

  private func slackOfSeveral() -> [NSLayoutConstraint] { sizeless.count > 1 ? collapsed(sizeless) : [] }

  private var sizeless: [UIView] {
    visible.filter {
      let size = $0.layoutIntrinsicContentSize
      return (stack.axis == .horizontal ? size.width : size.height) < 0
    }
  }

  /// Returns constraints for several views without a length: the last takes all the slack and the others none
  /// (measured). The tie remains ambiguous, since the sum of errors is the same for every division.
  private func collapsed(_ views: [UIView]) -> [NSLayoutConstraint] {
    views.map { make("ambiguity-suppression", $0, along.size, is: 0, priority: 0.01) }
  }

  private func canvasFit(_ names: EdgeNames) -> NSLayoutConstraint {
    make("canvas-fit", canvas, names.size, is: 0, priority: 49)
  }

  /// Returns constraints by which each view gets its share of Σ natural lengths + spacings, of the whole stack and not of
  /// what lies between its margins; those of earlier views have higher priorities.
  private func proportions() -> [NSLayoutConstraint] {
    let lengths = visible.map(naturalLength)
    let gaps = neighbours.map { gap(after: $0, before: $1).length }.reduce(0, +)
    // If no view has a length, there are no proportions.
    guard lengths.contains(where: { $0 > 0 }) else { return slackOfSeveral() }
    let total = lengths.reduce(0, +) + gaps
    return visible.indices.map { index in
      guard lengths[index] > 0, total > 0 else {
        return make("fill-proportionally", visible[index], along.size, is: 0, priority: 1000)
      }
      let isAlone = visible.count == 1 && gaps == 0
      return make(
        (visible[index], along.size), .equal, (stack, along.size), named: "fill-proportionally",
        multiplier: lengths[index] / total, priority: isAlone ? 1000 : Float(max(751, 999 - index)))
    }
  }

  private func naturalLength(_ view: UIView) -> CGFloat {
    let intrinsic = view.layoutIntrinsicContentSize
    let own = stack.axis == .horizontal ? intrinsic.width : intrinsic.height
    if own >= 0, own.isFinite { return own }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return stack.axis == .horizontal ? fitting.width : fitting.height
  }

  /// Returns constraints that make all distances between neighbours equal to the first; `priority` by number, from 1.
  private func equalGaps(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: (Int) -> Float
  ) -> [NSLayoutConstraint] {
    let gaps = neighbours.map { NSLayoutDimension(fromItem: $0, from, toItem: $1, to) }
    return gaps.dropFirst().enumerated().map { index, gap in
      finish(gap.constraint(equalTo: gaps[0]), "fill-equally", max(100, priority(index + 1)))
    }
  }

  // MARK: Across the axis

  private var effectiveAlignment: UIStackView.Alignment {
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    // Baselines align rows only.
    return isBaseline && stack.axis == .vertical ? .fill : stack.alignment
  }

  private func alignment(_ first: UIView) -> [NSLayoutConstraint] {
    switch effectiveAlignment {
    case .fill:
      aligned([across.start, across.end])
        + [
          connected(across.start, first), connected(across.end, first),
        ]
    case .leading:
      aligned([across.start]) + [connected(across.start, first)] + inside(.greaterThanOrEqual, across.end) + fits()
    case .trailing:
      aligned([across.end]) + [connected(across.end, first)] + inside(.lessThanOrEqual, across.start) + fits()
    case .center:
      aligned([across.center]) + [connected(across.center, first)] + inside(.greaterThanOrEqual, across.end)
        + inside(.lessThanOrEqual, across.start) + fits()
    case .firstBaseline: baselines(.firstBaseline, first, bounded: .top, touching: .bottom)
    case .lastBaseline: baselines(.lastBaseline, first, bounded: .bottom, touching: .top)
    }
  }

  private func aligned(_ attributes: [NSLayoutConstraint.Attribute]) -> [NSLayoutConstraint] {
    stack.arrangedSubviews.filter { $0 !== visible[0] }.flatMap { view in
      attributes.map {
        make((visible[0], $0), .equal, (view, $0), named: "alignment", priority: alignmentPriority)
      }
    }
  }

  private func connected(_ attribute: NSLayoutConstraint.Attribute, _ first: UIView) -> NSLayoutConstraint {
    make(
      (canvas, attribute), .equal, (first, attribute), named: "canvas-connection", priority: alignmentPriority)
  }

  private func inside(
    _ relation: NSLayoutConstraint.Relation, _ edge: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    visible.map {
      make((canvas, edge), relation, ($0, edge), named: "spanning-boundary", priority: clipping(across))
    }
  }

  /// Returns constraints by which the stack is no thicker than its views, and a view without its own thickness has
  /// none.
  private func fits() -> [NSLayoutConstraint] {
    [make("spanning-fit", canvas, across.size, is: 0, priority: 51)] + suppression()
  }

  private func suppression() -> [NSLayoutConstraint] {
    stack.arrangedSubviews.map { make("ambiguity-suppression", $0, across.size, is: 0, priority: 25) }
  }

  /// Returns constraints for a row aligned by first baselines: the lowest bottom touches the stack's, and of the tops
  /// only the first view's stays inside (consistent with every such stack in the Interface Builder documents; last
  /// baselines mirror it).
  private func baselines(
    _ baseline: NSLayoutConstraint.Attribute, _ first: UIView, bounded: NSLayoutConstraint.Attribute,
    touching: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    let relation: NSLayoutConstraint.Relation = touching == .bottom ? .greaterThanOrEqual : .lessThanOrEqual
    let outer: NSLayoutConstraint.Relation = touching == .bottom ? .lessThanOrEqual : .greaterThanOrEqual
    return aligned([baseline]) + inside(relation, touching) + [
      make((canvas, bounded), outer, (first, bounded), named: "canvas-connection"),
      make((canvas, touching), .equal, (first, bounded), named: "spanning-fit", priority: 51), canvasFit(across),
    ] + suppression()
  }

  // MARK: Hidden views

  /// The priority of a hidden view's place: below whatever else places it.
  private static let hiddenPlace: Float = 1

  /// Returns constraints that give a hidden view zero length, and place it in the middle of the gap that it left unless
  /// its own constraints place it. Across the axis it is aligned as the others are, but may be thicker than the stack.
  private func hidden() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var previous: UIView?
    for (index, view) in stack.arrangedSubviews.enumerated() {
      guard view.isHidden else {
        previous = view
        continue
      }
      made.append(make("hiding", view, along.size, is: 0, priority: 999.999))
      let next = stack.arrangedSubviews[index...].first { !$0.isHidden }
      if let previous, let next {
        let half = gap(after: previous, before: next).length / 2
        made.append(place(view, at: (previous, along.end), half))
      } else if let previous {
        made.append(place(view, at: (previous, along.end), 0))
      } else {
        made.append(place(view, at: (canvas, along.start), 0))
      }
    }
    return made
  }

  private func place(_ view: UIView, at edge: End, _ distance: CGFloat) -> NSLayoutConstraint {
    make(
      (view, along.start), .equal, edge, named: "spacing", constant: distance, priority: Self.hiddenPlace)
  }
}

extension NSLayoutDimension {
  /// The distance from one item's location to another's.
  convenience init(
    fromItem start: AnyObject, _ startAttribute: NSLayoutConstraint.Attribute, toItem end: AnyObject,
    _ endAttribute: NSLayoutConstraint.Attribute
  ) {
    self.init(from: (start, startAttribute), to: (end, endAttribute))
  }
}
