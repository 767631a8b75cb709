public import LPAutoLayout

extension UIViewController {
  private static let storedCaptures = Stored("UIViewController.modalPresentationCapturesStatusBarAppearance", false)
  private static let storedGroup = Stored<String?>("UIViewController.focusGroupIdentifier", nil)

  /// Whether a presented controller that does not fill the screen decides on the status bar; kept.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { Self.storedCaptures[self] }
    set { Self.storedCaptures[self] = newValue }
  }
  /// The name of the group that the focus is moved in; kept.
  public var focusGroupIdentifier: String? {
    get { Self.storedGroup[self] }
    set { Self.storedGroup[self] = newValue }
  }
}
