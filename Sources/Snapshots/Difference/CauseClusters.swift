import LPLayoutModel
import LPSupport

/// The differences of many goldens, grouped by what caused them.
package struct CauseClusters: Sendable {
  package struct Cluster: Hashable, Codable, Sendable {
    /// The cause as it appears in the first golden that it changed.
    package var cause: LayoutChange
    /// The names of the goldens, in the order in which they were added.
    package var goldens: [String]
    /// The names of the views that the cause moved, resized or otherwise changed in any golden, in order of appearance.
    package var views: [String]
    /// The subjects that the same edit changed, the cause's first: in a loop, one line makes many constraints.
    package var alike: [LayoutChange.Subject]

    /// `` `a.top == b.bottom + 20` became `+ 40`, and 2 more like it ``
    package var headline: String {
      cause.sentence + (alike.count > 1 ? ", and \(alike.count - 1) more like it" : "")
    }

    /// `` `follow.leading >= name.trailing + 8` became `+ 12` (Card.swift:21) ``
    package var sentence: String {
      headline + (cause.callSite.map { " (\($0.description))" } ?? "")
    }
  }

  /// The clusters in order of appearance.
  package private(set) var found: [Cluster] = []
  package private(set) var goldenCount = 0
  private var indices: [String: Int] = [:]

  package init() {}

  /// - Returns: the difference's causes, as indices into `found`.
  @discardableResult
  package mutating func add(_ difference: LayoutDifference, of golden: String) -> [Int] {
    add(difference.changes, difference.roots, of: golden)
  }

  /// - Parameter roots: the causes, as indices into the changes.
  mutating func add(_ changes: [LayoutChange], _ roots: [Int], of golden: String) -> [Int] {
    goldenCount += 1
    var causes: [Int] = []
    for root in roots {
      let change = changes[root]
      let index = indices[change.signature] ?? found.count
      if index == found.count {
        indices[change.signature] = index
        found.append(Cluster(cause: change, goldens: [], views: [], alike: []))
      }
      Self.add(golden, changes, root, to: &found[index])
      if !causes.contains(index) { causes.append(index) }
    }
    return causes
  }

  /// The clusters sorted by the number of goldens, the largest first; equal ones in order of appearance.
  package var clusters: [Cluster] {
    found.enumerated().sorted {
      ($1.element.goldens.count, $0.offset) < ($0.element.goldens.count, $1.offset)
    }.map(\.element)
  }

  private static func add(_ golden: String, _ changes: [LayoutChange], _ root: Int, to cluster: inout Cluster) {
    if cluster.goldens.last != golden { cluster.goldens.append(golden) }
    let subject = changes[root].subject
    if !cluster.alike.contains(subject) { cluster.alike.append(subject) }
    for change in changes where change.causes.contains(root) {
      if case .view(_, let name) = change.subject, !cluster.views.contains(name) { cluster.views.append(name) }
    }
  }

  /// The summary: `31 goldens changed, 1 cause: …`, or the causes on separate lines.
  package var summary: String {
    let count = "\(goldenCount.counted("golden")) changed"
    guard let first = clusters.first else { return count }
    if clusters.count == 1 { return "\(count), 1 cause: \(first.sentence)" }
    let lines = clusters.map { "  \($0.goldens.count)×  \($0.sentence)" }
    return (["\(count), \(clusters.count) causes:"] + lines).joined(separator: "\n")
  }
}
