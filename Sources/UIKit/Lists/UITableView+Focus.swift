public import LPComponents

extension UITableView {
  private static let storedFocus = Stored("UITableView.allowsFocus", true)
  private static let storedFollows = Stored("UITableView.selectionFollowsFocus", false)
  private static let storedRemembers = Stored("UITableView.remembersLastFocusedIndexPath", false)

  /// Kept; nothing has the focus.
  public var allowsFocus: Bool {
    get { Self.storedFocus[self] }
    set { Self.storedFocus[self] = newValue }
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
}
