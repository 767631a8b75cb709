import LPCassowary
package import Foundation

/// Turns a view tree into linear constraints over four variables for each item (`ItemVariable`): its alignment rect, in
/// the root's coordinates.
@MainActor
package struct ProblemBuilder {
  let root: UIView
  private(set) var problem = LinearProblem()
  /// The indices of the items whose constraints are built, in preorder.
  private(set) var scope: [Int] = []
  private var active: [NSLayoutConstraint] = []
  /// The order in which constraints first mention each item, by item index.
  private var mention: [Int32] = []
  /// The number of items that have a place in that order.
  private var mentioned = 0
  private var form = LinearForm()
  var fitting: Fitting?

  /// A target for the root's size with its own priorities.
  package struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    package init(size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
      self.size = size
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    collect(root)
    scope = Array(problem.items.indices)
    sortByActivation()
    rankMentions()
  }

  /// Makes a builder for a part of a problem.
  ///
  /// - Parameters:
  ///   - scope: the indices of the part's items without the root, in preorder.
  ///   - constraints: all constraints between them.
  init(root: UIView, items: [ItemReference], scope: [Int], constraints: [NSLayoutConstraint]) {
    self.root = root
    self.scope = scope
    problem.items = items
    active = constraints
    sortByActivation()
    rankMentions()
  }

  // MARK: Collecting

  private mutating func collect(_ view: UIView) {
    view.engineIndex = Int32(problem.items.count)
    problem.items.append(view.reference)
    for guide in view.storedGuides where guide.hasOwnVariables {
      guide.engineIndex = Int32(problem.items.count)
      problem.items.append(guide.reference)
    }
    active += view.satisfiableConstraints
    for subview in view.subviews { collect(subview) }
  }

  /// Sorts by numbers, since every comparison of constraints would check for the main actor.
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
    mention = Array(repeating: -1, count: problem.items.count)
    var next: Int32 = 0
    func note(_ reference: ItemReference?) {
      guard let view = reference?.view, mention.indices.contains(Int(view.engineIndex)) else { return }
      let index = Int(view.engineIndex)
      if mention[index] < 0 {
        mention[index] = next
        next += 1
      }
    }
    for constraint in active {
      note(constraint.firstReference)
      note(constraint.secondReference)
    }
    for index in scope where mention[index] < 0 {
      mention[index] = next
      next += 1
    }
    mentioned = Int(next)
  }

  // MARK: Building

  mutating func build() {
    problem.constraints.reserveCapacity(scope.count * 10)
    problem.sources.reserveCapacity(scope.count * 10)
    addHost()
    buildItems()
  }

  /// Builds the constraints of the scope, without those of the root's own place and size.
  mutating func buildItems() {
    for index in scope { addNonNegative(problem.items[index], base: Int32(index) * ItemVariable.count) }
    for index in scope {
      if let view = problem.items[index].view { addAutoresizing(view) }
      if let guide = problem.items[index].guide, guide.role == .scrollContent { addContentOrigin(guide) }
    }
    var byMention = Array(repeating: -1, count: mentioned)
    for index in scope { byMention[Int(mention[index])] = index }
    for index in byMention where index >= 0 {
      if let view = problem.items[index].view { addContentSize(view, rank: mention[index]) }
    }
    for (order, constraint) in active.enumerated() { add(constraint, order: Int32(order)) }
    noteUnplaced()
  }

  /// Notes the views of the scope that neither a constraint nor a content size mentions.
  private mutating func noteUnplaced() {
    let candidates = scope.filter { problem.items[$0].view.map(UnplacedView.isCandidate) ?? false }
    guard !candidates.isEmpty else { return }
    var isPlaced = [Bool](repeating: false, count: problem.items.count)
    for index in problem.sources.indices {
      switch problem.sources[index] {
      case .constraint, .hugging, .resistance:
        for term in problem.constraints[index].terms { isPlaced[term.variable.index / Int(ItemVariable.count)] = true }
      default: break
      }
    }
    for item in candidates { problem.items[item].view?.geometry.isUnplaced = !isPlaced[item] }
    problem.unplaced = candidates.filter { !isPlaced[$0] }.compactMap {
      problem.items[$0].view.flatMap(UnplacedView.init)
    }
  }

  /// Returns the root's alignment rect for a size of its frame.
  private func hostRect(of size: CGSize) -> CGRect { root.usableAlignmentRect(of: CGRect(origin: .zero, size: size)) }

  private mutating func addHost() {
    let frame = hostRect(of: root.bounds.size)
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
        let rect = hostRect(of: size)
        emit(
          [(ItemVariable.width, 1)], .equal, Double(rect.width), priority: priority.rawValue,
          source: .host(.horizontal))
        emit(
          [(ItemVariable.height, 1)], .equal, Double(rect.height), priority: priority.rawValue,
          source: .host(.vertical))
      }
    }
  }

  private mutating func addNonNegative(_ item: ItemReference, base: Int32) {
    emit([(base + ItemVariable.width, 1)], .greaterThanOrEqual, 0, source: .nonNegative(item, .horizontal))
    emit([(base + ItemVariable.height, 1)], .greaterThanOrEqual, 0, source: .nonNegative(item, .vertical))
  }

  private mutating func addContentOrigin(_ guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return }
    let (base, ownerBase) = (guide.engineIndex * 4, owner.engineIndex * 4)
    let insets = owner.alignmentRectInsets.finite
    let origin = owner.geometry.boundsOrigin
    emit(
      [(base + ItemVariable.x, 1), (ownerBase + ItemVariable.x, -1)], .equal, Double(-insets.left - origin.x),
      source: .contentOrigin(guide.reference, .horizontal))
    emit(
      [(base + ItemVariable.y, 1), (ownerBase + ItemVariable.y, -1)], .equal, Double(-insets.top - origin.y),
      source: .contentOrigin(guide.reference, .vertical))
  }

  private mutating func addContentSize(_ view: UIView, rank: Int32) {
    guard !view.isIgnoredByLayout else { return }
    let size = view.layoutIntrinsicContentSize
    let base = view.engineIndex * 4
    let wraps = view.wrappingContent?.wantsWrapWidth ?? false
    if !size.width.isFinite || !size.height.isFinite { problem.unusable.append(.contentSize(view.reference, size)) }
    for (axis, length, variable) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, base + ItemVariable.width),
      (.vertical, size.height, base + ItemVariable.height),
    ] where length >= 0 && length.isFinite {
      if wraps { problem.volatile += [problem.sources.count, problem.sources.count + 1] }
      let orders = TieOrder.contentSize(rank: rank, wraps: wraps, axis: axis, view: view)
      emit(
        [(variable, 1)], .lessThanOrEqual, LayoutTolerance.bounded(Double(length)),
        priority: view.contentHuggingPriority(for: axis).belowRequired, order: orders.hugging,
        source: .hugging(view.reference, axis))
      emit(
        [(variable, 1)], .greaterThanOrEqual, LayoutTolerance.bounded(Double(length)),
        priority: view.contentCompressionResistancePriority(for: axis).belowRequired, order: orders.resistance,
        source: .resistance(view.reference, axis))
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, order: Int32) {
    guard let constant = form.write(constraint) else { return }
    guard constant.value.isFinite else { return problem.unusable.append(.constraint(constraint)) }
    problem.constraints.append(
      LinearConstraint(
        terms: form.terms, relation: constant.relation, constant: constant.value,
        priority: constraint.priority.rawValue,
        yieldOrder: isWish(constraint)
          ? TieOrder.wish(rank: mention[Int(constraint.firstReference?.view?.engineIndex ?? 0)])
          : TieOrder.constraint(order: order, rule: constraint.tieRule)))
    if constraint.dependsOnSolution { problem.volatile.append(problem.sources.count) }
    problem.sources.append(.constraint(constraint))
  }

  /// Whether the constraint asks for one view's length, and need not get it: that is a tie as equal hugging is.
  private func isWish(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.origin == .user && constraint.relation == .equal && constraint.secondReference == nil
      && constraint.priority.rawValue < 1000 && constraint.firstAttribute.kind == .size
      && constraint.firstReference?.view != nil
  }

  mutating func emit(
    _ pairs: [(Int32, Double)], _ relation: Relation, _ constant: Double, priority: Float = 1000, order: Int32 = 0,
    source: ConstraintSource
  ) {
    problem.constraints.append(
      LinearConstraint(
        terms: Self.terms(pairs), relation: relation, constant: constant,
        priority: priority, yieldOrder: order))
    problem.sources.append(source)
  }

  private static func terms(_ pairs: [(Int32, Double)]) -> [LinearTerm] {
    var terms: [LinearTerm] = []
    terms.reserveCapacity(pairs.count)
    for (variable, coefficient) in pairs { terms.append(LinearTerm(Variable(index: Int(variable)), coefficient)) }
    return terms
  }
}
