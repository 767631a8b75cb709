extension RGBA {
  /// Returns whether the colour can be told from an opaque one on which it is painted.
  package func isSeen(on page: RGBA) -> Bool {
    max(abs(red - page.red), abs(green - page.green), abs(blue - page.blue)) * alpha > 0.04
  }
}

extension ContentItem {
  /// Returns whether an item can be told from an opaque colour on which it is painted, as far as colours tell: pictures
  /// are not looked into.
  package func isSeen(on page: RGBA) -> Bool {
    switch self {
    case .fill(_, let color), .stroke(_, let color, _), .line(_, let color, _), .text(_, _, let color),
      .symbol(_, _, let color, _):
      color.isSeen(on: page)
    case .image(_, _, _, _, let tint): tint?.isSeen(on: page) ?? true
    case .gradient(_, let paint): paint.stops.contains { $0.color.isSeen(on: page) }
    case .group(let group): group.shadow != nil || group.items.contains { $0.isSeen(on: page) }
    }
  }
}
