public import Foundation

/// What a view shows, in its own coordinates (points from its frame's top left), colours resolved, in painting order.
public enum ContentItem: Hashable, Codable, Sendable {
  case fill(Path, RGBA)
  case stroke(Path, RGBA, width: CGFloat)
  /// The block's top left.
  case text(TypesetText, at: CGPoint, RGBA)
  /// One of the symbols that the project draws, fitted into the rectangle. `flips` mirrors it left to right.
  case symbol(String, in: CGRect, RGBA, flips: Bool)
  /// A picture scaled to the rectangle, cut at `clip`.
  case image(ImageSource, in: CGRect, clip: Path?)
}
