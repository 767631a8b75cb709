import Foundation

/// The rows of a table: heights, and the views in sight.
@MainActor
final class TableRows {
  /// A header or a footer of a section.
  struct Edge: Hashable {
    let section: Int
    let isFooter: Bool
  }

  /// Whether the data source has to be asked again.
  var needsReload = true
  /// Whether views have to be placed again.
  var needsPlacing = true
  var heights = TableHeights()
  /// The rows whose height is measured.
  var measured: Set<IndexPath> = []
  var measuredEdges: Set<Edge> = []
  var cells: [IndexPath: UITableViewCell] = [:]
  var edges: [Edge: UIView] = [:]
  /// The rows in sight, from top to bottom.
  var order: [IndexPath] = []
  var selected: Set<IndexPath> = []
  /// The row to scroll to with the next layout.
  var target: (row: IndexPath, position: UITableView.ScrollPosition)?
  /// The rectangle that was last filled with rows, and the insets and margins that it had.
  var placed: (bounds: CGRect, insets: UIEdgeInsets, margins: UIEdgeInsets)?
  var contentSize = HeldContentSize()
}
