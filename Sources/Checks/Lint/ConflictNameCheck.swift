import LPLayoutModel

/// `unnamed-in-conflict`: views of a conflict that are called after their class, so that neither this report nor the
/// console's log says which they are.
struct ConflictNameCheck {
  let result: LayoutResult

  func findings() -> [Diagnostic] {
    let members = result.constraints.enumerated().filter { $1.conflict != nil }
    return Dictionary(grouping: members) { $1.conflict! }.sorted { $0.key < $1.key }.compactMap { number, members in
      var unnamed: [Int] = []
      for (_, record) in members {
        for case .view(let view) in record.ends.map(\.item) where isUnnamed(view) && !unnamed.contains(view) {
          unnamed.append(view)
        }
      }
      guard let first = unnamed.first else { return nil }
      let names = unnamed.map { "`\(result.views[$0].name)`" }.joined(separator: ", ")
      return Diagnostic(
        .unnamedInConflict,
        "\(names) in conflict \(number) \(unnamed.count == 1 ? "has no name" : "have no names")",
        at: result.views[first].callSite ?? members.lazy.compactMap(\.element.callSite).first,
        fix: "set accessibilityIdentifier, or `.named(…)`; the console prints identifiers in place of addresses",
        views: unnamed.map { result.views[$0].path }, constraints: members.map(\.offset))
    }
  }

  /// Returns whether the last component of the path is the class, perhaps with a number.
  private func isUnnamed(_ index: Int) -> Bool {
    let view = result.views[index]
    guard view.parent != nil, let last = view.path.split(separator: "/").last else { return false }
    let name = last.split(separator: "#")[0]
    return name == view.className.prefix(1).lowercased() + view.className.dropFirst()
  }
}
