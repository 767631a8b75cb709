import Cassowary
import Foundation

/// How the constraints of a solved tree stand, which of them hold each view, and what is free.
@MainActor
struct ConstraintStanding {
  private let engine: LayoutEngine
  /// Sources that become records, in the order of records.
  let recorded: [Int]
  /// By source; nil for what is not recorded.
  let recordOfSource: [Int?]
  private let sourceOfID: [ConstraintID: Int]
  private let conflictOfSource: [Int: Int]
  private let free: Set<Int>

  init(engine: LayoutEngine) {
    self.engine = engine
    var user: [Int] = []
    var others: [Int] = []
    var byID: [ConstraintID: Int] = [:]
    for (index, source) in engine.sources.enumerated() {
      if let id = engine.ids[index] { byID[id] = index }
      switch source {
      case .constraint: user.append(index)
      case .hugging, .resistance, .autoresizing: others.append(index)
      default: break
      }
    }
    recorded = user + others
    var records = [Int?](repeating: nil, count: engine.sources.count)
    for (record, source) in recorded.enumerated() { records[source] = record }
    recordOfSource = records
    sourceOfID = byID
    var conflicts: [Int: Int] = [:]
    for (number, conflict) in engine.conflicts.enumerated() {
      for member in conflict.members where conflicts[member] == nil { conflicts[member] = number + 1 }
    }
    conflictOfSource = conflicts
    free = Set(engine.solver.freeVariables().map(\.index))
  }

  func conflictNumber(of source: Int) -> Int? { conflictOfSource[source] }

  /// Differences below a thousandth of a point are arithmetic.
  private static let tolerance = 1e-3

  func state(of source: Int) -> ConstraintRecord.State {
    let difference = engine.difference(of: source)
    let violation = engine.relation(of: source).violation(difference)
    if abs(violation) > Self.tolerance {
      let by = CGFloat(-violation)
      return engine.ids[source] == nil ? .setAside(by: by) : .broken(by: by)
    }
    if engine.relation(of: source) != .equal, abs(difference) > Self.tolerance {
      return .slack(CGFloat(abs(difference)))
    }
    return .holds
  }

  /// For each view, the records that its rectangle depends on; ascending.
  func holders(of views: [View]) -> [[Int]] {
    var explainer = engine.solver.explainer()
    return views.map { view in
      guard view.layoutState.engineIndex >= 0 else { return [] }
      var found: Set<Int> = []
      for offset in 0..<ItemVariable.count {
        for id in Self.holding(Self.variable(of: view, offset), &explainer) {
          if let source = sourceOfID[id], let record = recordOfSource[source] { found.insert(record) }
        }
      }
      return found.sorted()
    }
  }

  func constraints(affecting view: View, _ axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    constraints(affecting: Int(view.layoutState.engineIndex), axis)
  }

  /// A guide without variables of its own lies where its owner does.
  func constraints(affecting guide: LayoutGuide, _ axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    constraints(affecting: Self.item(of: guide), axis)
  }

  private func constraints(affecting item: Int, _ axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    guard item >= 0 else { return [] }
    var explainer = engine.solver.explainer()
    let found = Set(
      [ItemVariable.position(axis), ItemVariable.size(axis)].flatMap { offset in
        let variable = Variable(index: item * Int(ItemVariable.count) + Int(offset))
        return Self.holding(variable, &explainer).compactMap { sourceOfID[$0] }
      })
    return found.sorted().compactMap { source in
      if case .constraint(let constraint) = engine.sources[source] { constraint } else { nil }
    }
  }

  private static func item(of guide: LayoutGuide) -> Int {
    Int((guide.hasOwnVariables ? guide.engineIndex : guide.owningView?.layoutState.engineIndex) ?? -1)
  }

  private static func holding(_ variable: Variable, _ explainer: inout Explainer) -> [ConstraintID] {
    explainer.explanation(of: variable).contributions.map(\.constraint)
  }

  private static func variable(of view: View, _ variable: Int32) -> Variable {
    Variable(index: Int(view.layoutState.engineIndex * ItemVariable.count + variable))
  }

  /// The engine's number for a view's left, top, width or height.
  func variable(of view: View, _ attribute: LayoutConstraint.Attribute) -> Int {
    Self.variable(of: view, Self.places.first { $0.attribute == attribute }?.variable ?? 0).index
  }

  private static let places: [(attribute: LayoutConstraint.Attribute, variable: Int32)] = [
    (.left, ItemVariable.x), (.top, ItemVariable.y), (.width, ItemVariable.width), (.height, ItemVariable.height),
  ]

  // MARK: Freedom

  func ambiguousAttributes(of view: View) -> [LayoutConstraint.Attribute] {
    guard view.layoutState.engineIndex >= 0, !view.isIgnoredByLayout, !free.isEmpty else { return [] }
    return Self.places.compactMap { free.contains(Self.variable(of: view, $0.variable).index) ? $0.attribute : nil }
  }

  func isFree(_ guide: LayoutGuide) -> Bool {
    let first = Self.item(of: guide) * Int(ItemVariable.count)
    return first >= 0 && (first..<first + Int(ItemVariable.count)).contains { free.contains($0) }
  }

  /// The free variables of a view at the other end of what is allowed.
  func otherValues(of view: View) -> [(variable: Int, value: Double)] {
    guard !ambiguousAttributes(of: view).isEmpty else { return [] }
    return Self.places.compactMap { place in
      let variable = Self.variable(of: view, place.variable)
      guard free.contains(variable.index) else { return nil }
      return (variable.index, otherEnd(of: variable, from: engine.solver.value(of: variable)))
    }
  }

  /// Where the view would lie with its free variables at the other end of what is allowed; where nothing limits them,
  /// a step away that shows.
  func alternativeRect(of view: View) -> CGRect? {
    guard !ambiguousAttributes(of: view).isEmpty else { return nil }
    let values = Self.places.map { place in
      let variable = Self.variable(of: view, place.variable)
      let value = engine.solver.value(of: variable)
      return free.contains(variable.index) ? otherEnd(of: variable, from: value) : value
    }
    let rect = CGRect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
    return engine.rounded(view.frame(forAlignmentRect: rect))
  }

  private func otherEnd(of variable: Variable, from value: Double) -> Double {
    let (step, reach) = (40.0, 160.0)
    let freedom = engine.solver.freedom(of: variable)
    let least = freedom.least.limit.isFinite ? freedom.least.limit : value - step
    let greatest = freedom.greatest.limit.isFinite ? freedom.greatest.limit : value + step
    let chosen = greatest - value >= value - least ? greatest : least
    return min(max(chosen, value - reach), value + reach)
  }
}

extension LayoutEngine {
  func relation(of source: Int) -> Relation { linearConstraints[source].relation }
  func constant(of source: Int) -> Double { linearConstraints[source].constant }
  func isSizeRule(_ source: Int) -> Bool {
    ItemVariable.isSize(linearConstraints[source].terms.first?.variable.index ?? 0)
  }

  /// What is too much of the left side: signed, 0 where the constraint holds.
  func violation(of source: Int) -> Double { relation(of: source).violation(difference(of: source)) }

  /// Left side minus constant, for constraints that were set aside too.
  func difference(of source: Int) -> Double {
    let constraint = linearConstraints[source]
    return constraint.terms.reduce(-constraint.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }
}
