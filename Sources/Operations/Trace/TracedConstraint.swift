package import LPLayoutModel
import Foundation

/// A constraint as `trace` lists it under the view that owns it.
package struct TracedConstraint: Hashable, Codable, Sendable {
  package let equation: String
  package let priority: Double
  package let identifier: String?
  package let origin: ConstraintOrigin
  package let state: State
  /// The slack of an inequality, or by how much the constraint is not satisfied, in points; `nil` where it holds.
  package let by: Double?
  package let callSite: CallSite?

  package enum State: String, Codable, Sendable {
    case holds, slack, unsatisfied
    /// The constraint is required, and was set aside because it contradicts others.
    case broken
  }

  init(_ record: ConstraintRecord) {
    (equation, identifier, origin) = (record.equation, record.identifier, record.origin)
    (priority, callSite) = (Double(record.priority), record.callSite)
    let amount: CGFloat?
    switch record.state {
    case .holds: (state, amount) = (.holds, nil)
    case .slack(let by): (state, amount) = (.slack, by)
    case .broken(let by): (state, amount) = (.unsatisfied, by)
    case .setAside(let by): (state, amount) = (.broken, by)
    }
    by = amount.map { (Double($0) * 1000).rounded() / 1000 }
  }

  /// The constraint in one line: equation, priority, what made it, how it holds, and its place in the source.
  package var text: String {
    var text = equation
    if priority < 1000 { text += " @\(formatNumber(CGFloat(priority)))" }
    if let identifier, origin != .autoresizingMask { text += " [\(identifier)]" }
    if origin == .system { text += "  by the system" }
    let amount = formatNumber(CGFloat(by ?? 0))
    switch state {
    case .holds: break
    case .slack: text += "  slack \(amount)"
    case .unsatisfied: text += "  not satisfied, off by \(amount)"
    case .broken: text += "  broken in a conflict, off by \(amount)"
    }
    return text + (callSite.map { "  \($0.description)" } ?? "")
  }
}

extension LayoutResult {
  /// Returns the constraints by the view that owns them: the nearest one that contains all items of a constraint, or is
  /// the only one of them.
  func constraintsByOwner() -> [Int: [ConstraintRecord]] {
    var found: [Int: [ConstraintRecord]] = [:]
    for record in constraints {
      let chains = record.ends.map { end -> [Int] in
        switch end.item {
        case .view(let index): path(to: index)
        case .guide(let index): path(to: guides[index].owner)
        }
      }
      guard var owner = chains.first else { continue }
      for chain in chains.dropFirst() { owner = zip(owner, chain).prefix { $0 == $1 }.map(\.0) }
      if let last = owner.last { found[last, default: []].append(record) }
    }
    return found
  }

  /// Returns a view's superviews from the root down, and the view.
  private func path(to index: Int) -> [Int] {
    var path = [index]
    while let parent = views[path[path.count - 1]].parent { path.append(parent) }
    return path.reversed()
  }
}
