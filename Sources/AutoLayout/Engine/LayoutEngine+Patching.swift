import Foundation
import LPCassowary

/// Building only the parts of the problem again in which constraints or views came or went.
///
/// Their items and constraints are added behind all others, so that nothing else moves. They are in the same order, and
/// have the same ties, as in a problem that is built from nothing.
extension LayoutEngine {
  /// A part of the problem that is being built again.
  @MainActor
  private struct Patch {
    /// The parts that it replaces.
    var parts: Set<Int> = []
    /// The indices of its items.
    var items: Set<Int> = []
    /// The active constraints of its items, in any order.
    var constraints: [NSLayoutConstraint] = []
    private var known: Set<ObjectIdentifier> = []

    /// Adds a constraint that the layout has.
    mutating func add(_ constraint: NSLayoutConstraint) {
      if known.insert(ObjectIdentifier(constraint)).inserted { constraints.append(constraint) }
    }
  }

  /// Builds parts again.
  ///
  /// - Parameter stale: the parts to build again, apart from those that a change of the structure concerns.
  /// - Returns: the numbers of the new parts; `nil` if everything has to be built.
  func patchParts(_ stale: Set<Int>, _ structure: StructureChanges) -> (replaced: Set<Int>, new: Range<Int>)? {
    if structure.isEmpty, stale.isEmpty { return ([], 0..<0) }
    guard problem.unusable.isEmpty, !parts!.isWorn(problem), root.forFirstBaselineLayout === root,
      root.forLastBaselineLayout === root
    else { return nil }
    problem.isPatched = true
    changes?.isEverything = true
    var patch = Patch()
    for part in stale { take(part, into: &patch) }
    for index in structure.removed { remove(index, &patch) }
    for view in structure.added.compactMap(\.view) where view.superview != nil && view.root === root {
      add(view, to: &patch)
    }
    guard take(structure, into: &patch), let builder = build(&patch) else { return nil }
    return (patch.parts, replace(patch, by: builder))
  }

  // MARK: What is built again

  /// Takes the parts that changes of constraints and views concern.
  ///
  /// - Returns: `false` if the root alone is concerned.
  private func take(_ structure: StructureChanges, into patch: inout Patch) -> Bool {
    for constraint in structure.constraints {
      if let source = parts!.source(of: constraint) {
        guard let part = parts!.part(of: problem.constraints[source]) else { return false }
        take(part, into: &patch)
      }
      if isInLayout(constraint) { patch.add(constraint) }
    }
    for view in structure.views.compactMap(\.view) where view.root === root {
      guard let index = index(of: view.reference, view.engineIndex), index > 0 else { return false }
      take(parts!.part(ofItem: Int32(index)), into: &patch)
    }
    for view in structure.containers.compactMap(\.view) where view.root === root {
      // Baselines of the views around may be those of what was added or removed.
      var outer: UIView? = view
      while let view = outer, view !== root {
        take(parts!.part(ofItem: view.engineIndex), into: &patch)
        outer = view.superview
      }
    }
    return true
  }

  private func take(_ part: Int, into patch: inout Patch) {
    guard part >= 0, patch.parts.insert(part).inserted else { return }
    for item in parts!.items(of: part) where problem.items[item] !== LinearProblem.noItem { patch.items.insert(item) }
    for source in parts!.sources(of: part) {
      if case .constraint(let constraint) = problem.sources[source], isInLayout(constraint) { patch.add(constraint) }
    }
  }

  /// Whether a constraint is active in this tree, and a layout can have it.
  private func isInLayout(_ constraint: NSLayoutConstraint) -> Bool {
    guard let holder = constraint.holder, !constraint.isOfTwoAxes else { return false }
    return index(of: holder.reference, holder.engineIndex) != nil && holder.root === root
  }

  private func remove(_ index: Int, _ patch: inout Patch) {
    take(parts!.part(ofItem: Int32(index)), into: &patch)
    problem.items[index] = LinearProblem.noItem
    patch.items.remove(index)
  }

  /// Gives a view, its guides and everything inside indices, unless they have some.
  private func add(_ view: UIView, to patch: inout Patch) {
    if index(of: view.reference, view.engineIndex) == nil {
      view.engineIndex = addItem(view.reference, to: &patch)
      for constraint in view.satisfiableConstraints { patch.add(constraint) }
    }
    for guide in view.storedGuides
    where guide.hasOwnVariables && index(of: guide.reference, guide.engineIndex) == nil {
      guide.engineIndex = addItem(guide.reference, to: &patch)
    }
    for subview in view.subviews { add(subview, to: &patch) }
  }

