import AutoLayout
import Foundation

extension ConstraintRecord {
  var isRequired: Bool { priority >= 1000 }

  /// Whether the constraint is drawn: it is the author's, as in Interface Builder, or takes part in a conflict.
  var isDrawn: Bool {
    if case .setAside = state { return true }
    return origin == .user || conflict != nil
  }

  /// Whether the constraint does not bind: it is an inequality with slack.
  var hasSlack: Bool { if case .slack = state { true } else { false } }

  func status(in result: LayoutResult) -> ConstraintStatus {
    if case .setAside = state { return .conflict(conflict) }
    if let conflict { return .conflict(conflict) }
    if case .broken = state { return .broken }
    if touchesAmbiguity(in: result) { return .ambiguous }
    return .holds
  }

  private func touchesAmbiguity(in result: LayoutResult) -> Bool {
    ends.contains { end in
      guard case .view(let index) = end.item, result.views.indices.contains(index) else { return false }
      return result.views[index].ambiguousAttributes.contains { $0.axis == end.attribute.axis }
    }
  }

  /// The equation, with the priority of an optional constraint: `name.width <= 280 ~ 750`.
  var fullEquation: String { isRequired ? equation : "\(equation) ~ \(CGFloat(priority).label)" }

  /// The equation and its state in words.
  var title: String { "\(fullEquation) · \(stateWords)" }

  var stateWords: String {
    switch state {
    case .holds: conflict.map { "in conflict \($0)" } ?? "holds"
    case .slack(let spare): "holds with \(spare.label) to spare"
    case .broken(let by): "not satisfied, off by \(abs(by).label)"
    case .setAside(let by): "set aside" + (conflict.map { " in conflict \($0)" } ?? "") + ", off by \(abs(by).label)"
    }
  }

  var details: String {
    [callSite?.description, identifier.map { "“\($0)”" }, origin.words].compactMap { $0 }.joined(separator: "\n")
  }
}

extension ConstraintOrigin {
  /// The origin in words, or `nil` for the author's own constraints.
  var words: String? {
    switch self {
    case .user: nil
    case .intrinsicSize: "from the content's own size"
    case .system: "made by a container"
    case .autoresizingMask: "from the autoresizing mask"
    }
  }
}
