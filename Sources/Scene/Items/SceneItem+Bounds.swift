package import LPLayoutModel
package import Foundation

extension SceneItem {
  /// A rectangle around everything that the item paints, shadows included; `nil` if it paints nothing.
  package var bounds: CGRect? {
    switch self {
    case .fill(let path, let color): return color.alpha > 0 ? path.inkBounds : nil
    case .gradient(let path, _): return path.inkBounds
    case .stroke(let path, let stroke):
      // Mitres reach as many half widths from the line as the limit says; the corner of a square cap is 0.71 widths away.
      let reach = stroke.style.width * (path.isUprightRect ? 0.5 : max(1, stroke.style.miterLimit / 2))
      return path.inkBounds?.insetBy(dx: -reach, dy: -reach)
    case .glyphs(let run, let origin, let color):
      guard color.alpha > 0, !run.positions.isEmpty else { return nil }
      let path = Path(run.positions.map { .move(CGPoint(x: origin.x + $0.x, y: origin.y + $0.y)) })
      return path.controlPointBounds.insetBy(dx: -1.25 * run.size, dy: -1.25 * run.size)
    case .image(_, let rect, _, _): return rect.isEmpty ? nil : rect
    case .group(let group): return group.opacity > 0 ? group.bounds : nil
    }
  }
}

extension SceneItem.Group {
  /// A rectangle around everything that the group paints, in the coordinates around it; `nil` if it paints nothing.
  package var bounds: CGRect? {
    var found = itemBounds
    if let shadow, let cast = shadow.path?.inkBounds ?? found { found = shadow.bounds(castBy: cast).around(found) }
    if let clip { found = found.flatMap { clip.inkBounds?.intersection($0) } }
    guard let found, !found.isNull, scale > 0 else { return nil }
    let map = (transform ?? .identity).concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return found.applying(map).offsetBy(dx: offset.x, dy: offset.y)
  }

  /// A rectangle around the items, in the group's own coordinates and without its clip.
  package var itemBounds: CGRect? { items.reduce(nil) { $1.bounds?.around($0) ?? $0 } }
}

extension ShadowPaint {
  /// A rectangle around the shadow of what is in a rectangle.
  package func bounds(castBy rect: CGRect) -> CGRect {
    // A Gaussian is invisible from three standard deviations on.
    rect.insetBy(dx: -3 * radius - 1, dy: -3 * radius - 1).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension CGRect {
  fileprivate func around(_ other: CGRect?) -> CGRect { other.map(union) ?? self }
}

extension Path {
  /// The rectangle around the points; `nil` for a path without any.
  fileprivate var inkBounds: CGRect? { elements.isEmpty ? nil : controlPointBounds }

  /// Whether the path has the corners of a rectangle, at which lines do not reach out further than they are wide.
  fileprivate var isUprightRect: Bool {
    elements.allSatisfy { if case .curve = $0 { true } else { false } } || elements.count == 5
  }
}
