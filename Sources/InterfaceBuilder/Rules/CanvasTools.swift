/// The versions of the editor's tools from which its canvas differs.
enum CanvasTools {
  static let xcode9 = 13000
  /// The first in which rows have the margins of their list.
  static let listMargins = 13500
  /// Xcode 10.2, whose rows inside a view have 15 points at the sides until Xcode 13.
  static let innerRows = 14400..<17000
  /// The betas of Xcode 11, its last beta, its release, and a beta of Xcode 12.
  static let xcode11 = 14700
  static let lateXcode11 = 14868
  static let xcode11Release = 15000
  static let xcode12 = 17120
  static let xcode14 = 21000
  static let xcode14_1 = 21223
  /// Xcode 14.3, whose phones with a notch of 375 points have 50 points above.
  static let xcode14_3 = 21500
  static let xcode15 = 21600
  static let xcode15_3 = 22505
  static let xcode16_3 = 23727
  static let xcode26 = 24000
  /// Those that add the insets of a device twice.
  static let doubled = 23727...24765
}
