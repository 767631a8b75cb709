package import Foundation

extension ContentItem {
  /// The rectangle around what the item paints; of a text, that around its block, which letters may leave a little.
  package var extent: CGRect {
    func around(_ path: Path, _ reach: CGFloat) -> CGRect {
      path.elements.isEmpty ? .null : path.controlPointBounds.insetBy(dx: -reach, dy: -reach)
    }
    switch self {
    case .fill(let path, _), .gradient(let path, _): return around(path, 0)
    case .stroke(let path, _, let width): return around(path, LineStyle(width: width).reach(along: path))
    case .line(let path, _, let style): return around(path, style.reach(along: path))
    case .text(let text, let point, _): return CGRect(origin: point, size: text.size)
    case .symbol(_, let rect, _, _): return rect
    case .image(_, let rect, let clip, _, _): return clip.map { around($0, 0).intersection(rect) } ?? rect
    case .group(let group):
      var extent = group.items.reduce(CGRect.null) { $0.union($1.extent) }
      if let shadow = group.shadow {
        let cast = shadow.path.map { around($0, 0) } ?? extent
        let reach = 3 * shadow.radius + 1
        extent = extent.union(
          cast.insetBy(dx: -reach, dy: -reach).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
      }
      if let clip = group.clip { extent = extent.intersection(around(clip, 0)) }
      return extent.isNull ? extent : group.transform.map { extent.applying($0) } ?? extent
    }
  }

  /// Returns the item in one colour, with the opacity that it has at each place.
  package func tinted(_ tint: RGBA) -> ContentItem {
    func tinted(_ color: RGBA) -> RGBA { tint.withAlpha(tint.alpha * color.alpha) }
    switch self {
    case .fill(let path, let color): return .fill(path, tinted(color))
    case .stroke(let path, let color, let width): return .stroke(path, tinted(color), width: width)
    case .line(let path, let color, let style): return .line(path, tinted(color), style)
    case .gradient(let path, var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color = tinted(gradient.stops[index].color) }
      return .gradient(path, gradient)
    case .text(var text, let point, let color):
      for line in text.lines.indices {
        for run in text.lines[line].runs.indices {
          var glyphs = text.lines[line].runs[run]
          glyphs.color = glyphs.color.map(tinted)
          if let color = glyphs.stroke?.color { glyphs.stroke?.color = tinted(color) }
          if let shadow = glyphs.shadow { glyphs.shadow?.color = tinted(shadow.color) }
          text.lines[line].runs[run] = glyphs
        }
      }
      return .text(text, at: point, tinted(color))
    case .symbol(let name, let rect, let color, let flips):
      return .symbol(name, in: rect, tinted(color), flips: flips)
    case .image(let source, let rect, let clip, let flips, let color):
      return .image(source, in: rect, clip: clip, flips: flips, tint: tinted(color ?? .black))
    case .group(var group):
      group.items = group.items.map { $0.tinted(tint) }
      if let shadow = group.shadow { group.shadow?.color = tinted(shadow.color) }
      return .group(group)
    }
  }
}
