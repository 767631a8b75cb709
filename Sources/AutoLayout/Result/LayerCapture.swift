import Foundation

/// Reads the layer of a view into values.
@MainActor
struct LayerCapture {
  let layer: CALayer
  let traits: UITraitCollection
  /// The size of the view, in points.
  let size: CGSize
  /// Whether the view clips what is inside.
  let clips: Bool

  /// How many layers may be inside each other; deeper ones are not drawn.
  private static let greatestDepth = 32

  /// The effects of the view's layer; `nil` for none.
  var effects: LayerEffects? {
    let canvas = CGRect(origin: .zero, size: size)
    var effects = LayerEffects()
    effects.corners = layer.maskedCorners
    effects.curve = layer.cornerCurve
    effects.shadow = clips ? nil : shadow(of: layer, movedBy: origin(of: layer))
    effects.mask = layer.mask.map { items(of: $0, in: layer, depth: 1) }
    effects.backdrop = layer.paint(in: canvas, with: traits)
    effects.sublayers = layer.placedSublayers.compactMap { placed in
      let items = items(of: placed.layer, in: layer, depth: 1)
      return items.isEmpty ? nil : .init(subviewsBelow: placed.subviewsBelow, items: items)
    }
    return effects == LayerEffects() ? nil : effects
  }

  /// What a layer without a view shows, in coordinates in which its rectangle begins at zero.
  var content: [ContentItem] {
    let items = painted(layer, in: CGRect(origin: .zero, size: size), depth: 0)
    guard clips else { return items }
    var group = ContentGroup(items)
    group.clip = shape(of: layer, in: CGRect(origin: .zero, size: size))
    return [.group(group)]
  }

  /// The vector from a layer's own coordinates to those in which its rectangle begins at zero.
  private func origin(of layer: CALayer) -> CGPoint { CGPoint(x: -layer.bounds.minX, y: -layer.bounds.minY) }

  private func shadow(of layer: CALayer, movedBy vector: CGPoint) -> ShadowPaint? {
    let (radius, offset) = (layer.shadowRadius, layer.shadowOffset)
    guard layer.shadowOpacity > 0, let color = layer.shadowColor?.resolved(with: traits),
      radius.isFinite, offset.width.isFinite, offset.height.isFinite,
      max(abs(offset.width), abs(offset.height)) < 1e5
    else { return nil }
    let alpha = color.alpha * Double(min(1, layer.shadowOpacity))
    guard alpha > 0 else { return nil }
    return ShadowPaint(
      color: color.withAlpha(alpha), radius: min(max(0, radius), ShadowPaint.greatestRadius), offset: offset,
      path: layer.shadowPath?.shape.moved(by: vector))
  }

  /// Returns the items of a sublayer or mask, in the coordinates in which the outer layer begins at zero.
  private func items(of layer: CALayer, in outer: CALayer, depth: Int) -> [ContentItem] {
    let rest = layer.rest.offsetBy(dx: origin(of: outer).x, dy: origin(of: outer).y)
    guard !layer.isHidden, layer.opacity > 0, depth < Self.greatestDepth,
      [rest.minX, rest.minY, rest.maxX, rest.maxY].allSatisfy({ $0.isFinite && abs($0) < 1e6 })
    else { return [] }
    var group = ContentGroup(painted(layer, in: rest, depth: depth))
    guard !group.items.isEmpty else { return [] }
    let shape = shape(of: layer, in: rest)
    group.opacity = Double(min(1, layer.opacity))
    group.clip = layer.masksToBounds ? shape : nil
    group.shadow = layer.masksToBounds ? nil : shadow(of: layer, movedBy: moved(layer, to: rest))
    group.mask = layer.mask.map { shift(items(of: $0, in: layer, depth: depth + 1), by: rest.origin) }
    let transform = layer.affineTransform()
    if !transform.isIdentity {
      let anchor = layer.anchorPoint
      group.transform = transform.around(
        CGPoint(x: rest.minX + anchor.x * rest.width, y: rest.minY + anchor.y * rest.height))
    }
    return group.isPlain ? group.items : [.group(group)]
  }

  private func moved(_ layer: CALayer, to rest: CGRect) -> CGPoint {
    CGPoint(x: rest.minX - layer.bounds.minX, y: rest.minY - layer.bounds.minY)
  }

  private func shape(of layer: CALayer, in rect: CGRect) -> Path {
    .roundedRect(rect, radius: layer.cornerRadius, corners: layer.maskedCorners, curve: layer.cornerCurve)
  }

  /// Returns the background, what the layer's class paints, the layers inside, and the border.
  private func painted(_ layer: CALayer, in rest: CGRect, depth: Int) -> [ContentItem] {
    var items: [ContentItem] = []
    if let color = layer.backgroundColor?.resolved(with: traits), color.alpha > 0, rest.width > 0, rest.height > 0 {
      items.append(.fill(shape(of: layer, in: rest), color))
    }
    items += layer.paint(in: rest, with: traits)
    for placed in layer.placedSublayers {
      items += shift(self.items(of: placed.layer, in: layer, depth: depth + 1), by: rest.origin)
    }
    let width = layer.borderWidth
    guard width > 0, width.isFinite else { return items }
    let half = min(width, rest.width, rest.height) / 2
    let path = Path.roundedRect(
      rest.insetBy(dx: half, dy: half), radius: max(0, layer.cornerRadius - half), corners: layer.maskedCorners,
      curve: layer.cornerCurve)
    items.append(.stroke(path, (layer.borderColor ?? .label).resolved(with: traits), width: half * 2))
    return items
  }

  private func shift(_ items: [ContentItem], by vector: CGPoint) -> [ContentItem] {
    vector == .zero ? items : items.map { $0.moved(by: vector) }
  }
}
