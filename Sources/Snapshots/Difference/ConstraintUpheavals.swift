/// Constraints that changed because views did: one that came or went with one of its views, and all that a stack view
/// made anew around a view that came, went, moved among its siblings or was hidden.
struct ConstraintUpheavals {
  private let comparison: LayoutComparison
  /// Changes by which views came, went and so on: by the view's name, and by its superview's path.
  private var byName: [String: [Int]] = [:]
  private var byParent: [String: [Int]] = [:]
  /// Paths of views by name, the new layout's first.
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
    // What a stack view makes anew for itself, another spacing say, is one edit: the first change stands for all.
    var first: [String: Int] = [:]
    for position in changes.indices where changes[position].isAuthored {
      guard case .constraint(let equation) = changes[position].subject else { continue }
      var ends = LayoutEquation(equation).renaming(comparison.names).ends
      switch changes[position].kind {
      case .added, .removed: break
      case .equation(_, let to): ends += LayoutEquation(to).ends
      default: if !changes[position].isSystem { continue }
      }
      // A guide's name begins with its owner's.
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

  /// The view that arranges the others: one of them, or the superview of all.
  private func owner(of paths: [String]) -> String? {
    guard let shortest = paths.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) else { return nil }
    let isAround = paths.contains { $0.hasPrefix(shortest + "/") }
    return isAround ? shortest : Self.parent(shortest)
  }

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
