import AutoLayout
import Foundation

/// A label that has no place yet: its typeset parts and its size.
struct AnnotationLabel {
  var parts: [(part: LabelPart, text: TypesetText, x: CGFloat, width: CGFloat)] = []
  var size: CGSize
  var color: RGBA

  static let fontSize: CGFloat = 8
  /// The font size of faint parts, the smallest that is used.
  static let smallFontSize: CGFloat = 7
  private static let padding: CGFloat = 2.5
  private static let badgeGap: CGFloat = 0.75

  init(_ parts: [LabelPart], color: RGBA, scale: CGFloat, typesetter: any TextMeasuring) {
    self.color = color
    var x: CGFloat = 0
    var height: CGFloat = 0
    for part in parts {
      let font: UIFont =
        part.style == .faint
        ? .systemFont(ofSize: Self.smallFontSize)
        : .systemFont(ofSize: Self.fontSize, weight: part.style.isBadge ? .bold : .medium)
      let text = typesetter.typeset(TextRequest(string: part.text, font: font, scale: scale))
      height = max(height, text.size.height)
      let width = max(text.size.width + 2 * Self.padding, part.style.isBadge ? text.size.height : 0)
      self.parts.append((part, text, x, width))
      x += part.style.isBadge ? width + Self.badgeGap : width - Self.padding
    }
    if let last = parts.last { x += last.style.isBadge ? -Self.badgeGap : Self.padding }
    size = CGSize(width: x, height: height + 1)
  }

  var text: String { parts.map(\.part.text).joined(separator: " ") }
}

extension AnnotationLabel {
  /// Draws the plate and the text on it, with the plate's top left corner at `origin`.
  func items(at origin: CGPoint, palette: Palette) -> [SceneItem] {
    let rect = CGRect(origin: origin, size: size)
    let shape = Path.roundedRect(rect, radius: 2.5)
    var items: [SceneItem] = [
      .fill(shape, palette.plate.withAlpha(0.92)),
      .stroke(
        Path.roundedRect(rect.insetBy(0.25), radius: 2.25), SceneItem.Stroke(color: color.withAlpha(0.45), width: 0.5)),
    ]
    for (part, text, x, width) in parts {
      var ink = color
      if part.style == .badge {
        let badge = CGRect(x: origin.x + x, y: origin.y, width: width, height: size.height)
        items.append(.fill(Path.roundedRect(badge, radius: 2.5), color))
        ink = palette.plate
      } else if part.style == .openBadge {
        let badge = CGRect(x: origin.x + x, y: origin.y, width: width, height: size.height).insetBy(0.4)
        items.append(.stroke(Path.roundedRect(badge, radius: 2.1), SceneItem.Stroke(color: color, width: 0.8)))
      }
      let left = origin.x + x + (part.style.isBadge ? (width - text.size.width) / 2 : Self.padding)
      // Parts with different font sizes share one baseline.
      let tallest = parts.map(\.text.firstBaseline).max() ?? 0
      let place = CGPoint(x: left, y: origin.y + 0.5 + tallest - text.firstBaseline)
      items += text.lines.flatMap { line in line.runs.map { SceneItem.glyphs($0, at: place, ink) } }
    }
    return items
  }
}
