public import LPComponents

extension UIToolbar {
  private static let storedStyle = Stored("UIToolbar.barStyle", UIBarStyle.default)
  private static let storedTint = Stored<UIColor?>("UIToolbar.barTintColor", nil)

  /// Kept.
  public var barStyle: UIBarStyle {
    get { Self.storedStyle[self] }
    set { Self.storedStyle[self] = newValue }
  }
  /// The colour of the bar; it becomes the background of its appearance.
  public var barTintColor: UIColor? {
    get { Self.storedTint[self] }
    set {
      Self.storedTint[self] = newValue
      backgroundColor = newValue
    }
  }
}
