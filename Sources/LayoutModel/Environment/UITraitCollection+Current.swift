extension UITraitCollection {
  /// The traits of the preview that is being built; the default traits elsewhere.
  public static var current: UITraitCollection { LayoutEnvironment.current.traits }
}
