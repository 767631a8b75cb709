public import LPComponents

extension UISearchBar {
  private static let storedStyle = Stored("UISearchBar.barStyle", UIBarStyle.default)

  /// Whether the bar is light or dark; kept.
  public var barStyle: UIBarStyle {
    get { Self.storedStyle[self] }
    set { Self.storedStyle[self] = newValue }
  }
}
