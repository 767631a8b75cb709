import Cassowary
import Foundation

/// Turns a view tree into linear constraints over four variables an item (`ItemVariable`): its alignment rect, in the
/// root's coordinates.
@MainActor
struct ProblemBuilder {
  let root: UIView
  /// Views and custom guides in preorder; an item's variables begin at four times its index.
  private(set) var items: [AnyObject] = []
  private(set) var constraints: [LinearConstraint] = []
  private(set) var sources: [ConstraintSource] = []
  private var active: [NSLayoutConstraint] = []
  /// Order of first mention by a constraint, by item index.
  private var mention: [Int32] = []
  private var terms: [LinearTerm] = []
  private var rightSide = 0.0
  private var measured: (view: UIView, size: CGSize)?
  /// Sources whose constants depend on the solution: sizes of wrapped text, margins, safe areas, baselines of text.
  private(set) var volatile: [Int] = []
  /// What has numbers that nothing can be solved with, and is left out.
  private(set) var unusable: [Unusable] = []
  var fitting: Fitting?

  /// A target for the root's size with its own priorities.
  struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// Numbers that are NaN or infinite.
  enum Unusable {
    case contentSize(UIView, CGSize)
    /// By margins or baselines that are no numbers, or too large a multiple of them.
    case constraint(NSLayoutConstraint)
  }

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    collect(root)
    sortByActivation()
    rankMentions()
  }

  // MARK: Collecting

  private mutating func collect(_ view: UIView) {
    view.layoutState.engineIndex = Int32(items.count)
    items.append(view)
    for guide in view.storedGuides where guide.hasOwnVariables {
      guide.engineIndex = Int32(items.count)
      items.append(guide)
    }
    active += view.heldConstraints
    for subview in view.subviews { collect(subview) }
  }

  /// By numbers alone: a comparison of constraints would have to ask each time whether it is on the main actor.
  private mutating func sortByActivation() {
    struct Place: Comparable {
      let order: Int
      let index: Int
      static func < (a: Place, b: Place) -> Bool { a.order < b.order }
    }
    var places: [Place] = []
    places.reserveCapacity(active.count)
    for (index, constraint) in active.enumerated() {
      places.append(Place(order: constraint.activationOrder, index: index))
    }
    places.sort()
    var sorted: [NSLayoutConstraint] = []
    sorted.reserveCapacity(active.count)
    for place in places { sorted.append(active[place.index]) }
    active = sorted
  }

  private mutating func rankMentions() {
    mention = Array(repeating: -1, count: items.count)
    var next: Int32 = 0
    func note(_ reference: ItemReference?) {
      guard let view = reference?.view, view.layoutState.engineIndex >= 0 else { return }
      let index = Int(view.layoutState.engineIndex)
      if mention[index] < 0 {
        mention[index] = next
        next += 1
      }
    }
    for constraint in active {
      note(constraint.firstReference)
      note(constraint.secondReference)
    }
    for index in mention.indices where mention[index] < 0 {
      mention[index] = next
      next += 1
    }
  }

  // MARK: Building

  mutating func build() {
    constraints.reserveCapacity(items.count * 10)
    sources.reserveCapacity(items.count * 10)
    addHost()
    for item in items { addNonNegative(item) }
    for item in items {
      if let view = item as? UIView { addAutoresizing(view) }
      if let guide = item as? UILayoutGuide, guide.role == .scrollContent { addContentOrigin(guide) }
    }
    var byMention = Array(repeating: 0, count: items.count)
    for (index, rank) in mention.enumerated() { byMention[Int(rank)] = index }
    for index in byMention {
      if let view = items[index] as? UIView { addContentSize(view, rank: mention[index]) }
    }
    for (order, constraint) in active.enumerated() { add(constraint, order: Int32(order)) }
  }

  private mutating func addHost() {
    let frame = root.hostRect(of: root.bounds.size)
    emit([(ItemVariable.x, 1)], .equal, Double(frame.minX), source: .host(.horizontal))
    emit([(ItemVariable.y, 1)], .equal, Double(frame.minY), source: .host(.vertical))
    if let fitting {
      emit(
        [(ItemVariable.width, 1)], .equal, Double(fitting.size.width), priority: fitting.horizontal.rawValue,
        source: .fitting(.horizontal))
      emit(
        [(ItemVariable.height, 1)], .equal, Double(fitting.size.height), priority: fitting.vertical.rawValue,
        source: .fitting(.vertical))
    } else {
      for (size, priority) in root.hostSizes {
        let rect = root.hostRect(of: size)
        emit(
          [(ItemVariable.width, 1)], .equal, Double(rect.width), priority: priority.rawValue,
          source: .host(.horizontal))
        emit(
          [(ItemVariable.height, 1)], .equal, Double(rect.height), priority: priority.rawValue,
          source: .host(.vertical))
      }
    }
  }

  private mutating func addNonNegative(_ item: AnyObject) {
    let base = Self.base(of: item)
    emit([(base + ItemVariable.width, 1)], .greaterThanOrEqual, 0, source: .nonNegative(item, .horizontal))
    emit([(base + ItemVariable.height, 1)], .greaterThanOrEqual, 0, source: .nonNegative(item, .vertical))
  }

  private mutating func addContentOrigin(_ guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return }
    let (base, ownerBase) = (guide.engineIndex * 4, owner.layoutState.engineIndex * 4)
    let insets = owner.alignmentRectInsets.finite
    let origin = owner.layoutState.boundsOrigin
    emit(
      [(base + ItemVariable.x, 1), (ownerBase + ItemVariable.x, -1)], .equal, Double(-insets.left - origin.x),
      source: .contentOrigin(guide, .horizontal))
    emit(
      [(base + ItemVariable.y, 1), (ownerBase + ItemVariable.y, -1)], .equal, Double(-insets.top - origin.y),
      source: .contentOrigin(guide, .vertical))
  }

  private mutating func addContentSize(_ view: UIView, rank: Int32) {
    guard !view.isIgnoredByLayout else { return }
    let size = view.layoutIntrinsicContentSize
    let base = view.layoutState.engineIndex * 4
    let wraps = view.wrappingContent?.wantsWrapWidth ?? false
    if !size.width.isFinite || !size.height.isFinite { unusable.append(.contentSize(view, size)) }
    for (axis, length, variable) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, base + ItemVariable.width),
      (.vertical, size.height, base + ItemVariable.height),
    ] where length >= 0 && length.isFinite {
      if wraps { volatile += [sources.count, sources.count + 1] }
      let orders = TieOrder.contentSize(rank: rank, wraps: wraps, axis: axis, view: view)
      emit(
        [(variable, 1)], .lessThanOrEqual, Self.bounded(Double(length)),
        priority: view.contentHuggingPriority(for: axis).belowRequired, order: orders.hugging,
        source: .hugging(view, axis))
      emit(
        [(variable, 1)], .greaterThanOrEqual, Self.bounded(Double(length)),
        priority: view.contentCompressionResistancePriority(for: axis).belowRequired, order: orders.resistance,
        source: .resistance(view, axis))
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, order: Int32) {
    guard let constant = form(of: constraint) else { return }
    guard constant.value.isFinite else { return unusable.append(.constraint(constraint)) }
    constraints.append(
      LinearConstraint(
        terms: terms, relation: constant.relation, constant: constant.value, priority: constraint.priority.rawValue,
        yieldOrder: TieOrder.constraint(order: order, rule: constraint.tieRule)))
    if constraint.dependsOnSolution { volatile.append(sources.count) }
    sources.append(.constraint(constraint))
  }

  /// Puts the constraint's terms into `terms`; answers its relation and constant, mirrored where that is due.
  private mutating func form(of constraint: NSLayoutConstraint) -> (relation: Relation, value: Double)? {
    guard let holder = constraint.holder else { return nil }
    terms.removeAll(keepingCapacity: true)
    rightSide = 0
    let direction = holder.effectiveUserInterfaceLayoutDirection
    let mirrored = constraint.isMirrored
    let multiplier = Double(constraint.multiplier)
    let isScaledLocation =
      constraint.firstOffset == nil && constraint.firstAttribute.kind == .location && multiplier != 1
    // Locations are multiplied in the common ancestor's coordinates: a − o = m·(b − o) + c.
    let origin = isScaledLocation ? holder.layoutState.engineIndex * 4 : -1
    let axisOffset = ItemVariable.position(constraint.firstAttribute.axis ?? .horizontal)

    append(
      constraint.firstReference, constraint.firstAttribute, constraint.firstOffset, constraint.secondReference,
      direction,
      1)
    if origin >= 0 { appendTerm(origin + axisOffset, multiplier - 1) }
    if constraint.secondAttribute != .notAnAttribute || constraint.secondOffset != nil {
      append(
        constraint.secondReference, constraint.secondAttribute, constraint.secondOffset, constraint.firstReference,
        direction, -multiplier)
    }
    let constant = Double(constraint.constant)
    let relation = Relation(rawValue: Int8(constraint.relation.rawValue))!
    let value = (mirrored ? -constant : constant) + rightSide
    return (mirrored ? relation.mirrored : relation, value.isFinite ? Self.bounded(value) : value)
  }

  /// The constant of a volatile source as it is now; nil where the source would no longer be there.
  mutating func constant(of source: Int) -> Double? {
    switch sources[source] {
    case .constraint(let constraint): return form(of: constraint).flatMap { $0.value.isFinite ? $0.value : nil }
    case .hugging(let view, let axis), .resistance(let view, let axis):
      let size = contentSize(of: view)
      let length = axis == .horizontal ? size.width : size.height
      return length >= 0 && length.isFinite ? Self.bounded(Double(length)) : nil
    default: return constraints[source].constant
    }
  }

  /// A view's sources stand next to each other, and measuring text is dear.
  private mutating func contentSize(of view: UIView) -> CGSize {
    if let measured, measured.view === view { return measured.size }
    let size = view.layoutIntrinsicContentSize
    measured = (view, size)
    return size
  }

  /// Before anything that follows from the solution is asked for again.
  mutating func forgetContentSize() { measured = nil }

  private static func bounded(_ value: Double) -> Double {
    min(max(value, -LayoutTolerance.greatestLength), LayoutTolerance.greatestLength)
  }

  // MARK: Terms

  private mutating func append(
    _ item: ItemReference?, _ attribute: NSLayoutConstraint.Attribute, _ offset: NSLayoutConstraint.Offset?,
    _ other: ItemReference?, _ direction: UIUserInterfaceLayoutDirection, _ factor: Double
  ) {
    if let offset {
      // A distance is measured along the reading direction.
      let sign =
        direction == .rightToLeft && (offset.fromAttribute.isDirectional || offset.toAttribute.isDirectional)
        ? -factor : factor
      append(offset.to, offset.toAttribute.physical(direction), offset.from, sign)
      append(offset.from, offset.fromAttribute.physical(direction), offset.to, -sign)
    } else {
      append(item, attribute.physical(direction), other, factor)
    }
  }

  /// Adds `factor × item.attribute`: its variables to the terms, its known part to the other side.
  private mutating func append(
    _ item: ItemReference?, _ attribute: NSLayoutConstraint.Attribute, _ other: ItemReference?, _ factor: Double
  ) {
    guard let item else { return }
    let place = ItemPlace(item, attribute: attribute, other: other)
    let form = place.form(of: attribute)
    let axis = attribute.axis ?? .horizontal
    if form.position != 0 { appendTerm(place.base + ItemVariable.position(axis), factor * form.position) }
    if form.size != 0 { appendTerm(place.base + ItemVariable.size(axis), factor * form.size) }
    rightSide -= factor * form.constant
  }

  private mutating func appendTerm(_ variable: Int32, _ coefficient: Double) {
    for index in terms.indices where terms[index].variable.index == Int(variable) {
      let sum = terms[index].coefficient + coefficient
      if sum == 0 { terms.remove(at: index) } else { terms[index].coefficient = sum }
      return
    }
    terms.append(LinearTerm(Variable(index: Int(variable)), coefficient))
  }

  mutating func emit(
    _ pairs: [(Int32, Double)], _ relation: Relation, _ constant: Double, priority: Float = 1000, order: Int32 = 0,
    source: ConstraintSource
  ) {
    constraints.append(
      LinearConstraint(
        terms: Self.terms(pairs), relation: relation, constant: constant,
        priority: priority, yieldOrder: order))
    sources.append(source)
  }

  private static func terms(_ pairs: [(Int32, Double)]) -> [LinearTerm] {
    var terms: [LinearTerm] = []
    terms.reserveCapacity(pairs.count)
    for (variable, coefficient) in pairs { terms.append(LinearTerm(Variable(index: Int(variable)), coefficient)) }
    return terms
  }

  static func base(of item: AnyObject) -> Int32 {
    ((item as? UIView)?.layoutState.engineIndex ?? (item as? UILayoutGuide)?.engineIndex ?? -1) * 4
  }
}

