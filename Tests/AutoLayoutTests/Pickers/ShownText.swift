import LPLayoutModel
import Foundation

/// A text that a view paints, where it is seen.
struct ShownText {
  var string: String
  /// The rectangle around the letters, in the view's coordinates.
  var rect: CGRect
  var opacity: Double
  var color: RGBA

  /// Returns the texts of items, with the transforms and opacities of the groups that they are in.
  static func all(in items: [ContentItem]) -> [ShownText] {
    items.flatMap { item -> [ShownText] in
      switch item {
      case .text(let text, let origin, let color):
        return text.lines.map { line in
          let left = line.x
          let rect = CGRect(x: origin.x + left, y: origin.y, width: line.width, height: text.size.height)
          return ShownText(string: line.text, rect: rect, opacity: 1, color: color)
        }
      case .group(let group):
        return all(in: group.items).map { text in
          var text = text
          text.rect = group.transform.map { text.rect.applying($0) } ?? text.rect
          text.opacity *= group.opacity
          return text
        }
      default: return []
      }
    }
  }
}
