import AutoLayout

/// The differences of many goldens, grouped by what caused them.
package struct CauseClusters: Hashable, Codable, Sendable {
  package struct Cluster: Hashable, Codable, Sendable {
    /// As in the first golden that it changed.
    package var cause: LayoutChange
    /// Names of the goldens, in the order they were given.
    package var goldens: [String]
    /// Names of the views that it moved, resized or otherwise changed in any of them, in order of appearance.
    package var views: [String]

    /// `` `follow.leading >= name.trailing + 8` became `+ 12` (Card.swift:21) ``
    package var sentence: String {
      cause.sentence + (cause.callSite.map { " (\($0.description))" } ?? "")
    }
  }

  /// Those that changed most goldens first; equal ones in order of appearance.
  package var clusters: [Cluster]
  package var goldenCount: Int

  package init(_ differences: [(golden: String, difference: LayoutDifference)]) {
    goldenCount = differences.count
    var order: [String] = []
    var found: [String: Cluster] = [:]
    for (golden, difference) in differences {
      for root in difference.roots {
        let change = difference.changes[root]
        if found[change.signature] == nil {
          order.append(change.signature)
          found[change.signature] = Cluster(cause: change, goldens: [], views: [])
        }
        Self.add(golden, difference, root, to: &found[change.signature]!)
      }
    }
    let unsorted = order.map { found[$0]! }
    clusters = unsorted.enumerated().sorted {
      ($1.element.goldens.count, $0.offset) < ($0.element.goldens.count, $1.offset)
    }.map(\.element)
  }

  private static func add(_ golden: String, _ difference: LayoutDifference, _ root: Int, to cluster: inout Cluster) {
    if cluster.goldens.last != golden { cluster.goldens.append(golden) }
    for change in difference.changes where change.causes.contains(root) {
      if case .view(_, let name) = change.subject, !cluster.views.contains(name) { cluster.views.append(name) }
    }
  }

  /// `31 goldens changed, 1 cause: …`, or the causes below each other.
  package var summary: String {
    let count = "\(goldenCount) golden\(goldenCount == 1 ? "" : "s") changed"
    guard let first = clusters.first else { return count }
    if clusters.count == 1 { return "\(count), 1 cause: \(first.sentence)" }
    let lines = clusters.map { "  \($0.goldens.count)×  \($0.sentence)" }
    return (["\(count), \(clusters.count) causes:"] + lines).joined(separator: "\n")
  }
}
