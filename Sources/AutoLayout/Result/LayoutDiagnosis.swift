import Foundation

/// Reports conflicts, ambiguity and mistakes in a laid-out tree as findings.
@MainActor
struct LayoutDiagnosis {
  let capture: LayoutCapture
  let views: [ViewRecord]
  let constraints: [ConstraintRecord]
  let recordOfSource: [Int?]
  /// The numbers of the views whose own rectangles are checked; `nil` for all.
  var scope: [Int]?

  func diagnostics() -> [Diagnostic] {
    capture.views.flatMap(\.documentNotes) + problems() + conflicts() + masksLeftOn() + ambiguities() + feedback()
      + churn() + unusableNumbers() + staleWrapWidths() + ambiguousContent() + alignmentsNotInverse()
      + replacedFrames() + sizesFromFrames() + ambiguousGuides()
  }

  /// The views whose own rectangles are checked, with their numbers.
  var scopedViews: [(index: Int, view: UIView)] {
    (scope ?? Array(capture.views.indices)).map { ($0, capture.views[$0]) }
  }

  /// Returns whether a view's own rectangle is a mistake.
  func hasMistakenRectangles() -> Bool {
    !staleWrapWidths().isEmpty || !alignmentsNotInverse().isEmpty || !replacedFrames().isEmpty
      || !sizesFromFrames().isEmpty
  }

  // MARK: Conflicts

  private func conflicts() -> [Diagnostic] {
    capture.engine.conflicts.enumerated().map { number, conflict in
      let broken = recordOfSource[conflict.broken].map { constraints[$0] }
      let members = conflict.members.compactMap { recordOfSource[$0] }
      let brokenText = broken.map { "`\($0.equation)`" } ?? "the size of the screen"
      let notes = members.map { index in
        let record = constraints[index]
        let name = record.identifier.map { " [\($0)]" } ?? ""
        return Diagnostic.Note("\(record.equation)\(name)", callSite: record.callSite)
      }
      let implied = conflict.members.compactMap { implicitNote($0) } + [choiceNote(conflict)].compactMap { $0 }
      let amount = formatNumber(CGFloat(conflict.amount))
      let message =
        members.count == 1
        ? "\(brokenText) cannot hold, by \(amount) pt; it was set aside"
        : "\(members.count) constraints contradict each other by \(amount) pt; \(brokenText) was set aside"
      return Diagnostic(
        .error, rule: "conflict", message: "conflict \(number + 1): \(message)",
        callSite: broken?.callSite ?? members.lazy.compactMap { constraints[$0].callSite }.first,
        notes: notes + implied,
        fix: fix(members), views: paths(of: members), constraints: members)
    }
  }

  /// Returns a note about a member of a conflict that nobody wrote.
  private func implicitNote(_ source: Int) -> Diagnostic.Note? {
    switch capture.engine.sources[source] {
    case .nonNegative(let item, let axis):
      let name = capture.names.name(of: item.object)
      return .init("\(name).\(axis == .horizontal ? "width" : "height") >= 0 (no size is negative)")
    case .host(let axis):
      return .init("the \(axis == .horizontal ? "width" : "height") of the screen is fixed")
    default: return nil
    }
  }

  /// Returns a note that says why the constraint was set aside, which UIKit does not say.
  private func choiceNote(_ conflict: ConstraintConflict) -> Diagnostic.Note? {
    let rule = ConflictRule(sources: capture.engine.sources, linear: capture.engine.linearConstraints)
    guard let (rival, words) = rule.reason(conflict.broken, in: conflict.members),
      let broken = recordOfSource[conflict.broken], let other = recordOfSource[rival]
    else { return nil }
    return .init(
      "`\(constraints[broken].equation)` was set aside rather than `\(constraints[other].equation)` because \(words); it "
        + "applies again once the others allow it")
  }

  private func fix(_ members: [Int]) -> String {
    if members.contains(where: { constraints[$0].origin == .autoresizingMask }) {
      return "set translatesAutoresizingMaskIntoConstraints = false on the view that is laid out by constraints"
    }
    if members.count == 1 { return "remove `\(constraints[members[0]].equation)`, or change its constant" }
    return "remove one of them, or give one a priority below 1000 (`~ .high`)"
  }

  private func paths(of members: [Int]) -> [String] {
    var found: [String] = []
    for index in members {
      for end in constraints[index].ends {
        guard case .view(let view) = end.item, !found.contains(views[view].path) else { continue }
        found.append(views[view].path)
      }
    }
    return found
  }

  // MARK: Autoresizing masks

