package import LPAutoLayout
import LPCassowary
import Foundation

/// Tries changes of constraints on a laid-out tree, and takes each back.
@MainActor
package struct ConflictTrials {
  /// The layout of a tree with a change.
  package struct Outcome {
    /// The changed constraint in the DSL's notation; the former one for a removal.
    package let equation: String
    package let conflicts: Set<[String]>
    /// The keys of the author's constraints in conflicts, whichever was set aside.
    package let inConflict: Set<String>
    package let layout: LayoutResult
  }

  private let root: UIView
  /// The author's constraints, in the order of the views that hold them.
  package let constraints: [TriedConstraint]
  private let keys: [ObjectIdentifier: String]

  package init(root: UIView) {
    self.root = root
    root.layoutIfNeeded()
    constraints = Self.constraints(of: root)
    keys = Dictionary(uniqueKeysWithValues: constraints.map { (ObjectIdentifier($0.constraint), $0.key) })
  }

  package static func constraints(of root: UIView) -> [TriedConstraint] {
    let names = NameTable(root: root)
    var (found, counts): ([TriedConstraint], [String: Int]) = ([], [:])
    root.forEachDescendant { view in
      for constraint in view.heldConstraints where constraint.origin == .user {
        let site = constraint.callSite.map { "\($0.fileID):\($0.line):\($0.column)" } ?? ""
        let sides = [constraint.firstSide, constraint.secondSide].map {
          "\(names.name(of: $0.item)).\($0.attribute.name)"
        }
        let key = "\(site) \(sides[0]) \(sides[1])"
        counts[key, default: 0] += 1
        found.append(
          TriedConstraint(
            constraint: constraint, key: counts[key]! == 1 ? key : "\(key) #\(counts[key]!)",
            equation: equation(of: constraint, names), holder: view))
      }
    }
    return found
  }

  private static func equation(of constraint: NSLayoutConstraint, _ names: NameTable) -> String {
    let priority = constraint.priority == .required ? "" : " ~ \(formatNumber(CGFloat(constraint.priority.rawValue)))"
    return EquationText(names: names).text(of: constraint) + priority
  }

  // MARK: Conflicts

  package func conflicts() -> [TriedConflict] {
    root.layoutIfNeeded()
    guard !root.engine.conflicts.isEmpty else { return [] }
    let explainer = LayoutExplainer(root: root)
    let engine = root.engine
    return engine.conflicts.enumerated().map { number, conflict in
      let nearest = explainer.repairs(of: conflict)
      let members = conflict.members.map { source in
        let cause = explainer.words.cause(source)
        return TriedConflict.Member(
          cause: cause, key: key(of: source), row: engine.linearConstraints[source],
          nearest: nearest.first { $0.cause == cause }?.constant)
      }
      let rest = Set(conflict.members).subtracting([conflict.broken])
      let others = engine.conflicts.enumerated().filter { $0.offset != number }.map(\.element)
      return TriedConflict(
        members: members, broken: conflict.members.firstIndex(of: conflict.broken) ?? 0,
        breakResolves: others.allSatisfy { rest.isDisjoint(with: $0.members) })
    }
  }

  private func key(of source: Int) -> String? {
    root.engine.constraint(of: source).flatMap { keys[ObjectIdentifier($0)] }
  }

  private var signatures: Set<[String]> {
    Set(
      root.engine.conflicts.map { conflict in
        conflict.members.map { key(of: $0) ?? kind(of: $0).rawValue }.sorted()
      })
  }

  private func kind(of source: Int) -> Cause.Kind {
    switch root.engine.sources[source] {
    case .constraint(let constraint): constraint.origin == .user ? .author : .system
    case .hugging, .resistance: .intrinsicSize
    case .autoresizing: .autoresizingMask
    case .host, .fitting: .screen
    case .nonNegative, .contentOrigin: .rule
    }
  }

  // MARK: Trials

  package func has(_ key: String) -> Bool { constraints.contains { $0.key == key } }

  /// The tree as it is.
  package func present() -> Outcome { outcome("") }

  private func outcome(_ equation: String) -> Outcome {
    root.layoutIfNeeded()
    let members = root.engine.conflicts.flatMap(\.members).compactMap { key(of: $0) }
    return Outcome(
      equation: equation, conflicts: signatures, inConflict: Set(members), layout: LayoutCapture(root: root).result())
  }

  /// Lays the tree out with a change of a constraint.
  ///
  /// - Returns: `nil` if the tree has no such constraint, or if the change would be illegal or a negative size.
  package func outcome(of change: ConstraintChange, at key: String) -> Outcome? {
    guard let tried = constraints.first(where: { $0.key == key }) else { return nil }
    let constraint = tried.constraint
    let statement = constraint.statement
    guard let changed = change.applied(to: statement) else { return withoutConstraint(tried) }
    guard !changed.isNegativeSize else { return nil }
    constraint.statement = changed
    defer { constraint.statement = statement }
    guard constraint.error == nil else { return nil }
    return outcome(Self.equation(of: constraint, NameTable(root: root)))
  }

  private func withoutConstraint(_ tried: TriedConstraint) -> Outcome? {
    let (constraint, holder) = (tried.constraint, tried.holder)
    guard let index = holder.heldConstraints.firstIndex(where: { $0 === constraint }) else { return nil }
    holder.release(constraint)
    defer {
      constraint.holder = holder
      holder.heldConstraints.insert(constraint, at: min(index, holder.heldConstraints.count))
      holder.setNeedsEngineRebuild()
    }
    return outcome(tried.equation)
  }
}