extension Relation {
  var mirrored: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension UIView {
  /// The root's alignment rect where its frame has a size.
  fileprivate func hostRect(of size: CGSize) -> CGRect {
    usableAlignmentRect(of: CGRect(origin: .zero, size: size))
  }
}

extension UILayoutGuide {
  /// Whether constraints settle it; the others follow from their owner's edges.
  var hasOwnVariables: Bool { role == .custom || role == .scrollContent }
}

/// Who gives way among constraints of equal priority, as measured on iOS.
///
/// - With equal hugging the view that constraints mention first takes the slack; with equal compression resistance it
///   keeps its size, so the last mentioned shrinks.
/// - Labels that wrap are measured again in a second pass, which turns this around: of several the last mentioned
///   stretches, and ahead of views that do not wrap.
/// - In a stack view the first arranged view shrinks.
/// - Otherwise a constraint that came into a tie stays violated: the later yields.
@MainActor
enum TieOrder {
  /// Bands: later constraints −3·band…, wrapping content −band…, others 0….
  private static let band: Int32 = 100_000_000

  static func contentSize(
    rank: Int32, wraps: Bool, axis: NSLayoutConstraint.Axis, view: UIView
  ) -> (hugging: Int32, resistance: Int32) {
    if wraps, axis == .horizontal { return (-rank - 1, -rank - 1) }
    let isArrangedAlong = view.superview?.arranges(view, along: axis) ?? false
    return (rank, isArrangedAlong ? rank : band - rank)
  }

  static func constraint(order: Int32, rule: NSLayoutConstraint.TieRule) -> Int32 {
    switch rule {
    case .firstYields: order - 2 * band
    case .lastYields: -band - order
    }
  }
}
