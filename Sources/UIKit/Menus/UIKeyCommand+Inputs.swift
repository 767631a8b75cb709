import LPComponents

extension UIKeyCommand {
  /// The arrow up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that deletes the letter before.
  nonisolated public static let inputDelete = "\u{8}"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
}
