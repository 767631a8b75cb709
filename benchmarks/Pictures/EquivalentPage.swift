import LPLayoutModel
import Foundation

/// A laid out screen as a web page: a box for each view, its texts as text and its symbols as inline SVG, all in place,
/// so that a browser has the painting to do and none of the layout.
struct EquivalentPage {
  private let result: LayoutResult

  init(_ result: LayoutResult) { self.result = result }

  var html: String {
    let body = result.views.filter { !$0.isHidden }.map(box).joined(separator: "\n")
    return """
      <!doctype html><meta charset="utf-8"><style>
      body { margin: 0; width: \(px(result.size.width)); height: \(px(result.size.height)); overflow: hidden; }
      div, span, svg { position: absolute; white-space: pre; font-family: Inter, sans-serif; }
      </style><body>\(body)</body>
      """
  }

  private func px(_ length: CGFloat) -> String { String(format: "%.3fpx", length) }

  private func box(_ view: ViewRecord) -> String {
    let frame = view.frame
    let background = view.appearance.background.map { "background:\(css($0));" } ?? ""
    let radius = view.appearance.cornerRadius > 0 ? "border-radius:\(px(view.appearance.cornerRadius));" : ""
    let content = view.content.items.map { item($0) }.joined()
    return """
      <div style="left:\(px(frame.minX));top:\(px(frame.minY));width:\(px(frame.width));height:\(px(frame.height));\
      \(background)\(radius)opacity:\(view.appearance.alpha)">\(content)</div>
      """
  }

  private func item(_ item: ContentItem) -> String {
    switch item {
    case .fill(let path, let color): shape(path, "fill=\"\(css(color))\"")
    case .stroke(let path, let color, let width):
      shape(path, "fill=\"none\" stroke=\"\(css(color))\" stroke-width=\"\(width)\"")
    case .text(let text, let point, let color): lines(text, point, color)
    case .symbol(_, let rect, let color, _):
      shape(.ellipse(in: rect), "fill=\"none\" stroke=\"\(css(color))\" stroke-width=\"2\"")
    case .image(_, let rect, _, _, _): shape(.rect(rect), "fill=\"#888\"")
    case .gradient(let path, _): shape(path, "fill=\"#888\"")
    case .line(let path, let color, let style):
      shape(path, "fill=\"none\" stroke=\"\(css(color))\" stroke-width=\"\(style.width)\"")
    case .group(let group): group.items.map { self.item($0) }.joined()
    }
  }

  private func lines(_ text: TypesetText, _ point: CGPoint, _ color: RGBA) -> String {
    text.lines.map { line in
      let run = line.runs.first
      let size = run?.size ?? 17
      let weight = run?.font.contains("Bold") == true ? 600 : 400
      let shown = line.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      // A line box of the font's size and a quarter, its baseline at Inter's ascent.
      return """
        <span style="left:\(px(point.x + line.x));top:\(px(point.y + line.baseline - size * 0.97));\
        font-size:\(px(size));line-height:1.2;font-weight:\(weight);color:\(css(color))">\(shown)</span>
        """
    }.joined()
  }

  private func shape(_ path: Path, _ paint: String) -> String {
    let commands = path.elements.map { element in
      func at(_ point: CGPoint) -> String { String(format: "%.2f %.2f", point.x, point.y) }
      return switch element {
      case .move(let point): "M\(at(point))"
      case .line(let point): "L\(at(point))"
      case .curve(let point, let one, let two): "C\(at(one)) \(at(two)) \(at(point))"
      case .close: "Z"
      }
    }
    return
      "<svg style=\"overflow:visible;left:0;top:0\" width=\"1\" height=\"1\"><path d=\"\(commands.joined())\" \(paint)/></svg>"
  }

  private func css(_ color: RGBA) -> String {
    func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
    return "rgba(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)),\(color.alpha))"
  }
}
