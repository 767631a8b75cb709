/// Finds constraints that changed because views did: those added or removed with one of their views, and those that a
/// stack view replaced around a view that was added, removed, reordered or hidden.
struct ConstraintUpheavals {
  private let comparison: LayoutComparison
  /// The changes that added, removed, reordered or hid views: by the view's name, and by its superview's path.
  private var byName: [String: [Int]] = [:]
  private var byParent: [String: [Int]] = [:]
  /// The paths of views by name, the new layout's first.
  private var paths: [String: String] = [:]

  init(_ comparison: LayoutComparison, _ changes: [LayoutChange]) {
    self.comparison = comparison
    for (position, change) in changes.enumerated() where change.isUpheaval {
      guard case .view(let path, let name) = change.subject else { continue }
      byName[name, default: []].append(position)
      byParent[Self.parent(path), default: []].append(position)
    }
    for view in comparison.new.views + comparison.old.views where paths[view.name] == nil {
      paths[view.name] = view.path
    }
  }

  func trace(_ changes: inout [LayoutChange]) {
    // Constraints that a stack view replaces by itself, as for another spacing, are one edit: the first change stands
    // for all.
    var first: [String: Int] = [:]
    for position in changes.indices where changes[position].isAuthored {
      guard case .constraint(let equation) = changes[position].subject else { continue }
      var ends = LayoutEquation(equation).renaming(comparison.names).ends
      switch changes[position].kind {
      case .added, .removed: break
      case .equation(_, let to): ends += LayoutEquation(to).ends
      case .constant: if !changes[position].isSystem, !Self.isBetweenBaselines(ends) { continue }
      default: if !changes[position].isSystem { continue }
      }
      if let font = fontChange(behind: changes[position], ends, changes) {
        changes[position].causes = [font]
        continue
      }
      if case .constant = changes[position].kind, !changes[position].isSystem { continue }
      // The name of a guide begins with its owner's.
      let items = ends.flatMap { [$0.item, LayoutEquation.split($0.item).item] }
      var causes = Set(items).flatMap { byName[$0] ?? [] }
      if changes[position].isSystem, let owner = owner(of: items.compactMap { paths[$0] }) {
        causes += byParent[owner] ?? []
        if causes.isEmpty, let representative = first[owner] { causes = [representative] }
        if causes.isEmpty { first[owner] = position }
      }
      changes[position].causes = Set(causes).sorted()
    }
  }

  private static func isBetweenBaselines(_ ends: [LayoutEquation.End]) -> Bool {
    ends.count == 2 && ends.allSatisfy { $0.attribute.hasSuffix("Baseline") }
  }

  /// Returns the change of the view whose font differs, since system spacing between baselines depends on the fonts.
  private func fontChange(
    behind change: LayoutChange, _ ends: [LayoutEquation.End], _ changes: [LayoutChange]
  ) -> Int? {
    guard case .constant = change.kind, Self.isBetweenBaselines(ends) else { return nil }
    for end in ends {
      guard let view = comparison.new.views.firstIndex(where: { $0.name == end.item }),
        let former = comparison.views.oldIndex[view],
        comparison.old.views[former].hasOtherFont(than: comparison.new.views[view])
      else { continue }
      let path = comparison.new.views[view].path
      let sized = changes.indices.first { index in
        guard case .view(let other, _) = changes[index].subject, other == path else { return false }
        switch changes[index].kind {
        case .resized, .wishes: return true
        default: return false
        }
      }
      if let sized { return sized }
    }
    return nil
  }

  /// Returns the view that arranges the others: one of them, or the superview of all.
  private func owner(of paths: [String]) -> String? {
    guard let shortest = paths.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) else { return nil }
    let isAround = paths.contains { $0.hasPrefix(shortest + "/") }
    return isAround ? shortest : Self.parent(shortest)
  }

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
