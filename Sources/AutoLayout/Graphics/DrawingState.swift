import Foundation

/// The state that `saveGState()` saves.
struct DrawingState {
  /// The transform from the coordinates of drawing code to those of the canvas.
  var transform = CGAffineTransform.identity
  var fill = RGBA.black
  var stroke = RGBA.black
  var line = LineStyle(width: 1)
  var alpha = 1.0
  /// The shadow of everything that is painted, in the coordinates of the canvas.
  var shadow: ShadowPaint?
  var scopes: [DrawingScope] = []
  /// The rectangle around what the clips let through, in the coordinates of the canvas.
  var clipBounds: CGRect
}
