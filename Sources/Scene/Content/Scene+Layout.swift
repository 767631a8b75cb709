package import LPLayoutModel
package import Foundation

extension Scene {
  /// Makes the picture of a layout.
  ///
  /// A caption, key and legend are outside of the screen, as are labels without a place on it; without any of these the
  /// picture has exactly the screen's size.
  /// - Parameter typesetter: typesets the annotations; the text of views is typeset already.
  package init(result: LayoutResult, options: SceneOptions = SceneOptions(), typesetter: any TextMeasuring) {
    self.init(plan: AnnotationPlan(result: result, options: options, typesetter: typesetter), typesetter: typesetter)
  }

  /// Makes the picture of a plan that was made before.
  package init(plan: AnnotationPlan, typesetter: any TextMeasuring) {
    let result = plan.result
    let screen = CGRect(origin: .zero, size: result.size)
    let palette = Palette(result.traits.userInterfaceStyle)
    var items: [SceneItem] = [.fill(.rect(screen), palette.systemBackground)]
    items += ViewItems(result: result, palette: palette).items
    if let chrome = plan.options.chrome {
      items += ChromeDrawing(chrome: chrome, result: result, typesetter: typesetter).items
    }
    if plan.gutters != (0, 0) {
      items = [.group(SceneItem.Group(kind: .layer, id: "content", clip: .rect(plan.shownArea), items: items))]
    }
    items += plan.items
    let frame = CaptionsAndLegend(plan: plan, palette: palette, typesetter: typesetter)
    let title = result.views.first?.name ?? ""
    if frame.isEmpty {
      self.init(size: result.size, items: items, title: plan.options.caption ?? title)
    } else {
      self.init(size: frame.size, items: frame.around(items), title: plan.options.caption ?? title)
    }
  }
}

extension Scene {
  /// Makes the picture of what a layout paints in a part of its screen, without anything behind it.
  package init(contentOf result: LayoutResult, in area: CGRect) {
    let items = ViewItems(result: result, palette: Palette(result.traits.userInterfaceStyle)).items
    let title = result.views.first?.name ?? ""
    let moved = SceneItem.Group(
      kind: .plain, id: "content", offset: CGPoint(x: -area.minX, y: -area.minY), items: items)
    self.init(size: area.size, items: area.origin == .zero ? items : [.group(moved)], title: title)
  }
}
