import LPLayoutModel
import Foundation

/// The items of a view's layers in the scene's coordinates.
struct LayerItems {
  /// The path of the view.
  let path: String
  /// Where the view is in the scene.
  let origin: CGPoint
  /// The colour of symbols without one.
  let tint: RGBA

  func items(_ items: [ContentItem]) -> [SceneItem] {
    items.enumerated().flatMap { number, item in item.items(at: origin, path: path, number: number, tint: tint) }
  }

  func group(_ content: ContentGroup) -> SceneItem.Group {
    var group = SceneItem.Group(
      kind: .plain, id: "layer:\(path)", clip: content.clip?.moved(by: origin), opacity: content.opacity,
      transform: content.transform?.around(origin), items: items(content.items))
    group.shadow = content.shadow?.moved(by: origin)
    group.mask = content.mask.map { items($0).map(\.whitened) }
    return group
  }
}

extension SceneItem {
  /// The item in white with the same opacity, as a mask: its luminance in an SVG document is then its opacity.
  var whitened: SceneItem {
    func white(_ color: RGBA) -> RGBA { RGBA.white.withAlpha(color.alpha) }
    switch self {
    case .fill(let path, let color): return .fill(path, white(color))
    case .stroke(let path, var stroke):
      stroke.color = white(stroke.color)
      return .stroke(path, stroke)
    case .glyphs(var run, let point, let color):
      if let stroke = run.stroke?.color { run.stroke?.color = white(stroke) }
      return .glyphs(run, at: point, white(color))
    case .image(let name, let rect, let flipped, let tint):
      return .image(name, in: rect, flipped: flipped, tint: white(tint ?? .white))
    case .gradient(let path, var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color = white(gradient.stops[index].color) }
      return .gradient(path, gradient)
    case .group(var group):
      group.items = group.items.map(\.whitened)
      if let shadow = group.shadow { group.shadow?.color = white(shadow.color) }
      return .group(group)
    }
  }
}
