import Foundation

/// Reads a laid-out tree into values.
@MainActor
package struct LayoutCapture {
  let root: UIView
  let engine: LayoutEngine
  let names: NameTable
  let views: [UIView]
  let indices: [ObjectIdentifier: Int]
  let states: ConstraintStates

  package init(root: UIView) {
    self.root = root
    engine = root.engine
    names = NameTable(root: root)
    var list: [UIView] = []
    root.forEachDescendant { list.append($0) }
    views = list
    indices = Dictionary(uniqueKeysWithValues: list.enumerated().map { (ObjectIdentifier($1), $0) })
    states = ConstraintStates(engine: engine)
  }

  /// - Parameter probe: a closure that runs after views and constraints are recorded, and before findings are.
  package func result(probe: () -> Void = {}) -> LayoutResult {
    let guides = guideRecords()
    let guideIndices = Dictionary(uniqueKeysWithValues: guides.enumerated().map { ($1.id, $0) })
    let constraints = constraintRecords(guideIndices)
    let viewRecords = viewRecords()
    probe()
    let diagnostics = LayoutDiagnosis(
      capture: self, views: viewRecords, constraints: constraints, recordOfSource: states.recordOfSource
    ).diagnostics()
    return LayoutResult(
      size: root.bounds.size, traits: root.traitCollection.values,
      safeArea: CGRect(origin: .zero, size: root.bounds.size).inset(by: root.safeAreaInsets), views: viewRecords,
      guides: guides.map(\.record), constraints: constraints, diagnostics: diagnostics)
  }

  // MARK: Views

  private func viewRecords() -> [ViewRecord] {
    let held = states.holders(of: views)
    let ambiguous = views.map { states.ambiguousAttributes(of: $0) }
    let most = ConstraintStates.mostAlternatives(ofAmbiguous: ambiguous.count { !$0.isEmpty })
    var records: [ViewRecord] = []
    records.reserveCapacity(views.count)
    var ambiguousCount = 0
    for (index, view) in views.enumerated() {
      let parent = view.superview.flatMap { indices[ObjectIdentifier($0)] }
      let parentRecord = parent.map { records[$0] }
      let made = record(
        of: view, parent: parent, parentRecord, heldBy: held[index], ambiguous: ambiguous[index],
        showsAlternative: ambiguousCount < most)
      if !ambiguous[index].isEmpty { ambiguousCount += 1 }
      records.append(made)
    }
    return records
  }

  /// Returns a content length for the record: `nil` without one, and at most the length that the layout uses.
  private static func recorded(_ length: CGFloat) -> CGFloat? {
    length >= 0 && length.isFinite ? min(length, CGFloat(LayoutTolerance.greatestLength)) : nil
  }

  func record(
    of view: UIView, parent: Int?, _ parentRecord: ViewRecord?, heldBy: [Int],
    ambiguous: [NSLayoutConstraint.Attribute], showsAlternative: Bool
  ) -> ViewRecord {
    let traits = view.traitCollection
    let origin = CGPoint(
      x: (parentRecord?.frame.minX ?? 0)
        + (parent == nil ? 0 : view.layoutFrame.minX - (view.superview?.bounds.minX ?? 0)),
      y: (parentRecord?.frame.minY ?? 0)
        + (parent == nil ? 0 : view.layoutFrame.minY - (view.superview?.bounds.minY ?? 0)))
    let frame = CGRect(origin: origin, size: view.layoutFrame.size)
    let alternative = showsAlternative ? states.alternativeRect(of: view, besides: frame) : nil
    let alignment = view.usableAlignmentRect(of: frame)
    let baselines = view.contentBaselines()
    let natural = view.intrinsicContentSize
    let items = DrawnContent(view: view, isHidden: view.isHidden || parentRecord?.isHidden == true).items()
    let text = view.contentText()
    let content = ViewRecord.Content(
      firstBaseline: baselines.map { alignment.minY + $0.first.offset(inHeight: alignment.height) },
      lastBaseline: baselines.map { alignment.minY + $0.last.offset(inHeight: alignment.height) },
      intrinsicWidth: Self.recorded(natural.width), intrinsicHeight: Self.recorded(natural.height),
      items: items, text: text?.string, textLines: text?.typeset.lines.map(\.text) ?? [],
      isTextTruncated: text?.typeset.isTruncated ?? false)
    return ViewRecord(
      path: names.path(of: view), name: names.name(of: view), className: ShortClassName.of(view),
      parent: parent, depth: parentRecord.map { $0.depth + 1 } ?? 0, frame: frame, alignmentRect: alignment,
      isHidden: view.isHidden || (parentRecord?.isHidden ?? false), content: content,
      appearance: appearance(of: view, traits),
      // A range that is lost in rounding leaves nothing ambiguous.
      ambiguousAttributes: showsAlternative && alternative == nil ? [] : ambiguous, alternativeRect: alternative,
      heldBy: heldBy, callSite: view.nameSources.creationSite ?? view.nameSources.mentionSite,
      effectiveDirection: view.effectiveUserInterfaceLayoutDirection, layoutMargins: view.effectiveMargins,
      role: view.role,
      accessibility: .init(
        label: view.accessibilityLabel ?? view.spokenState, groupsChildren: view.shouldGroupAccessibilityChildren,
        isDisabled: (view as? UIControl)?.isEnabled == false),
      scrolledSection: view.surroundingScrolledSection?.offsetBy(
        dx: frame.minX - view.layoutFrame.minX, dy: frame.minY - view.layoutFrame.minY))
  }

  private func appearance(of view: UIView, _ traits: UITraitCollection) -> ViewRecord.Appearance {
    var appearance = ViewRecord.Appearance()
    appearance.alpha = view.alpha
    appearance.transform = view.transform.isIdentity ? nil : view.aboutCenter(view.transform)
    appearance.clipsToBounds = view.clipsToBounds
    appearance.background = view.paintedBackground?.resolved(with: traits)
    guard let layer = view.existingLayer else { return appearance }
    appearance.cornerRadius = layer.cornerRadius
    if layer.borderWidth > 0 {
      appearance.border = .init(color: (layer.borderColor ?? .label).resolved(with: traits), width: layer.borderWidth)
    }
    appearance.effects =
      LayerCapture(layer: layer, traits: traits, size: view.layoutFrame.size, clips: appearance.clipsToBounds).effects
    return appearance
  }

  // MARK: Guides

  private struct NamedGuide {
    let id: ObjectIdentifier
    let record: GuideRecord
  }

  private func guideRecords() -> [NamedGuide] {
    var used: Set<ObjectIdentifier> = []
    for view in views {
      for constraint in view.satisfiableConstraints {
        for item in constraint.items where item is UILayoutGuide { used.insert(ObjectIdentifier(item)) }
      }
    }
    var records: [NamedGuide] = []
    for (index, view) in views.enumerated() {
      for guide in view.storedGuides {
        let own = NameTable.name(of: guide, in: view)
        records.append(
          NamedGuide(
            id: ObjectIdentifier(guide),
            record: GuideRecord(
              path: names.path(of: view) + "." + own, name: names.name(of: guide), kind: guide.role.kind, owner: index,
              frame: engine.frame(of: guide), isUsed: used.contains(ObjectIdentifier(guide)))))
      }
    }
    return records
  }

  // MARK: Constraints

  private func constraintRecords(_ guides: [ObjectIdentifier: Int]) -> [ConstraintRecord] {
    let equation = EquationText(names: names)
    var records: [ConstraintRecord] = []
    records.reserveCapacity(states.recorded.count)
    for source in states.recorded {
      if let record = constraintRecord(source, guides, equation) { records.append(record) }
    }
    return records
  }

  private func constraintRecord(
    _ source: Int, _ guides: [ObjectIdentifier: Int], _ equation: EquationText
  ) -> ConstraintRecord? {
    switch engine.sources[source] {
    case .constraint(let constraint):
      let (left, right) = (ends(of: constraint.firstSide, guides), ends(of: constraint.secondSide, guides))
      guard let first = left.end else { return nil }
      return ConstraintRecord(
        origin: constraint.origin, identifier: constraint.identifier, equation: equation.text(of: constraint),
        first: first.item, firstAttribute: first.attribute, firstStart: left.start, relation: constraint.relation,
        second: right.end?.item, secondAttribute: right.end?.attribute ?? .notAnAttribute, secondStart: right.start,
        multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority.rawValue,
        state: states.state(of: source), conflict: states.conflictNumber(of: source),
        callSite: constraint.callSite)
    case .hugging(let item, let axis): return contentSize(of: item, axis, .lessThanOrEqual, source: source)
    case .resistance(let item, let axis): return contentSize(of: item, axis, .greaterThanOrEqual, source: source)
    case .autoresizing(let item, let axis): return autoresizing(of: item, axis, source: source)
    default: return nil
    }
  }

  /// Returns the attribute of a side, or the two ends of a distance.
  private func ends(
    of side: ConstraintSide, _ guides: [ObjectIdentifier: Int]
  ) -> (start: ConstraintRecord.End?, end: ConstraintRecord.End?) {
    func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintRecord.End? {
      self.item(item, guides).map { .init(item: $0, attribute: attribute) }
    }
    guard let offset = side.offset else { return (nil, end(side.item, side.attribute)) }
    return (end(offset.from?.object, offset.fromAttribute), end(offset.to?.object, offset.toAttribute))
  }

  private func item(_ item: AnyObject?, _ guides: [ObjectIdentifier: Int]) -> ConstraintRecord.Item? {
    guard let item else { return nil }
    if item is UILayoutGuide { return guides[ObjectIdentifier(item)].map { .guide($0) } }
    return indices[ObjectIdentifier(item)].map { .view($0) }
  }

  func contentSize(
    of item: ItemReference, _ axis: NSLayoutConstraint.Axis, _ relation: NSLayoutConstraint.Relation, source: Int
  ) -> ConstraintRecord? {
    guard let view = item.view, let index = indices[ObjectIdentifier(view)] else { return nil }
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let isHugging = relation == .lessThanOrEqual
    let priority =
      isHugging ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
    let constant = CGFloat(engine.constant(of: source))
    return ConstraintRecord(
      origin: .intrinsicSize, identifier: isHugging ? "hugging" : "compression-resistance",
      equation: "\(names.name(of: view)).\(attribute.name) \(relation.symbol) \(formatNumber(constant))",
      first: .view(index), firstAttribute: attribute, relation: relation, multiplier: 0, constant: constant,
      priority: priority.rawValue, state: states.state(of: source), conflict: states.conflictNumber(of: source),
      callSite: view.nameSources.creationSite)
  }

  func autoresizing(
    of item: ItemReference, _ axis: NSLayoutConstraint.Axis, source: Int
  ) -> ConstraintRecord? {
    guard let view = item.view, let index = indices[ObjectIdentifier(view)] else { return nil }
    let isSize = engine.isSizeRule(source)
    let attribute: NSLayoutConstraint.Attribute =
      axis == .horizontal ? (isSize ? .width : .left) : (isSize ? .height : .top)
    let constant = CGFloat(engine.constant(of: source))
    return ConstraintRecord(
      origin: .autoresizingMask, identifier: "autoresizing-mask",
      equation: "\(names.name(of: view)).\(attribute.name) == \(formatNumber(constant)) (autoresizing mask)",
      first: .view(index), firstAttribute: attribute, relation: .equal, constant: constant,
      state: states.state(of: source), conflict: states.conflictNumber(of: source),
      callSite: view.nameSources.creationSite)
  }
}

extension UILayoutGuide.Role {
  var kind: GuideRecord.Kind {
    switch self {
    case .custom, .topSupport, .bottomSupport: .custom
    case .margins: .margins
    case .safeArea: .safeArea
    case .readableContent: .readableContent
    case .keyboard: .keyboard
    case .scrollContent: .content
    case .scrollFrame: .frame
    }
  }
}
