import LPLayoutModel
import Foundation

/// The views of a layout as nested groups.
struct ViewItems {
  let result: LayoutResult
  let palette: Palette
  private let children: [[Int]]

  init(result: LayoutResult, palette: Palette) {
    self.result = result
    self.palette = palette
    var children = [[Int]](repeating: [], count: result.views.count)
    for (index, view) in result.views.enumerated() {
      // Parents come before their children; any other parent would form a cycle.
      if let parent = view.parent, parent >= 0, parent < index { children[parent].append(index) }
    }
    self.children = children
  }

  var items: [SceneItem] {
    result.views.indices.filter { result.views[$0].parent == nil }.compactMap { group(at: $0, shadowsAround: 0) }
  }

  private func group(at index: Int, shadowsAround: Int) -> SceneItem? {
    let view = result.views[index]
    guard !view.isHidden, view.frame.isDrawable else { return nil }
    if let effects = view.appearance.effects {
      return .group(group(at: index, effects, shadowsAround: shadowsAround))
    }
    let shape = Path.roundedRect(view.frame, radius: view.appearance.cornerRadius)
    var items: [SceneItem] = []
    if let background = view.appearance.background, background.alpha > 0 { items.append(.fill(shape, background)) }
    for (number, content) in view.content.items.enumerated() {
      items += content.items(in: view, number: number, tint: palette.label)
    }
    items += children[index].compactMap { group(at: $0, shadowsAround: shadowsAround) }
    if let border = view.appearance.border, border.width > 0 { items.append(stroke(border, of: view)) }
    return .group(group(of: view, shape, items))
  }

  private func group(of view: ViewRecord, _ shape: Path, _ items: [SceneItem]) -> SceneItem.Group {
    SceneItem.Group(
      kind: .view, id: "view:\(view.path)", title: view.title, details: view.details,
      clip: view.appearance.clipsToBounds ? shape : nil, opacity: Double(max(0, min(1, view.appearance.alpha))),
      transform: view.appearance.transform?.around(view.frame.center), items: items)
  }

  // MARK: Layers

  /// How many views with shadows may be inside each other; shadows further in are not drawn, because each takes the
  /// memory of a picture.
  private static let mostShadows = 8

  /// Returns a view whose layer shows more than a background and a border, in Core Animation's order: the background,
  /// the view's own content, layers and subviews, the border.
  private func group(at index: Int, _ effects: LayerEffects, shadowsAround: Int) -> SceneItem.Group {
    let view = result.views[index]
    let (origin, radius) = (view.frame.origin, view.appearance.cornerRadius)
    let shape = Path.roundedRect(view.frame, radius: radius, corners: effects.corners, curve: effects.curve)
    let background = view.appearance.background
    var items: [SceneItem] = []
    if let background, background.alpha > 0 { items.append(.fill(shape, background)) }
    let owner = LayerItems(path: view.path, origin: origin, tint: palette.label)
    items += owner.items(effects.backdrop)
    for (number, content) in view.content.items.enumerated() {
      items += content.items(in: view, number: number, tint: palette.label)
    }
    let inside = shadowsAround + (effects.shadow == nil ? 0 : 1)
    var layers = effects.sublayers[...]
    for (place, child) in children[index].enumerated() {
      while let next = layers.first, next.subviewsBelow <= place { items += owner.items(layers.removeFirst().items) }
      if let item = group(at: child, shadowsAround: inside) { items.append(item) }
    }
    for layer in layers { items += owner.items(layer.items) }
    if let border = view.appearance.border, border.width > 0 { items.append(stroke(border, of: view, effects)) }
    var group = group(of: view, shape, items)
    group.mask = effects.mask.map { owner.items($0).map(\.whitened) }
    if let shadow = effects.shadow, shadowsAround < Self.mostShadows {
      group.shadow = shadow.moved(by: origin)
      // The shadow of a box that hides everything inside is that of its shape, without painting it twice.
      if shadow.path == nil, background?.alpha == 1, covers(view, radius, items) { group.shadow?.path = shape }
    }
    return group
  }

  /// Whether the items are inside the view, and out of its corners.
  private func covers(_ view: ViewRecord, _ radius: CGFloat, _ items: [SceneItem]) -> Bool {
    let corner = min(max(0, radius), view.frame.width / 2, view.frame.height / 2) * 0.3
    return items.dropFirst().allSatisfy { item in
      guard let bounds = item.bounds else { return true }
      return view.frame.contains(corner > 0 ? bounds.insetBy(dx: -corner, dy: -corner) : bounds)
    }
  }

