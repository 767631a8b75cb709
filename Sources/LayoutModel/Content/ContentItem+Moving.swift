package import Foundation

extension ContentItem {
  /// Returns the item, moved by a vector.
  package func moved(by vector: CGPoint) -> ContentItem {
    switch self {
    case .fill(let path, let color): return .fill(path.moved(by: vector), color)
    case .stroke(let path, let color, let width): return .stroke(path.moved(by: vector), color, width: width)
    case .line(let path, let color, let style): return .line(path.moved(by: vector), color, style)
    case .gradient(let path, let gradient): return .gradient(path.moved(by: vector), gradient.moved(by: vector))
    case .text(let text, let point, let color):
      return .text(text, at: CGPoint(x: point.x + vector.x, y: point.y + vector.y), color)
    case .symbol(let name, let rect, let color, let flips):
      return .symbol(name, in: rect.offsetBy(dx: vector.x, dy: vector.y), color, flips: flips)
    case .image(let source, let rect, let clip, let flips, let tint):
      return .image(
        source, in: rect.offsetBy(dx: vector.x, dy: vector.y), clip: clip?.moved(by: vector), flips: flips, tint: tint)
    case .group(let group): return .group(group.moved(by: vector))
    }
  }
}

extension ContentGroup {
  fileprivate func moved(by vector: CGPoint) -> ContentGroup {
    var moved = self
    moved.items = items.map { $0.moved(by: vector) }
    moved.transform = transform?.around(vector)
    moved.clip = clip?.moved(by: vector)
    moved.shadow = shadow?.moved(by: vector)
    moved.mask = mask?.map { $0.moved(by: vector) }
    return moved
  }
}
