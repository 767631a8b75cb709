public import LPAutoLayout

extension UIViewController {
  private static let storedCommands = Stored<[UIKeyCommand]>("UIViewController.addedKeyCommands", [])
  private static let storedScroll = Stored<UIScrollView?>("UIViewController.contentScrollView", nil)

  /// Keeps a combination of keys, which nobody presses.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { Self.storedCommands[self].append(keyCommand) }
  /// Takes a combination of keys away.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    Self.storedCommands[self].removeAll { $0 === keyCommand }
  }
  /// Keeps the scroll view that bars would follow.
  public func setContentScrollView(_ scrollView: UIScrollView?) { Self.storedScroll[self] = scrollView }
  /// Whether the controller is being added to another; never.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is being removed from another; never.
  public var isMovingFromParent: Bool { false }
  /// Whether the controller is being presented; never.
  public var isBeingPresented: Bool { false }
  /// Whether the controller is being dismissed; never.
  public var isBeingDismissed: Bool { false }
  /// Would ask for the supported orientations again.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Would ask for the home indicator again.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Would ask for what is shown without content again.
  public func setNeedsUpdateContentUnavailableConfiguration() {}
}
