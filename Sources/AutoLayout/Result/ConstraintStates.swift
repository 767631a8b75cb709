import LPCassowary
import Foundation

/// The states of a solved tree's constraints, which of them hold each view, and what is ambiguous.
@MainActor
package struct ConstraintStates {
  private let engine: LayoutEngine
  /// The sources that become records, in the order of records.
  package let recorded: [Int]
  /// The record of each source; `nil` for sources that are not recorded.
  package let recordOfSource: [Int?]
  /// The source of each solver constraint by number; -1 for numbers that the solver does not use.
  private let sourceOfID: [Int32]
  private let recordOfID: [Int32]
  private let conflictOfSource: [Int: Int]
  private let free: Set<Int>
  /// The prober is made once, since every question about ambiguity starts from a copy of the whole solution.
  private let prober: Prober

  package init(engine: LayoutEngine) {
    self.engine = engine
    var user: [Int] = []
    var others: [Int] = []
    // Loops, because a closure checks at every element that it runs on its actor.
    var greatest = -1
    for case let id? in engine.ids { greatest = max(greatest, id.index) }
    var byID = [Int32](repeating: -1, count: greatest + 1)
    for (index, source) in engine.sources.enumerated() {
      if let id = engine.ids[index] { byID[id.index] = Int32(index) }
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
    var recordByID = byID
    for (id, source) in byID.enumerated() where source >= 0 { recordByID[id] = Int32(records[Int(source)] ?? -1) }
    recordOfID = recordByID
    var conflicts: [Int: Int] = [:]
    for (number, conflict) in engine.conflicts.enumerated() {
      for member in conflict.members where conflicts[member] == nil { conflicts[member] = number + 1 }
    }
    conflictOfSource = conflicts
    prober = engine.solver.prober()
    free = Set(prober.freeVariables().map(\.index))
  }

  /// Whether anything is ambiguous.
  var hasFreedom: Bool { !free.isEmpty }

  func conflictNumber(of source: Int) -> Int? { conflictOfSource[source] }

  /// Differences below a thousandth of a point are rounding errors.
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

  /// The largest number of holders that are recorded. In a chain each view depends on everything before it; beyond this
  /// number, only constraints about the view itself are recorded.
  static let mostHolders = 128

  /// Returns, for each view, the records that its rectangle depends on, ascending.
  func holders(of views: [UIView]) -> [[Int]] {
    var explainer = engine.solver.explainer()
    return holders(of: views, at: views.map { Int($0.engineIndex) }, &explainer, recordOfID)
  }

  /// Returns the same for views of a part that was solved by itself.
  func holders(of views: [UIView], in part: PartSolution) -> [[Int]] {
    var explainer = part.solver.explainer()
    var places: [Int: Int] = [:]
    for (place, item) in part.items.enumerated() { places[item] = place }
    return holders(
      of: views, at: views.map { places[Int($0.engineIndex)] ?? -1 }, &explainer,
      part.sources.map { Int32(recordOfSource[$0] ?? -1) })
  }

  /// - Parameters:
  ///   - places: the views' numbers among the items of the explainer's solver; negative outside of it.
  ///   - recordOfID: the records of the solver's constraints; negative without one.
  private func holders(
    of views: [UIView], at places: [Int], _ explainer: inout Explainer, _ recordOfID: [Int32]
  ) -> [[Int]] {
    var found: [[Int]] = []
    found.reserveCapacity(views.count)
    // Each record has a bit: in a chain each view depends on everything before it, and sorting would take most of the
    // time.
    var bits = [UInt64](repeating: 0, count: recorded.count / 64 + 1)
    lazy var own = recordsByItem()
    for (view, place) in zip(views, places) {
      guard place >= 0 else {
        found.append([])
        continue
      }
      var count = 0
      let variables = Self.variables(of: place)
      for id in explainer.holders(of: variables, longest: Self.mostHolders) {
        let record = recordOfID[Int(id)]
        guard record >= 0 else { continue }
        bits[Int(record >> 6)] |= 1 << UInt64(record & 63)
        count += 1
      }
      if count > Self.mostHolders {
        let holding = own[Int(view.engineIndex)].filter { bits[$0 >> 6] & 1 << UInt64($0 & 63) != 0 }
        for word in bits.indices { bits[word] = 0 }
        found.append(holding)
      } else {
        found.append(Self.takeIndices(&bits, count))
      }
    }
    return found
  }

  /// Returns the records that mention each view or its guides, by the view's number in the engine, ascending.
  private func recordsByItem() -> [[Int]] {
    var records = [[Int]](repeating: [], count: engine.items.count)
    func note(_ view: UIView?, _ record: Int) {
      guard let index = view?.engineIndex, index >= 0, records[Int(index)].last != record else { return }
      records[Int(index)].append(record)
    }
    for (record, source) in recorded.enumerated() {
      switch engine.sources[source] {
      case .constraint(let constraint):
        for reference in constraint.references { note(reference?.view ?? reference?.guide?.owningView, record) }
      case .hugging(let item, _), .resistance(let item, _), .autoresizing(let item, _): note(item.view, record)
      default: break
      }
    }
    return records
  }

  private static func variables(of item: Int) -> [Variable] {
    let first = item * Int(ItemVariable.count)
    return [
      Variable(index: first), Variable(index: first + 1), Variable(index: first + 2), Variable(index: first + 3),
    ]
  }

  /// Returns the indices of all set bits, and clears them.
  private static func takeIndices(_ bits: inout [UInt64], _ count: Int) -> [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(count)
    for word in bits.indices where bits[word] != 0 {
      var rest = bits[word]
      bits[word] = 0
      while rest != 0 {
        indices.append(word << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return indices
  }

  func constraints(affecting view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(affecting: Int(view.engineIndex), axis)
  }

  /// Returns the constraints that affect a guide; a guide without its own variables follows its owner.
  func constraints(affecting guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(affecting: Self.item(of: guide), axis)
  }

  private func constraints(affecting item: Int, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard item >= 0 else { return [] }
    var explainer = engine.solver.explainer()
    let variables = [ItemVariable.position(axis), ItemVariable.size(axis)].map {
      Variable(index: item * Int(ItemVariable.count) + Int($0))
    }
    let found = explainer.holders(of: variables).map { Int(sourceOfID[Int($0)]) }.filter { $0 >= 0 }
    return engine.uikitConstraints(of: found.sorted())
  }

  private static func item(of guide: UILayoutGuide) -> Int {
    Int((guide.hasOwnVariables ? guide.engineIndex : guide.owningView?.engineIndex) ?? -1)
  }

  private static func variable(of view: UIView, _ variable: Int32) -> Variable {
    Variable(index: Int(view.engineIndex * ItemVariable.count + variable))
  }

  /// Returns the engine's variable for a view's left, top, width or height.
  func variable(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Int {
    Self.variable(of: view, Self.places.first { $0.attribute == attribute }?.variable ?? 0).index
  }

  private static let places: [(attribute: NSLayoutConstraint.Attribute, variable: Int32)] = [
    (.left, ItemVariable.x), (.top, ItemVariable.y), (.width, ItemVariable.width), (.height, ItemVariable.height),
  ]

  // MARK: Freedom

  func ambiguousAttributes(of view: UIView) -> [NSLayoutConstraint.Attribute] {
    guard view.engineIndex >= 0, !view.isIgnoredByLayout, !free.isEmpty else { return [] }
    return Self.places.compactMap { free.contains(Self.variable(of: view, $0.variable).index) ? $0.attribute : nil }
  }

  /// Returns whether a variable of the engine is ambiguous.
  package func isFree(variable: Int) -> Bool { free.contains(variable) }

  /// Returns whether a view or guide of the engine has an ambiguous variable.
  func isFree(item: Int) -> Bool {
    let first = item * Int(ItemVariable.count)
    return first >= 0 && (first..<first + Int(ItemVariable.count)).contains { free.contains($0) }
  }

  func isFree(_ guide: UILayoutGuide) -> Bool { isFree(item: Self.item(of: guide)) }

  /// Returns a view's ambiguous variables with values at the other end of their range.
  func otherValues(of view: UIView) -> [(variable: Int, value: Double)] {
    guard !ambiguousAttributes(of: view).isEmpty else { return [] }
    return Self.places.compactMap { place in
      let variable = Self.variable(of: view, place.variable)
      guard free.contains(variable.index) else { return nil }
      return (variable.index, otherEnd(of: variable, from: engine.solver.value(of: variable)))
    }
  }

  /// Returns the largest number of alternative layouts that are computed. Each takes the longer, the larger the layout
  /// is, and a picture with more of them is unreadable.
  static func mostAlternatives(ofAmbiguous count: Int) -> Int { min(200, max(8, 50_000 / max(1, count))) }

  /// Returns the view's rectangle with its ambiguous variables at the other end of their range, or a visible step away
  /// if nothing limits them; the solver's own rectangle if that is what the view shows, since code set its frame.
  ///
  /// - Returns: `nil` if the pixel grid leaves no other rectangle than the one that is shown.
  func alternativeRect(of view: UIView, besides shown: CGRect) -> CGRect? {
    guard !ambiguousAttributes(of: view).isEmpty else { return nil }
    let variables = Self.places.map { Self.variable(of: view, $0.variable) }
    let solved = variables.map { engine.solver.value(of: $0) }
    let others = zip(variables, solved).map { free.contains($0.index) ? otherEnd(of: $0, from: $1) : $1 }
    return [others, solved].map { values in
      let rect = CGRect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
      return engine.rounded(view.frame(forAlignmentRect: rect))
    }.first { $0 != shown }
  }

  private func otherEnd(of variable: Variable, from value: Double) -> Double {
    let (step, reach) = (40.0, 160.0)
    let limits = prober.limits(of: variable)
    let least = limits.least.isFinite ? limits.least : value - step
    let greatest = limits.greatest.isFinite ? limits.greatest : value + step
    let chosen = greatest - value >= value - least ? greatest : least
    return min(max(chosen, value - reach), value + reach)
  }
}
