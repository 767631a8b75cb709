public import AutoLayout
public import Foundation

/// A picture as a resolved display list in points, y down: what PNG, PDF and SVG are made from.
public struct Scene: Hashable, Codable, Sendable {
  /// Points.
  public var size: CGSize
  public var items: [SceneItem]
  /// What the picture shows, for a reader that cannot see it.
  public var title: String

  public init(size: CGSize, items: [SceneItem], title: String = "") {
    self.size = size
    self.items = items
    self.title = title
  }
}

/// One thing to paint. Exporters only switch over it.
public indirect enum SceneItem: Hashable, Codable, Sendable {
  case fill(Path, RGBA)
  case stroke(Path, Stroke)
  /// Glyphs with their block's top left in the scene.
  case glyphs(GlyphRun, at: CGPoint, RGBA)
  /// A PNG file scaled to the rectangle.
  case image(String, in: CGRect, flipped: Bool)
  case group(Group)

  public struct Stroke: Hashable, Codable, Sendable {
    public var color: RGBA
    /// Points.
    public var width: CGFloat
    /// Lengths on and off in points; empty is solid.
    public var dash: [CGFloat]
    public init(color: RGBA, width: CGFloat, dash: [CGFloat] = []) {
      self.color = color
      self.width = width
      self.dash = dash
    }
  }

  /// Items under one name: a view, a constraint, a layer of annotations.
  public struct Group: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable {
      /// `layer` is one of `content`, `frames`, `alignment-rects`, `constraints`, `guides`, `baselines`, `names`, `sizes`.
      case layer
      case view
      case guide
      case constraint
      case plain
    }
    public var kind: Kind
    /// Unique in the scene, stable between runs: `view:screen/card/title`, `constraints`,
    /// `constraint:follow.width >=`.
    public var id: String
    /// Shown on hover: a view's name, class and size, or a constraint's equation.
    public var title: String
    public var details: String
    /// Whatever lies outside is not painted. In the group's own coordinates, as its items are.
    public var clip: Path?
    /// 0…1; the group is painted as a whole and then made transparent.
    public var opacity: Double
    /// The group's own coordinates are multiplied by `scale` and then moved by `offset`. Greater than 0.
    public var scale: CGFloat
    /// Points in the surrounding coordinates.
    public var offset: CGPoint
    /// Of the items and the clip, in the group's own coordinates, before `scale` and `offset`. What it flattens to
    /// nothing is not painted.
    public var transform: CGAffineTransform?
    public var items: [SceneItem]

    public init(
      kind: Kind, id: String, title: String = "", details: String = "", clip: Path? = nil, opacity: Double = 1,
      scale: CGFloat = 1, offset: CGPoint = .zero, transform: CGAffineTransform? = nil, items: [SceneItem]
    ) {
      self.kind = kind
      self.id = id
      self.title = title
      self.details = details
      self.clip = clip
      self.opacity = opacity
      self.scale = scale
      self.offset = offset
      self.transform = transform
      self.items = items
    }
  }
}
