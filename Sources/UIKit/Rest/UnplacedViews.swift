internal import LPPlacement

/// Whether views of the app lost what placed them, because statements of its code are left out.
@_spi(AppSources)
public enum UnplacedViews {
  /// Whether a statement of the app's code was left out where the code ran.
  nonisolated(unsafe) public static var statementsAreMissing = false

  /// Places the views in a root that have no place.
  ///
  /// - Returns: whether there were some.
  @MainActor
  static func place(in root: UIView) -> Bool { statementsAreMissing && LostPlaces.give(in: root) }
}
