extension UITraitCollection {
  /// The traits of the preview that is being built; the default traits elsewhere.
  public static var current: UITraitCollection { LayoutEnvironment.current.traits }

  /// Runs code in which these traits are the current ones; those that the collection leaves unspecified stay.
  public func performAsCurrent(_ actions: () -> Void) {
    LayoutEnvironment.$current.withValue(LayoutEnvironment.current.with(self), operation: actions)
  }
}
