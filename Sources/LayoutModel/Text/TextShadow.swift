public import Foundation

/// The shadow of letters, with a resolved colour.
public struct TextShadow: Hashable, Codable, Sendable {
  /// The colour.
  public var color: RGBA
  /// The standard deviation of the blur, in points; 0 has hard edges.
  public var radius: CGFloat
  /// How far the shadow is moved, in points, right and down.
  public var offset: CGSize

  /// Makes a shadow.
  public init(color: RGBA, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
