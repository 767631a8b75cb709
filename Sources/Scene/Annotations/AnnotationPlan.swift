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
  /// Labels for which there was no free place anywhere near: names and sizes only.
  package private(set) var unplacedLabels = 0
  /// Points that labels take to the left and right of the screen.
  package private(set) var gutters: (left: CGFloat, right: CGFloat) = (0, 0)
  private(set) var legend: [LegendEntry] = []
  private(set) var key: [KeyEntry] = []
  /// What is not drawn, in words.
  package private(set) var omissions: [String] = []

  package init(result: LayoutResult, options: SceneOptions, typesetter: any TextMeasuring) {
    self.result = result
    self.options = options
    let content = ShownContent(result)
    textRects = content.texts
    guard !options.annotations.isEmpty, result.size.isDrawable else { return }
    var drawing = AnnotationDrawing(result: result, options: options, content: content, typesetter: typesetter)
    let layers = drawing.drawing()
    items = layers.items
    labels = layers.labels
    gutters = layers.gutters
    unplacedLabels = layers.unplaced.count
    guard options.showsLegend else { return }
    key = layers.key
    omissions = Self.omissions(layers)
    if options.annotations.contains(.constraints) {
      legend = LegendEntry.entries(for: result, focus: drawing.focus)
    }
  }

  private static func omissions(_ layers: AnnotationLayers) -> [String] {
    func count(_ number: Int, _ one: String, _ many: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let names = layers.unplaced.count { $0 != "sizes" }
    let crowded = [
      count(names, "name", "names"), count(layers.unplaced.count - names, "size", "sizes"),
    ].compactMap { $0 }.joined(separator: " and ")
    let unseen = count(
      layers.unseen, "constraint of what is out of sight is", "constraints of what is out of sight are")
    return [
      crowded.isEmpty ? nil : "\(crowded) would not fit; '--focus NAME' shows those of one view",
      unseen.map { "\($0) not drawn" },
    ].compactMap { $0 }
  }

  /// The screen with the labels beside it.
  package var area: CGRect {
    CGRect(
      x: -gutters.left, y: 0, width: result.size.width + gutters.left + gutters.right, height: result.size.height)
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
    let maps = Self.maps(of: result)
    for (index, view) in result.views.enumerated()
    where !view.isHidden && view.alpha > 0.02 && view.frame.isDrawable {
      func shown(_ rect: CGRect) -> CGRect { maps[index].map { rect.applying($0) } ?? rect }
      texts += Self.texts(in: view).map(shown)
      for content in view.content {
        switch content {
        case .text: break
        case .symbol(_, let rect, _, _): symbols.append(shown(rect.moved(by: view.frame.origin)))
        case .image(.symbol, let rect, _): symbols.append(shown(rect.moved(by: view.frame.origin)))
        case .fill(let path, _), .stroke(let path, _, _):
          // A switch's knob is read like a symbol; a background is not.
          let bounds = shown(path.controlPointBounds.moved(by: view.frame.origin))
          if max(bounds.width, bounds.height) <= Self.largestSymbol { symbols.append(bounds) }
        case .image: break
        }
      }
    }
  }

  /// From where the layout has a view's content to where it is painted; nil where that is the same.
  private static func maps(of result: LayoutResult) -> [CGAffineTransform?] {
    var maps: [CGAffineTransform?] = []
    for (index, view) in result.views.enumerated() {
      let outer = view.parent.flatMap { $0 >= 0 && $0 < index ? maps[$0] : nil }
      let own = view.transform?.around(view.frame.center)
      maps.append(own.map { $0.concatenating(outer ?? .identity) } ?? outer)
    }
    return maps
  }

  /// Line by line, where the layout has them.
  static func texts(in view: ViewRecord) -> [CGRect] {
    view.content.flatMap { content -> [CGRect] in
      guard case .text(let text, let point, _) = content else { return [] }
      return lines(of: text, at: CGPoint(x: view.frame.minX + point.x, y: view.frame.minY + point.y))
    }
  }

  /// Around the ink of each line.
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

  /// How far ink reaches from the baseline, in ems. Inter's ascenders and descenders are 0.76 and 0.21 high, accents
  /// on capitals end at 0.95; Noto's Arabic reaches 0.43 below, its Devanagari and Thai 1.0 above.
  private static func reach(of runs: [GlyphRun]) -> (above: CGFloat, below: CGFloat) {
    if runs.allSatisfy({ $0.text.utf8.allSatisfy { $0 < 0x80 } }) { return (0.76, 0.21) }
    let isLatin = runs.allSatisfy {
      $0.text.unicodeScalars.allSatisfy { $0.value < 0x530 || $0.value > 0x2000 && $0.value < 0x2C00 }
    }
    return isLatin ? (0.95, 0.25) : (1, 0.45)
  }
}