  private func addItem(_ item: ItemReference, to patch: inout Patch) -> Int32 {
    let index = problem.items.count
    problem.items.append(item)
    parts!.addItems(of: problem)
    solution.addItem()
    frames.append(.zero, of: item, scale: 1)
    patch.items.insert(index)
    return Int32(index)
  }

  // MARK: Building

  /// Builds the constraints of a patch, with all parts that these tie it to.
  ///
  /// - Returns: `nil` if a constraint is about no item that is laid out, or has numbers that no layout can use.
  private func build(_ patch: inout Patch) -> ProblemBuilder? {
    while true {
      guard patch.items.count * 2 <= problem.items.count, patch.constraints.allSatisfy(hasIndices) else { return nil }
      var builder = ProblemBuilder(
        root: root, items: problem.items, scope: inPreorder(patch.items), constraints: patch.constraints)
      builder.buildItems()
      // A view that nothing places keeps its frame, which is known once everything is solved.
      guard builder.problem.unusable.isEmpty, builder.problem.unplaced.isEmpty,
        let others = ties(of: builder.problem, beyond: patch)
      else { return nil }
      if others.isEmpty { return builder }
      for part in others { take(part, into: &patch) }
    }
  }

  /// Whether the items of a constraint have indices in the problem.
  private func hasIndices(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.references.allSatisfy { reference in
      guard let reference else { return true }
      if let view = reference.view { return index(of: reference, view.engineIndex) != nil }
      guard let guide = reference.guide, let owner = guide.owningView else { return false }
      return guide.hasOwnVariables
        ? index(of: reference, guide.engineIndex) != nil : index(of: owner.reference, owner.engineIndex) != nil
    }
  }

  /// Returns the other parts that constraints of a patch refer to; `nil` if one refers to none but the root, or to what
  /// has no index.
  private func ties(of built: LinearProblem, beyond patch: Patch) -> Set<Int>? {
    var others: Set<Int> = []
    for source in built.constraints.indices {
      var (hasItems, isKnown) = (false, true)
      for term in built.constraints[source].terms where term.variable.index < 0 { isKnown = false }
      guard isKnown else { return nil }
      ProblemParts.forEachItem(of: built, source) { item in
        hasItems = true
        guard !patch.items.contains(item) else { return }
        let part = parts!.part(ofItem: Int32(item))
        if part >= 0 { others.insert(part) } else { isKnown = false }
      }
      guard hasItems, isKnown else { return nil }
    }
    return others
  }

  /// Returns the indices of items in the order of the tree.
  private func inPreorder(_ items: Set<Int>) -> [Int] {
    // The views on the way to the items, by the view around them.
    var (inside, known): ([ObjectIdentifier: [UIView]], Set<ObjectIdentifier>) = ([:], [])
    for index in items {
      var view = problem.items[index].view ?? problem.items[index].guide?.owningView
      while let inner = view, let outer = inner.superview, known.insert(ObjectIdentifier(inner)).inserted {
        inside[ObjectIdentifier(outer), default: []].append(inner)
        view = outer
      }
    }
    var order: [Int] = []
    visit(root, inside, items, &order)
    return order
  }

  private func visit(_ view: UIView, _ inside: [ObjectIdentifier: [UIView]], _ items: Set<Int>, _ order: inout [Int]) {
    func add(_ index: Int32) { if items.contains(Int(index)) { order.append(Int(index)) } }
    add(view.engineIndex)
    for guide in view.storedGuides where guide.hasOwnVariables { add(guide.engineIndex) }
    guard let found = inside[ObjectIdentifier(view)] else { return }
    if found.count == 1 { return visit(found[0], inside, items, &order) }
    let wanted = Set(found.map(ObjectIdentifier.init))
    for subview in view.subviews where wanted.contains(ObjectIdentifier(subview)) {
      visit(subview, inside, items, &order)
    }
  }

  /// Puts what was built in the place of the parts of a patch.
  ///
  /// - Returns: the numbers of the new parts.
  private func replace(_ patch: Patch, by builder: ProblemBuilder) -> Range<Int> {
    let first = problem.constraints.count
    problem.constraints += builder.problem.constraints
    problem.sources += builder.problem.sources
    problem.volatile += builder.problem.volatile.map { $0 + first }
    let old = patch.parts.flatMap { parts!.sources(of: $0) }
    let new = parts!.replace(patch.parts, by: builder.scope, sources: first, of: problem)
    // What was replaced keeps no constraint alive.
    for source in old { problem.sources[source] = .host(.horizontal) }
    return new
  }
}
