public import Foundation

/// An item that a view paints, in the view's coordinates (points from its frame's top left) and with resolved colours.
public enum ContentItem: Hashable, Codable, Sendable {
  case fill(Path, RGBA)
  case stroke(Path, RGBA, width: CGFloat)
  /// A text, with the top left of its block.
  case text(TypesetText, at: CGPoint, RGBA)
  /// A symbol that the project draws, fitted into the rectangle. `flips` mirrors it horizontally.
  case symbol(String, in: CGRect, RGBA, flips: Bool)
  /// An image scaled to the rectangle, clipped to `clip`. `flips` mirrors it horizontally; with a tint, only its opacity
  /// is shown, in that colour.
  case image(ImageSource, in: CGRect, clip: Path?, flips: Bool = false, tint: RGBA? = nil)
  /// A shape filled with a gradient.
  case gradient(Path, GradientPaint)
  /// A line with dashes, or with other caps and joins than butt and mitre.
  case line(Path, RGBA, LineStyle)
  /// Items of a layer or a drawing, painted as a whole.
  indirect case group(ContentGroup)
}
