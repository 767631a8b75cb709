import LPAutoLayout
import LPCassowary
import Foundation

extension LayoutExplainer {
  /// Returns the other valid values of the attribute, and what would determine it.
  func freedom(of subject: Subject) -> AttributeExplanation.Freedom? {
    if let view = subject.item as? UIView, view.isIgnoredByLayout { return nil }
    guard subject.expression.terms.contains(where: { states.isFree(variable: $0.variable.index) }),
      let limits = Self.limits(of: subject.expression, in: engine.solver)
    else { return nil }
    return AttributeExplanation.Freedom(
      least: limits.lowerBound.isFinite ? limits.lowerBound : nil,
      greatest: limits.upperBound.isFinite ? limits.upperBound : nil, pins: pins(of: subject))
  }

  /// Returns the range of valid values; `nil` if there is only one value.
  static func limits(of expression: LinearExpression, in solver: Solver) -> ClosedRange<Double>? {
    var solver = solver
    let measure = solver.addVariable()
    let definition = LinearConstraint(LinearExpression(measure), .equal, expression)
    guard (try? solver.add(definition)) != nil else { return nil }
    let freedom = solver.freedom(of: measure)
    return freedom.isAmbiguous ? freedom.least.limit.settled...freedom.greatest.limit.settled : nil
  }

  // MARK: Pins

  /// One change to the constraints, in words and in the solver.
  struct Attempt {
    let words: String
    let apply: (inout Solver) -> Bool
  }

  /// Returns the first change that determines the attribute, or the first two if none does alone.
  private func pins(of subject: Subject) -> [AttributeExplanation.Pin] {
    let attempts = attempts(subject)
    let alone = attempts.compactMap { pin([$0], subject) }
    if !alone.isEmpty { return Array(alone.prefix(2)) }
    for (index, first) in attempts.enumerated() {
      for second in attempts[(index + 1)...] {
        if let found = pin([first, second], subject) { return [found] }
      }
    }
    return []
  }

  private func pin(_ attempts: [Attempt], _ subject: Subject) -> AttributeExplanation.Pin? {
    var solver = engine.solver
    for attempt in attempts where !attempt.apply(&solver) { return nil }
    guard Self.limits(of: subject.expression, in: solver) == nil else { return nil }
    return AttributeExplanation.Pin(changes: attempts.map(\.words), value: solver.value(of: subject.expression).settled)
  }

  private func attempts(_ subject: Subject) -> [Attempt] {
    guard let term = subject.expression.terms.first else { return [] }
    let index = term.variable.index / Int(ItemVariable.count)
    guard let item = engine.items[index].object else { return [] }
    return priorities(of: item, subject.axis) + [place(of: item, index, subject.axis)].compactMap { $0 }
      + [size(of: item, index, subject.axis)]
  }

  /// Returns changes of priorities, for contents of equal priority that share space.
  func priorities(of item: AnyObject, _ axis: NSLayoutConstraint.Axis, by step: Float = 1) -> [Attempt] {
    engine.sources.indices.compactMap { source in
      guard let id = engine.ids[source] else { return nil }
      let verb: String
      switch engine.sources[source] {
      case .hugging(let wanting, axis) where wanting.object === item: verb = "hugging"
      case .resistance(let wanting, axis) where wanting.object === item: verb = "resistance"
      default: return nil
      }
      let priority = engine.linearConstraints[source].priority
      guard priority + step < 1000 else { return nil }
      let direction = axis == .horizontal ? "horizontal" : "vertical"
      return Attempt(
        words: "\(names.name(of: item)).\(verb)(.\(direction), \(formatNumber(CGFloat(priority + step))))",
        apply: { (try? $0.setPriority(id, priority + step)) != nil })
    }
  }

  /// Returns an equation that gives the item a length, by default the one that it has.
  func size(
    of item: AnyObject, _ index: Int, _ axis: NSLayoutConstraint.Axis, value given: Double? = nil
  ) -> Attempt {
    let variable = Variable(index: index * Int(ItemVariable.count) + Int(ItemVariable.size(axis)))
    let value = given ?? engine.values[variable.index]
    let name = "\(names.name(of: item)).\(axis == .horizontal ? "width" : "height")"
    return Attempt(
      words: "\(name) == \(formatNumber(CGFloat(value)))",
      apply: { (try? $0.add(LinearConstraint(LinearExpression(variable), .equal, value))) != nil })
  }

  /// Returns an equation that keeps the item's distance from its superview, on the leading side.
  func place(
    of item: AnyObject, _ index: Int, _ axis: NSLayoutConstraint.Axis, value given: Double? = nil
  ) -> Attempt? {
    guard let parent = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView,
      parent.engineIndex >= 0
    else { return nil }
    let isMirrored = axis == .horizontal && parent.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = edge(of: index, axis, isMirrored) - edge(of: Int(parent.engineIndex), axis, isMirrored)
    let value = given ?? engine.solver.value(of: distance)
    let word = axis == .horizontal ? "leading" : "top"
    let written = CGFloat(isMirrored ? -value : value)
    let constant = written == 0 ? "" : (written < 0 ? " - " : " + ") + formatNumber(abs(written))
    return Attempt(
      words: "\(names.name(of: item)).\(word) == \(names.name(of: parent)).\(word)\(constant)",
      apply: { (try? $0.add(LinearConstraint(distance, .equal, value))) != nil })
  }

  /// Returns the leading or top edge of an item.
  func edge(of item: Int, _ axis: NSLayoutConstraint.Axis, _ isMirrored: Bool) -> LinearExpression {
    let first = item * Int(ItemVariable.count)
    let position = LinearExpression(Variable(index: first + Int(ItemVariable.position(axis))))
    return isMirrored ? position + Variable(index: first + Int(ItemVariable.size(axis))) : position
  }
}
