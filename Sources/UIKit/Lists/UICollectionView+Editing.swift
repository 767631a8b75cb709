public import LPComponents
public import Foundation

extension UICollectionView {
  private static let storedEditing = Stored("UICollectionView.isEditing", false)
  private static let storedSelects = Stored("UICollectionView.allowsSelectionDuringEditing", false)
  private static let storedSeveral = Stored("UICollectionView.allowsMultipleSelectionDuringEditing", false)
  private static let storedFocus = Stored("UICollectionView.allowsFocus", true)
  private static let storedEditFocus = Stored("UICollectionView.allowsFocusDuringEditing", true)
  private static let storedFollows = Stored("UICollectionView.selectionFollowsFocus", false)
  private static let storedRemembers = Stored("UICollectionView.remembersLastFocusedIndexPath", false)

  /// Whether items are edited; kept, as cells' controls for editing are not drawn.
  public var isEditing: Bool {
    get { Self.storedEditing[self] }
    set { Self.storedEditing[self] = newValue }
  }
  /// Kept; no touches arrive.
  public var allowsSelectionDuringEditing: Bool {
    get { Self.storedSelects[self] }
    set { Self.storedSelects[self] = newValue }
  }
  /// Kept; no touches arrive.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { Self.storedSeveral[self] }
    set { Self.storedSeveral[self] = newValue }
  }
  /// Kept; nothing has the focus.
  public var allowsFocus: Bool {
    get { Self.storedFocus[self] }
    set { Self.storedFocus[self] = newValue }
  }
  /// Kept; nothing has the focus.
  public var allowsFocusDuringEditing: Bool {
    get { Self.storedEditFocus[self] }
    set { Self.storedEditFocus[self] = newValue }
  }
  /// Kept; nothing has the focus.
  public var selectionFollowsFocus: Bool {
    get { Self.storedFollows[self] }
    set { Self.storedFollows[self] = newValue }
  }
  /// Kept; nothing has the focus.
  public var remembersLastFocusedIndexPath: Bool {
    get { Self.storedRemembers[self] }
    set { Self.storedRemembers[self] = newValue }
  }

  /// Asks for all items again.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Asks for all items again.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Asks for all items again.
  public func insertSections(_ sections: IndexSet) { reloadData() }
  /// Asks for all items again.
  public func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Asks for all items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
}
