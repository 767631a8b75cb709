import LPComponents

/// The cell whose block of equations is being read. Its children are in its content view, so the cell stands for that
/// view there: a child that touched the cell itself would not decide its height, and would lie below accessories.
@MainActor
enum CellBlock {
  private static var cell: UIView?

  /// Reads a block of a view's.
  static func read<Equations>(of view: UIView, _ block: () -> Equations) -> Equations {
    let outer = cell
    defer { cell = outer }
    cell = view.contentHolder === view ? nil : view
    return block()
  }

  /// Returns the item that an equation relates: the content view for the cell whose block is being read.
  static func item(_ item: any LayoutItem) -> any LayoutItem {
    guard let cell, item === cell else { return item }
    return cell.contentHolder
  }

  /// Returns the view whose guides an equation relates.
  static func holder(_ view: UIView) -> UIView { view === cell ? view.contentHolder : view }
}

extension UIView {
  /// The view that holds what a block lists: the content view of a cell, and else the view itself.
  var contentHolder: UIView {
    (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView ?? self
  }
}
