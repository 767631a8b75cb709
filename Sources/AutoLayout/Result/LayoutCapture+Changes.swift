import LPCassowary
import Foundation

/// Bringing a record up to date after parts of a layout changed.
///
/// Names, the order of records, and everything about other parts stay. What depends on more than the changed parts, such
/// as the number of alternative layouts, is left to a record of everything.
extension LayoutCapture {
  /// - Returns: whether the result is up to date; if not, everything has to be recorded.
  func update(_ result: inout LayoutResult, after changes: LayoutChanges) -> Bool {
    guard !changes.isEverything, engine.record.churn.makers.isEmpty, engine.record.turn.feedback.isEmpty,
      result.constraints.count == states.recorded.count, !changes.parts.values.contains(where: isAmbiguous),
      let scope = scope(of: changes), !isReported(scope, in: result)
    else { return false }
    var held: [Int: [Int]] = [:]
    for part in changes.parts.values {
      updateConstraints(of: part, in: &result)
      let views = part.items.dropFirst().compactMap { engine.items[$0].view }
      for (view, holders) in zip(views, states.holders(of: views, in: part)) {
        held[indices[ObjectIdentifier(view)]!] = holders
      }
    }
    for index in scope {
      let view = views[index]
      let parent = result.views[index].parent
      result.views[index] = record(
        of: view, parent: parent, parent.map { result.views[$0] }, heldBy: held[index] ?? result.views[index].heldBy,
        ambiguous: [], showsAlternative: false)
    }
    let owners = changes.parts.values.flatMap(\.items).compactMap { engine.items[$0].guide?.owningView }
    for index in Set(scope + owners.compactMap { indices[ObjectIdentifier($0)] }) {
      guard updateGuides(of: index, in: &result) else { return false }
    }
    return !LayoutDiagnosis(
      capture: self, views: result.views, constraints: [], recordOfSource: [], scope: scope
    ).hasMistakenRectangles()
  }

  /// Returns whether a part was ambiguous or is.
  private func isAmbiguous(_ part: PartSolution) -> Bool {
    part.items.contains { states.isFree(item: $0) } || !part.solver.freeVariables().isEmpty
  }

  /// Returns the numbers of the views whose records may differ, ascending; `nil` if these cannot be told.
  private func scope(of changes: LayoutChanges) -> [Int]? {
    var scope: Set<Int> = []
    var isKnown = true
    func add(_ view: UIView) {
      // The other rectangle of an ambiguous view depends on its frame.
      if let index = indices[ObjectIdentifier(view)], !states.isFree(item: Int(view.engineIndex)) {
        scope.insert(index)
      } else {
        isKnown = false
      }
    }
    for part in changes.parts.values {
      for item in part.items.dropFirst() {
        if let view = engine.items[item].view { add(view) }
      }
    }
    for view in changes.moved.compactMap(\.view) { view.forEachDescendant(add) }
    for view in changes.laidOut.compactMap(\.view) {
      // Code of the author may change any view.
      guard view.controllerLink?.controller == nil, let isPlain = Self.isPlain(view) else { return nil }
      if !isPlain { view.forEachDescendant(add) }
    }
    return isKnown ? scope.sorted() : nil
  }

  /// Returns whether `layoutSubviews` of a view gives its subviews their frames and does nothing else; `nil` for a class
  /// of the author.
  private static func isPlain(_ view: UIView) -> Bool? {
    let type = type(of: view)
    if type == UIView.self || type == Screen.self { return true }
    return ShortClassName.isOfCore(type) ? false : nil
  }

  /// Returns whether a finding is about one of the views, or about none, so that nobody knows what it depends on.
  private func isReported(_ scope: [Int], in result: LayoutResult) -> Bool {
    guard !result.diagnostics.isEmpty else { return false }
    let paths = Set(scope.map { result.views[$0].path })
    return result.diagnostics.contains { $0.views.isEmpty || $0.views.contains(where: paths.contains) }
  }

  private func updateConstraints(of part: PartSolution, in result: inout LayoutResult) {
    let equation = EquationText(names: names)
    for source in part.sources {
      guard let index = states.recordOfSource[source] else { continue }
      switch engine.sources[source] {
      case .constraint(let constraint):
        if result.constraints[index].constant != constraint.constant {
          result.constraints[index].constant = constraint.constant
          result.constraints[index].equation = equation.text(of: constraint)
        }
        result.constraints[index].priority = constraint.priority.rawValue
        result.constraints[index].state = states.state(of: source)
      case .hugging(let item, let axis):
        if let record = contentSize(of: item, axis, .lessThanOrEqual, source: source) {
          result.constraints[index] = record
        }
      case .resistance(let item, let axis):
        if let record = contentSize(of: item, axis, .greaterThanOrEqual, source: source) {
          result.constraints[index] = record
        }
      default: result.constraints[index].state = states.state(of: source)
      }
    }
  }

  /// - Returns: `false` if the view has guides that are not in the record.
  private func updateGuides(of index: Int, in result: inout LayoutResult) -> Bool {
    let guides = views[index].storedGuides
    guard !guides.isEmpty else { return true }
    var (low, high) = (0, result.guides.count)
    while low < high {
      let middle = (low + high) / 2
      if result.guides[middle].owner < index { low = middle + 1 } else { high = middle }
    }
    guard low + guides.count <= result.guides.count, result.guides[low + guides.count - 1].owner == index else {
      return false
    }
    for (offset, guide) in guides.enumerated() { result.guides[low + offset].frame = engine.frame(of: guide) }
    return true
  }
}
