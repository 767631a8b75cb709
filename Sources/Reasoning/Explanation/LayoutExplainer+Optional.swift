import LPAutoLayout
import LPCassowary
import Foundation

extension LayoutExplainer {
  /// The largest number of constraints that are listed.
  private static let mostLosses = 24

  /// Returns optional constraints on the chain's variables that are not satisfied. Hugging counts only for the
  /// explained item, since views are often stretched.
  func unsatisfied(around chain: Chain) -> [AttributeExplanation.Unsatisfied] {
    let unsatisfied = engine.sources.indices.filter { isLost($0, around: chain) }
    let sorted = unsatisfied.sorted { a, b in
      let (first, second) = (engine.linearConstraints[a].priority, engine.linearConstraints[b].priority)
      return first != second ? first > second : a < b
    }
    return sorted.prefix(Self.mostLosses).map { source in
      let rivals = engine.ids[source].flatMap { try? engine.solver.rivals(of: $0) } ?? []
      return AttributeExplanation.Unsatisfied(
        cause: words.cause(source), amount: abs(engine.violation(of: source)).settled,
        rivals: rivals.compactMap { sourceOfID[$0.index] }.filter { !isGround($0) }.map(words.cause))
    }
  }

  private func isLost(_ source: Int, around chain: Chain) -> Bool {
    let linear = engine.linearConstraints[source]
    guard engine.ids[source] != nil, linear.priority < 1000, chain.touches(linear),
      abs(engine.violation(of: source)) > Self.visible
    else { return false }
    if case .hugging(let item, _) = engine.sources[source] { return item.object === chain.subject.item }
    return true
  }

  /// The least visible error: a thousandth of a point.
  private static let visible = 1e-3

  /// Returns whether a source is the screen's origin, which nobody can change.
  private func isGround(_ source: Int) -> Bool {
    if case .host = engine.sources[source] { return engine.constant(of: source) == 0 }
    return false
  }

  /// Returns the inequalities of the author, of stack views and of controls that limit the item.
  func room(around chain: Chain) -> [AttributeExplanation.Room] {
    let own = Set(chain.subject.expression.terms.map { $0.variable.index / Int(ItemVariable.count) })
    let found = engine.sources.indices.compactMap { source -> AttributeExplanation.Room? in
      guard let constraint = engine.constraint(of: source), engine.ids[source] != nil,
        engine.relation(of: source) != .equal, constraint.firstAttribute.axis == chain.subject.axis,
        engine.linearConstraints[source].terms.contains(where: {
          own.contains($0.variable.index / Int(ItemVariable.count))
        })
      else { return nil }
      let slack = abs(engine.difference(of: source))
      return slack > Self.visible && engine.violation(of: source) == 0
        ? .init(cause: words.cause(source), slack: slack.settled) : nil
    }
    return found.sorted { $0.slack < $1.slack }
  }

  // MARK: Conflicts

  /// Returns the conflicts with a member on the chain's variables.
  func conflicts(around chain: Chain) -> [ConflictExplanation] {
    engine.conflicts.filter { conflict in
      conflict.members.contains { chain.touches(engine.linearConstraints[$0]) }
    }.map { conflict in
      ConflictExplanation(
        members: conflict.members.map(words.cause), setAside: words.cause(conflict.broken),
        amount: conflict.amount.settled,
        repairs: repairs(of: conflict))
    }
  }

  /// Returns the repairs that change a single constraint of the author, each verified by solving again.
  func repairs(of conflict: ConstraintConflict) -> [ConflictExplanation.Repair] {
    let broken = engine.linearConstraints[conflict.broken]
    var attempt = engine.solver
    do throws(SolverError) { _ = try attempt.add(broken) } catch {
      guard case .conflict(let found) = error,
        let ways = try? engine.solver.relaxations(of: found, adding: [broken])
      else { return [] }
      // Of equally cheap repairs that of the constraint that was set aside comes first.
      let repairs = ways.compactMap { way -> (size: Double, order: Int, repair: ConflictExplanation.Repair)? in
        let isSetAside = if case .added = way.member { true } else { false }
        return repair(way, conflict).map { (abs($0.shift).settled, isSetAside ? 0 : 1, $0) }
      }
      return repairs.sorted { ($0.size, $0.order) < ($1.size, $1.order) }.map(\.repair)
    }
    return []
  }

  private func repair(_ way: Relaxation, _ conflict: ConstraintConflict) -> ConflictExplanation.Repair? {
    let source: Int
    var attempt = engine.solver
    var broken = engine.linearConstraints[conflict.broken]
    switch way.member {
    case .existing(let id):
      guard let known = sourceOfID[id.index], (try? attempt.setConstant(id, way.constant)) != nil else { return nil }
      source = known
    case .added:
      source = conflict.broken
      broken.constant = way.constant
    }
    guard let constraint = engine.constraint(of: source), constraint.origin == .user,
      (try? attempt.add(broken)) != nil
    else { return nil }
    let shift = constraint.isMirrored ? -way.shift : way.shift
    var statement = constraint.statement
    statement.constant += CGFloat(shift)
    guard !statement.isNegativeSize else { return nil }
    return ConflictExplanation.Repair(
      cause: words.cause(source), constant: (Double(constraint.constant) + shift).settled, shift: shift.settled)
  }
}
