public import LPLayoutModel

extension LanguageTag {
  /// The direction in which the language's script runs.
  public var layoutDirection: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
