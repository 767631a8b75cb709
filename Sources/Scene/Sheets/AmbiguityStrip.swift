package import LPLayoutModel
import Foundation
import LPSupport

/// The other valid layouts of ambiguous views side by side, as `exerciseAmbiguityInLayout()` switches to them.
package struct AmbiguityStrip: Sendable {
  /// A layout that satisfies every constraint as well as the first one.
  package struct Alternative: Sendable {
    /// The name of the ambiguous view that was exercised.
    package let name: String
    package let result: LayoutResult

    package init(name: String, result: LayoutResult) {
      self.name = name
      self.result = result
    }
  }

  package let title: String
  package let variant: String
  package let layout: LayoutResult
  package let alternatives: [Alternative]
  /// The number of ambiguous views that are not shown.
  package let leftOut: Int

  package init(
    title: String, variant: String, layout: LayoutResult, alternatives: [Alternative], leftOut: Int
  ) {
    self.title = title
    self.variant = variant
    self.layout = layout
    self.alternatives = alternatives
    self.leftOut = leftOut
  }

  /// Lines about the views that move in each layout, and where to.
  package var text: String {
    var lines = ["\(title), \(variant): \(alternatives.count.counted("other valid layout"))"]
    for alternative in alternatives {
      lines += ["", "\(alternative.name) exercised"]
      lines += moved(in: alternative.result).map { index in
        let (from, to) = (layout.views[index], alternative.result.views[index])
        return "  \(to.path)  \(Self.words(from.alignmentRect)) → \(Self.words(to.alignmentRect))"
      }
    }
    if leftOut > 0 { lines += ["", "\(leftOut.counted("more ambiguous view")) not shown"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ rect: CGRect) -> String {
    "\(rect.minX.label), \(rect.minY.label), \(rect.width.label) × \(rect.height.label)"
  }

  /// Returns the indices of the views that an alternative moves or resizes.
  private func moved(in other: LayoutResult) -> [Int] {
    layout.views.indices.filter { index in
      guard other.views.indices.contains(index) else { return false }
      let (from, to) = (layout.views[index].alignmentRect, other.views[index].alignmentRect)
      return [from.minX - to.minX, from.minY - to.minY, from.width - to.width, from.height - to.height]
        .contains { abs($0) >= 0.01 }
    }
  }

  /// Draws the layout and its alternatives, with the views that move outlined.
  package func scene(typesetter: any TextMeasuring, options: SceneOptions = SceneOptions()) -> Scene {
    var options = options
    options.showsLegend = false
    options.caption = nil
    let palette = Palette(layout.traits.userInterfaceStyle)
    func cell(_ result: LayoutResult, _ moved: [Int]) -> ContactSheet.Cell {
      var scene = Scene(result: result, options: options, typesetter: typesetter)
      scene.items += moved.map { index in
        .stroke(
          .rect(result.views[index].alignmentRect),
          SceneItem.Stroke(color: palette.conflict, width: 1, dash: [4, 2]))
      }
      return ContactSheet.Cell("", scene)
    }
    var sheet = ContactSheet(
      cells: [cell(layout, [])] + alternatives.map { cell($0.result, moved(in: $0.result)) },
      columns: alternatives.count + 1, title: "\(title): other valid layouts",
      columnLabels: ["as laid out"] + alternatives.map(\.name), largest: CGSize(width: 200, height: 360),
      style: layout.traits.userInterfaceStyle)
    sheet.subtitle = leftOut > 0 ? "\(variant), \(leftOut.counted("more ambiguous view")) not shown" : variant
    return sheet.scene(typesetter: typesetter, scale: layout.traits.displayScale)
  }
}
