package import Foundation

/// Draws pictures of laid-out trees, where the environment can draw.
package protocol PixelDrawing: PixelCoding {
  /// Draws a part of a laid-out tree; `nil` if it is too large.
  @MainActor func pixels(of result: LayoutResult, in area: CGRect, scale: Int) -> PixelPicture?
}
