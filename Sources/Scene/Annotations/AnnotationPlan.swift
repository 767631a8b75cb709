package import LPLayoutModel
package import Foundation

/// The annotations of one screen: which marks are drawn, where their labels are, and what the legend says.
///
/// The plan is a value, so that a test can count overlaps before anything is drawn.
package struct AnnotationPlan: Sendable {
  package let result: LayoutResult
  package let options: SceneOptions
  /// The layers in painting order.
  package private(set) var items: [SceneItem] = []
  package private(set) var labels: [PlacedLabel] = []
  /// The rectangles of the screen's lines of text, in points.
  package let textRects: [CGRect]
  /// The number of labels for which there was no free place nearby. Only names and sizes can be left out.
  package private(set) var unplacedLabels = 0
  /// The width in points of the columns of labels to the left and right of the screen.
  package private(set) var gutters: (left: CGFloat, right: CGFloat) = (0, 0)
  private(set) var legend: [LegendEntry] = []
  private(set) var key: [KeyEntry] = []
  /// Sentences about what is not drawn.
  package private(set) var omissions: [String] = []
  /// The part of the screen that is in the picture: all of it, or what is around the views in focus.
  package private(set) var shownArea: CGRect
  /// The marks of the constraints.
  private(set) var marks: [ConstraintMark] = []

  package init(result: LayoutResult, options: SceneOptions, typesetter: any TextMeasuring) {
    self.result = result
    self.options = options
    shownArea = CGRect(origin: .zero, size: result.size)
    let content = ShownContent(result)
    textRects = content.texts
    guard !options.annotations.isEmpty, result.size.isDrawable else { return }
    var drawing = AnnotationDrawing(result: result, options: options, content: content, typesetter: typesetter)
    let layers = drawing.drawing()
    items = layers.items
    labels = layers.labels
    gutters = layers.gutters
    (shownArea, marks) = (layers.shownArea, layers.marks)
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
      repeatedWords(layers.repeated),
      layers.unseenViews.isEmpty ? nil : "out of sight: " + listed(layers.unseenViews),
    ].compactMap { $0 }
  }

  private static func repeatedWords(_ repeated: (constraints: Int, views: Int)) -> String? {
    guard repeated.constraints > 0 else { return nil }
    let constraints = repeated.constraints == 1 ? "1 constraint is" : "\(repeated.constraints) constraints are"
    let views = repeated.views == 1 ? "1 view" : "\(repeated.views) views"
    return "\(constraints) not drawn: \(views) marked 'as NAME' have them in common with the view of that name"
  }

  private static let mostNames = 6

  private static func listed(_ names: [String]) -> String {
    names.prefix(mostNames).joined(separator: ", ")
      + (names.count > mostNames ? " and \(names.count - mostNames) more" : "")
  }

  /// The area of the screen's shown part and of the labels beside it.
  package var area: CGRect {
    CGRect(
      x: shownArea.minX - gutters.left, y: shownArea.minY, width: shownArea.width + gutters.left + gutters.right,
      height: shownArea.height)
  }
}

extension CGSize {
  var isDrawable: Bool { CGRect(origin: .zero, size: self).isDrawable && width > 0 && height > 0 }
}