  private func stroke(_ border: ViewRecord.Border, of view: ViewRecord, _ effects: LayerEffects) -> SceneItem {
    let half = border.width / 2
    let path = Path.roundedRect(
      view.frame.insetBy(half), radius: max(0, view.appearance.cornerRadius - half), corners: effects.corners,
      curve: effects.curve)
    return .stroke(path, SceneItem.Stroke(color: border.color, width: border.width))
  }

  /// Draws the border inside the frame, as a `CALayer` does.
  private func stroke(_ border: ViewRecord.Border, of view: ViewRecord) -> SceneItem {
    let half = border.width / 2
    let path = Path.roundedRect(view.frame.insetBy(half), radius: max(0, view.appearance.cornerRadius - half))
    return .stroke(path, SceneItem.Stroke(color: border.color, width: border.width))
  }
}

extension ViewRecord {
  /// The name, class and size of the view: `follow · UIButton · 96 × 44`.
  var title: String { "\(name) · \(className) · \(frame.width.label) × \(frame.height.label)" }

  /// The description of the view: where it is, what text it has, and which code made it.
  var details: String {
    var lines = ["x \(frame.minX.label), y \(frame.minY.label), \(frame.width.label) × \(frame.height.label)"]
    if alignmentRect != frame {
      let r = alignmentRect
      lines.append("aligned by x \(r.minX.label), y \(r.minY.label), \(r.width.label) × \(r.height.label)")
    }
    if let text = content.text { lines.append("“\(text)”" + (content.isTextTruncated ? ", cut" : "")) }
    if !ambiguousAttributes.isEmpty {
      lines.append("ambiguous: " + ambiguousAttributes.map(\.name).joined(separator: ", "))
    }
    if let callSite { lines.append(callSite.description) }
    return lines.joined(separator: "\n")
  }
}

extension ContentItem {
  func items(in view: ViewRecord, number: Int, tint: RGBA) -> [SceneItem] {
    items(at: view.frame.origin, path: view.path, number: number, tint: tint)
  }

  /// - Parameter path: the path of the view, for the names of groups.
  func items(at origin: CGPoint, path owner: String, number: Int, tint: RGBA) -> [SceneItem] {
    switch self {
    case .fill(let path, let color):
      return [.fill(path.moved(by: origin), color)]
    case .stroke(let path, let color, let width):
      return [.stroke(path.moved(by: origin), SceneItem.Stroke(color: color, width: width))]
    case .text(let text, let point, let color):
      let place = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
      return text.letters(at: place, color, id: "letters:\(owner)/\(number)")
    case .symbol(let name, let rect, let color, let flips):
      return [.fill(Symbols.path(named: name, in: rect.moved(by: origin), flips: flips), color)]
    case .image(let source, let rect, let clip, let flips, let color):
      let item: SceneItem =
        switch source {
        case .symbol(let name): .fill(Symbols.path(named: name, in: rect.moved(by: origin)), tint)
        case .file(let name): .image(name, in: rect.moved(by: origin), flipped: flips, tint: color)
        case .missing: .fill(.rect(rect.moved(by: origin)), tint)
        }
      guard let clip else { return [item] }
      return [
        .group(
          SceneItem.Group(
            kind: .plain, id: "content:\(owner)/\(number)", clip: clip.moved(by: origin), items: [item]))
      ]
    case .gradient(let path, let gradient): return [.gradient(path.moved(by: origin), gradient.moved(by: origin))]
    case .line(let path, let color, let style):
      return [.stroke(path.moved(by: origin), SceneItem.Stroke(color: color, style: style))]
    case .group(let group): return [.group(LayerItems(path: owner, origin: origin, tint: tint).group(group))]
    }
  }
}

extension CGRect {
  /// Whether the coordinates are finite, and small enough for the number formats of all exporters.
  var isDrawable: Bool {
    let limit: CGFloat = 1e6
    return [minX, minY, maxX, maxY].allSatisfy { $0.isFinite && abs($0) < limit }
  }

  func moved(by offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }

  /// The rectangle inset by the distance on each side; its size is never negative.
  func insetBy(_ distance: CGFloat) -> CGRect {
    let (dx, dy) = (min(distance, width / 2), min(distance, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
