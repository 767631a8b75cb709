public import LPComponents

extension UITableViewCell {
  private static let storedSelected = Stored<UIView?>("UITableViewCell.selectedBackgroundView", nil)
  private static let storedMultiple = Stored<UIView?>("UITableViewCell.multipleSelectionBackgroundView", nil)

  /// Kept; no row is selected.
  public var selectedBackgroundView: UIView? {
    get { Self.storedSelected[self] }
    set { Self.storedSelected[self] = newValue }
  }
  /// Kept; no row is selected.
  public var multipleSelectionBackgroundView: UIView? {
    get { Self.storedMultiple[self] }
    set { Self.storedMultiple[self] = newValue }
  }
}
