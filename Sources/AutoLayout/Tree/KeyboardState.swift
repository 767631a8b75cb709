import Foundation

/// The keyboard as a view sees it, in points.
struct KeyboardState {
  /// The keyboard's height, on the root of a screen; 0 without a keyboard.
  var height: CGFloat = 0
  /// How far the keyboard extends above the view's bottom edge, as the last layout found it.
  var overlap: CGFloat = 0
}
