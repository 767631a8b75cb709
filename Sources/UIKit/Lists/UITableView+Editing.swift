public import LPComponents
public import Foundation

extension UITableView {
  private static let storedSelects = Stored("UITableView.allowsSelectionDuringEditing", false)
  private static let storedSeveral = Stored("UITableView.allowsMultipleSelectionDuringEditing", false)

  /// Kept.
  public var allowsSelectionDuringEditing: Bool {
    get { Self.storedSelects[self] }
    set { Self.storedSelects[self] = newValue }
  }
  /// Kept.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { Self.storedSeveral[self] }
    set { Self.storedSeveral[self] = newValue }
  }
  /// Asks for all rows again.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Asks for all rows again.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for all rows again.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for all rows again.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for all rows again.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
}

extension UITableViewCell {
  /// What editing does to a row. Raw values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete, insert
  }

  /// What of editing a row shows; bits are UIKit's.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sign of editing.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The confirmation of a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  private static let storedIndents = Stored("UITableViewCell.shouldIndentWhileEditing", true)
  private static let storedEditingAccessory = Stored("UITableViewCell.editingAccessoryType", AccessoryType.none)
  private static let storedEditingView = Stored<UIView?>("UITableViewCell.editingAccessoryView", nil)

  /// Always none: rows' controls for editing are not drawn.
  public var editingStyle: EditingStyle { .none }
  /// Kept.
  public var shouldIndentWhileEditing: Bool {
    get { Self.storedIndents[self] }
    set { Self.storedIndents[self] = newValue }
  }
  /// Kept; shown in editing alone.
  public var editingAccessoryType: AccessoryType {
    get { Self.storedEditingAccessory[self] }
    set { Self.storedEditingAccessory[self] = newValue }
  }
  /// Kept; shown in editing alone.
  public var editingAccessoryView: UIView? {
    get { Self.storedEditingView[self] }
    set { Self.storedEditingView[self] = newValue }
  }
}
