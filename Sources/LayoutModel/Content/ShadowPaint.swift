public import Foundation

/// The shadow of a layer, with a resolved colour.
public struct ShadowPaint: Hashable, Codable, Sendable {
  /// The colour, with the shadow's opacity.
  public var color: RGBA
  /// The standard deviation of the blur, in points; 0 has hard edges.
  public var radius: CGFloat
  /// How far the shadow is moved, in points.
  public var offset: CGSize
  /// The shape that casts the shadow; `nil` for whatever the layer paints.
  public var path: Path?

  /// The largest radius, in points; a larger one is drawn as this one.
  public static let greatestRadius: CGFloat = 128

  /// Makes a shadow.
  public init(color: RGBA, radius: CGFloat, offset: CGSize, path: Path? = nil) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.path = path
  }

  /// Returns the shadow, with its shape moved by a vector.
  public func moved(by vector: CGPoint) -> ShadowPaint {
    var shadow = self
    shadow.path = path?.moved(by: vector)
    return shadow
  }
}
