public import LPComponents
public import Foundation

/// The methods that give a table's rows to a drag; nothing calls them.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// Returns what is dragged with a row.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
}

/// The methods that take a drop for a table; nothing calls them.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {}

extension UITableView {
  private static let storedDrag = Stored<WeakReference?>("UITableView.dragDelegate", nil)
  private static let storedDrop = Stored<WeakReference?>("UITableView.dropDelegate", nil)
  private static let storedEnabled = Stored("UITableView.dragInteractionEnabled", false)

  /// Kept; nothing is dragged.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { Self.storedDrag[self]?.object as? any UITableViewDragDelegate }
    set { Self.storedDrag[self] = newValue.map { WeakReference($0) } }
  }
  /// Kept; nothing is dropped.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { Self.storedDrop[self]?.object as? any UITableViewDropDelegate }
    set { Self.storedDrop[self] = newValue.map { WeakReference($0) } }
  }
  /// Kept; nothing is dragged.
  public var dragInteractionEnabled: Bool {
    get { Self.storedEnabled[self] }
    set { Self.storedEnabled[self] = newValue }
  }
  /// Always `false`: nothing is dragged.
  public var hasActiveDrag: Bool { false }
  /// Always `false`: nothing is dropped.
  public var hasActiveDrop: Bool { false }
}
