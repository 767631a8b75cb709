package import AutoLayout
package import Foundation

/// Everything that is drawn over a screen, decided: which marks, where their labels are, and what the legend says.
///
/// It is a value so that a test can count what overlaps before anything is drawn.
package struct AnnotationPlan: Sendable {
  package let result: LayoutResult
  package let options: SceneOptions
  /// Layers, in painting order.
  package private(set) var items: [SceneItem] = []
  package private(set) var labels: [PlacedLabel] = []
  /// Where the screen shows text, in points, line by line.
  package let textRects: [CGRect]
  /// Labels for which there was no free place anywhere near.
  package private(set) var unplacedLabels = 0
  private(set) var legend: [LegendEntry] = []

  package init(result: LayoutResult, options: SceneOptions, typesetter: any TextMeasuring) {
    self.result = result
    self.options = options
    let content = ShownContent(result)
    textRects = content.texts
    guard !options.annotations.isEmpty, result.size.isDrawable else { return }
    var drawing = AnnotationDrawing(result: result, options: options, content: content, typesetter: typesetter)
    items = drawing.layers()
    labels = drawing.placer.placed
    unplacedLabels = drawing.placer.unplaced
    if options.annotations.contains(.constraints), options.showsLegend {
      legend = LegendEntry.entries(for: result, focus: drawing.focus)
    }
  }

  /// Pairs of labels that share some area.
  package var overlappingLabels: Int {
    var count = 0
    for (index, label) in labels.enumerated() {
      count += labels[(index + 1)...].count { Self.overlap(label.rect, $0.rect) > 0.01 }
    }
    return count
  }

  /// Labels that cover some of the screen's text.
  package var labelsOverText: Int {
    labels.count { label in textRects.contains { Self.overlap(label.rect, $0) > 0.5 } }
  }

  private static func overlap(_ a: CGRect, _ b: CGRect) -> CGFloat {
    let shared = a.intersection(b)
    return shared.isNull ? 0 : shared.width * shared.height
  }
}

extension CGSize {
  var isDrawable: Bool { CGRect(origin: .zero, size: self).isDrawable && width > 0 && height > 0 }
}

/// Where the screen shows text and symbols, which annotations should not cover.
struct ShownContent {
  private(set) var texts: [CGRect] = []
  private(set) var symbols: [CGRect] = []
  private static let largestSymbol: CGFloat = 56

  init(_ result: LayoutResult) {
    for view in result.views where !view.isHidden && view.alpha > 0.02 && view.frame.isDrawable {
      for content in view.content {
        switch content {
        case .text(let text, let point, _):
          texts += Self.lines(of: text, at: CGPoint(x: view.frame.minX + point.x, y: view.frame.minY + point.y))
        case .symbol(_, let rect, _, _): symbols.append(rect.moved(by: view.frame.origin))
        case .image(.symbol, let rect, _): symbols.append(rect.moved(by: view.frame.origin))
        case .fill(let path, _), .stroke(let path, _, _):
          // A switch's knob is read like a symbol; a background is not.
          let bounds = path.controlPointBounds.moved(by: view.frame.origin)
          if max(bounds.width, bounds.height) <= Self.largestSymbol { symbols.append(bounds) }
        case .image: break
        }
      }
    }
  }

  /// From ascender to descender: of a face as tall as the system's, 0.73 and 0.21 of a line's distance from the next.
  static func lines(of text: TypesetText, at origin: CGPoint) -> [CGRect] {
    let pitch = text.size.height / CGFloat(max(1, text.lines.count))
    return text.lines.compactMap { line in
      guard line.width > 0 else { return nil }
      let size = line.runs.map(\.size).max() ?? pitch / 1.2
      return CGRect(
        x: origin.x + line.x, y: origin.y + line.baseline - 0.76 * size, width: line.width, height: 0.97 * size)
    }
  }
}
