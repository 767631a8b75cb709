import LPLayoutModel
import Foundation

/// The places of a screen's text and symbols, which annotations avoid.
struct ShownContent {
  private(set) var texts: [CGRect] = []
  private(set) var symbols: [CGRect] = []
  private static let largestSymbol: CGFloat = 56

  init(_ result: LayoutResult) {
    let maps = Self.maps(of: result)
    for (index, view) in result.views.enumerated()
    where !view.isHidden && view.appearance.alpha > 0.02 && view.frame.isDrawable {
      func shown(_ rect: CGRect) -> CGRect { maps[index].map { rect.applying($0) } ?? rect }
      texts += Self.texts(in: view).map(shown)
      for content in view.content.items.flatMap(\.parts) {
        switch content {
        case .text: break
        case .symbol(_, let rect, _, _): symbols.append(shown(rect.moved(by: view.frame.origin)))
        case .image(.symbol, let rect, _, _, _): symbols.append(shown(rect.moved(by: view.frame.origin)))
        case .fill(let path, _), .stroke(let path, _, _):
          // A switch's knob counts as a symbol, a background does not.
          let bounds = shown(path.controlPointBounds.moved(by: view.frame.origin))
          if max(bounds.width, bounds.height) <= Self.largestSymbol { symbols.append(bounds) }
        case .image, .gradient, .line, .group: break
        }
      }
    }
  }

  /// The transform of each view from where it is laid out to where it is painted; `nil` if both are the same.
  private static func maps(of result: LayoutResult) -> [CGAffineTransform?] {
    var maps: [CGAffineTransform?] = []
    for (index, view) in result.views.enumerated() {
      let outer = view.parent.flatMap { $0 >= 0 && $0 < index ? maps[$0] : nil }
      let own = view.appearance.transform?.around(view.frame.center)
      maps.append(own.map { $0.concatenating(outer ?? .identity) } ?? outer)
    }
    return maps
  }

  /// The rectangles of the lines of a view's text, in layout coordinates.
  static func texts(in view: ViewRecord) -> [CGRect] {
    view.content.items.flatMap { content -> [CGRect] in
      guard case .text(let text, let point, _) = content else { return [] }
      return lines(of: text, at: CGPoint(x: view.frame.minX + point.x, y: view.frame.minY + point.y))
    }
  }

  /// The rectangles around the ink of each line.
  static func lines(of text: TypesetText, at origin: CGPoint) -> [CGRect] {
    let pitch = text.size.height / CGFloat(max(1, text.lines.count))
    return text.lines.compactMap { line in
      guard line.width > 0 else { return nil }
      let size = line.runs.map(\.size).max() ?? pitch / 1.2
      let reach = reach(of: line.runs)
      return CGRect(
        x: origin.x + line.x, y: origin.y + line.baseline - reach.above * size, width: line.width,
        height: (reach.above + reach.below) * size)
    }
  }

  /// How far the ink reaches from the baseline, in ems. Inter's ascenders and descenders are 0.76 and 0.21 high, and
  /// accents on capitals end at 0.95; Noto's Arabic reaches 0.43 below, its Devanagari and Thai 1.0 above.
  private static func reach(of runs: [GlyphRun]) -> (above: CGFloat, below: CGFloat) {
    if runs.allSatisfy({ $0.text.utf8.allSatisfy { $0 < 0x80 } }) { return (0.76, 0.21) }
    let isLatin = runs.allSatisfy {
      $0.text.unicodeScalars.allSatisfy { $0.value < 0x530 || $0.value > 0x2000 && $0.value < 0x2C00 }
    }
    return isLatin ? (0.95, 0.25) : (1, 0.45)
  }
}

extension ContentItem {
  /// The items of a group that does not move them; the item itself otherwise.
  fileprivate var parts: [ContentItem] {
    guard case .group(let group) = self, group.transform == nil else { return [self] }
    return group.items.flatMap(\.parts)
  }
}
