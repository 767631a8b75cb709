package import AutoLayout
package import Foundation

/// One thing to paint. Exporters only switch over it.
package indirect enum SceneItem: Hashable, Codable, Sendable {
  case fill(Path, RGBA)
  case stroke(Path, Stroke)
  /// Glyphs with their block's top left in the scene.
  case glyphs(GlyphRun, at: CGPoint, RGBA)
  /// A PNG file scaled to the rectangle.
  case image(String, in: CGRect, flipped: Bool)
  case group(Group)

  package struct Stroke: Hashable, Codable, Sendable {
    package var color: RGBA
    /// The width of the line in points.
    package var width: CGFloat
    /// Lengths on and off in points; empty is solid.
    package var dash: [CGFloat]
    package init(color: RGBA, width: CGFloat, dash: [CGFloat] = []) {
      self.color = color
      self.width = width
      self.dash = dash
    }
  }

  /// Items under one name: a view, a constraint, a layer of annotations.
  package struct Group: Hashable, Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// `layer` is one of `content`, `frames`, `alignment-rects`, `constraints`, `guides`, `baselines`, `names`, `sizes`.
      case layer
      case view
      case guide
      case constraint
      case plain
    }
    package var kind: Kind
    /// Unique in the scene, stable between runs: `view:screen/card/title`, `constraints`,
    /// `constraint:follow.width >=`.
    package var id: String
    /// Shown on hover: a view's name, class and size, or a constraint's equation.
    package var title: String
    package var details: String
    /// Whatever lies outside is not painted. In the group's own coordinates, as its items are.
    package var clip: Path?
    /// 0…1; the group is painted as a whole and then made transparent.
    package var opacity: Double
    /// The group's own coordinates are multiplied by `scale` and then moved by `offset`. Greater than 0.
    package var scale: CGFloat
    /// The offset in points of the surrounding coordinates.
    package var offset: CGPoint
    /// Of the items and the clip, in the group's own coordinates, before `scale` and `offset`. What it flattens to
    /// nothing is not painted.
    package var transform: CGAffineTransform?
    package var items: [SceneItem]

    package init(
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
