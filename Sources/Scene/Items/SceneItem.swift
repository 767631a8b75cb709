package import LPLayoutModel
package import Foundation

/// An item to paint. Exporters only switch over its cases.
package indirect enum SceneItem: Hashable, Codable, Sendable {
  case fill(Path, RGBA)
  case stroke(Path, Stroke)
  /// Glyphs. The point is the top left corner of their text block in the scene.
  case glyphs(GlyphRun, at: CGPoint, RGBA)
  /// An image file scaled to the rectangle. With a tint, only its opacity is shown, in that colour.
  case image(String, in: CGRect, flipped: Bool, tint: RGBA? = nil)
  /// A shape filled with a gradient.
  case gradient(Path, GradientPaint)
  case group(Group)

  package struct Stroke: Hashable, Codable, Sendable {
    package var color: RGBA
    package var style: LineStyle

    package init(color: RGBA, style: LineStyle) {
      self.color = color
      self.style = style
    }

    /// - Parameter dash: the lengths of dashes and gaps in points; empty for a solid line.
    package init(color: RGBA, width: CGFloat, dash: [CGFloat] = []) {
      self.init(color: color, style: LineStyle(width: width, dashes: dash))
    }
  }

  /// Items under one name: a view, a constraint, or a layer of annotations.
  package struct Group: Hashable, Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// A layer: `content`, `frames`, `alignment-rects`, `constraints`, `guides`, `baselines`, `names` or `sizes`.
      case layer
      case view
      case guide
      case constraint
      case plain
    }
    package var kind: Kind
    /// The identifier, unique in the scene and stable between runs: `view:screen/card/title`, `constraints`,
    /// `constraint:follow.width >=`.
    package var id: String
    /// The text that is shown on hover: a view's name, class and size, or a constraint's equation.
    package var title: String
    package var details: String
    /// The shape that the items are clipped to, in the group's own coordinates.
    package var clip: Path?
    /// The opacity from 0 to 1. The group is painted as a whole and then made transparent.
    package var opacity: Double
    /// The factor of the group's own coordinates, greater than 0; `offset` is added after it.
    package var scale: CGFloat
    /// The offset in points of the surrounding coordinates.
    package var offset: CGPoint
    /// A transform of the items and the clip, in the group's own coordinates, applied before `scale` and `offset`.
    /// Items that it flattens to zero area are not painted.
    package var transform: CGAffineTransform?
    /// The shadow below the items, within the clip; without a path of its own it is that of the items.
    package var shadow: ShadowPaint?
    /// The items whose opacity is that of the group at each place; they are white. `nil` for no mask.
    package var mask: [SceneItem]?
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
