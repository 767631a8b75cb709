internal import LPAutoLayout

/// The classes of views that stand in for those of modules which do not exist here, such as a web view.
@_spi(AppSources)
@MainActor
public enum StandInViews {
  /// The classes, which show nothing by themselves.
  public static var types: [Any.Type] = []

  /// Whether a view is of one of the classes.
  static func isOne(_ view: UIView) -> Bool { types.contains { $0 == type(of: view) } }

  /// Whether nothing would be seen where a view is.
  static func isEmpty(_ view: UIView) -> Bool {
    isOne(view) && view.subviews.isEmpty && (view.layer.sublayers ?? []).isEmpty
      && view.layer.borderWidth == 0
  }
}
