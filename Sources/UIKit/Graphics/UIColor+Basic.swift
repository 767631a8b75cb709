public import LPLayoutModel

// The fixed colours of UIKit that the core has no use for.
extension UIColor {
  /// The colour of text on light backgrounds.
  public static let darkText = UIColor.black
  /// The colour of text on dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The same yellow in light and dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The same cyan in light and dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The same magenta in light and dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The same orange in light and dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The same purple in light and dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The same brown in light and dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The system's blue: that of the views around is not known where the colour is asked for.
  public static let tintColor = UIColor.systemBlue
}
