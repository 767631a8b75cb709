import AutoLayout
import Foundation

/// Where views are, to find a place for a view's name at which nobody takes it for the name of another.
struct ViewAreas {
  private let parents: [Int?]
  private var areas: Occupancy

  /// - Parameter views: the views that are shown, each with its visible part.
  init(_ views: [(index: Int, seen: CGRect)], in result: LayoutResult) {
    parents = result.views.map(\.parent)
    areas = Occupancy(bounds: CGRect(origin: .zero, size: result.size))
    for (index, seen) in views { areas.add(seen, .symbol, owner: index) }
  }

  /// The cost of a label of a view at a place: most if another view is there, less if it is one inside of the view.
  func misreading(of rect: CGRect, as view: Int) -> CGFloat {
    // A label that only touches an edge is not taken for what is behind it.
    let core = rect.insetBy(dx: min(2, rect.width / 4), dy: min(2, rect.height / 4))
    return areas.owners(overlapping: core).reduce(0) { cost, other in
      if other == view || isAncestor(other, of: view) { return cost }
      return max(cost, isAncestor(view, of: other) ? Self.inside : Self.elsewhere)
    }
  }

  /// Whether some of a line lies in a view of another row: a view that neither is, contains nor is in what the line is
  /// about, and that lies above or below the line's end.
  func isInOtherRow(_ pieces: [CGRect], of subjects: [Int], at end: CGPoint) -> Bool {
    guard !subjects.isEmpty else { return false }
    return pieces.contains { piece in
      areas.entries(overlapping: piece.insetBy(0.25)).contains { area, owner in
        guard let owner, end.y < area.minY - 0.5 || end.y > area.maxY + 0.5 else { return false }
        return !subjects.contains { $0 == owner || isAncestor($0, of: owner) || isAncestor(owner, of: $0) }
      }
    }
  }

  private static let elsewhere: CGFloat = 12
  private static let inside: CGFloat = 3

  private func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var current = index
    // Parents come before their children, so this loop ends.
    while let parent = parents[current], parent >= ancestor, parent < current {
      if parent == ancestor { return true }
      current = parent
    }
    return false
  }
}