  /// Finds views without a frame that constraints refer to although the mask holds them at zero size. That shows as a
  /// conflict or, if no constraint contradicts the mask, as a missing view.
  private func masksLeftOn() -> [Diagnostic] {
    let inConflict = Set(constraints.filter { $0.conflict != nil }.flatMap { $0.ends.map(\.item) })
    var mentions: [Int: CallSite?] = [:]
    for record in constraints where record.origin == .user {
      for case .view(let view) in record.ends.map(\.item) where mentions[view] == nil {
        mentions[view] = record.callSite
      }
    }
    return capture.views.enumerated().compactMap { index, view in
      guard view.translatesAutoresizingMaskIntoConstraints, view !== capture.root, let mention = mentions[index],
        view.geometry.autoresizingReference?.frame.size == .zero, view.autoresizingMask.isEmpty,
        !views[index].isHidden, !inConflict.contains(.view(index))
      else { return nil }
      let name = capture.names.name(of: view)
      return Diagnostic(
        .warning, rule: "autoresizing-mask-left-on",
        message: "the autoresizing mask of `\(name)` holds it at 0 × 0, although constraints refer to it",
        callSite: view.nameSources.site ?? mention,
        notes: [
          .init(
            "while translatesAutoresizingMaskIntoConstraints is true, the view's frame, which is zero, becomes required "
              + "constraints (`h=--& v=--&`)")
        ], fix: "set translatesAutoresizingMaskIntoConstraints = false on it, or give it a frame",
        views: [views[index].path])
    }
  }

  // MARK: Ambiguity

  private func ambiguities() -> [Diagnostic] {
    let limit = views.count { $0.alternativeRect != nil }
    let count = views.count { !$0.ambiguousAttributes.isEmpty }
    let rest = Diagnostic(
      .note, rule: "ambiguous",
      message: "only the first \(limit) of \(count) ambiguous views have an alternative layout",
      fix: "constrain these views first")
    return ambiguousViews() + (count > limit ? [rest] : [])
  }

  private func ambiguousViews() -> [Diagnostic] {
    views.filter { !$0.ambiguousAttributes.isEmpty && !$0.isHidden }.map { view in
      let free = view.ambiguousAttributes.map(Self.word).joined(separator: " and ")
      return Diagnostic(
        .warning, rule: "ambiguous", message: "`\(view.name)` is ambiguous: constraints do not determine its \(free)",
        callSite: view.callSite, fix: ambiguityFix(view), views: [view.path])
    }
  }

  /// Reports ambiguous guides that the author added, unless a view that they are tied to says so.
  private func ambiguousGuides() -> [Diagnostic] {
    guard capture.states.hasFreedom else { return [] }
    return capture.views.enumerated().flatMap { index, view in
      view.storedGuides.filter { $0.role == .custom && $0.hasOwnVariables && capture.states.isFree($0) }.compactMap {
        ambiguousGuide($0, owner: index)
      }
    }
  }

  private func ambiguousGuide(_ guide: UILayoutGuide, owner: Int) -> Diagnostic? {
    let name = capture.names.name(of: guide)
    let neighbors = capture.views.flatMap(\.satisfiableConstraints).filter { $0.refers(to: guide) }.flatMap(\.items)
    let isExplained = neighbors.contains { item in
      capture.indices[ObjectIdentifier(item)].map { !views[$0].ambiguousAttributes.isEmpty } ?? false
    }
    guard !isExplained else { return nil }
    return Diagnostic(
      .warning, rule: "ambiguous",
      message: "the guide `\(name)` is ambiguous: constraints do not determine its place or its size",
      callSite: capture.views[owner].nameSources.site,
      fix: "add constraints on \(name), such as on both its leading and trailing, and its top and bottom")
  }

  private static func word(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "horizontal position"
    case .top: "vertical position"
    default: "\(attribute)"
    }
  }

  private func ambiguityFix(_ view: ViewRecord) -> String {
    switch view.ambiguousAttributes.first {
    case .left: "add a constraint on \(view.name).leading, .trailing or .centerX"
    case .top: "add a constraint on \(view.name).top, .bottom, .centerY or a baseline"
    case .width where view.content.intrinsicWidth != nil:
      "give \(view.name) another horizontal hugging or compression priority than its neighbours"
    case .height where view.content.intrinsicHeight != nil:
      "give \(view.name) another vertical hugging or compression priority than its neighbours"
    case .width: "add a constraint on \(view.name).width, or on both its leading and trailing"
    default: "add a constraint on \(view.name).height, or on both its top and bottom"
    }
  }
}
