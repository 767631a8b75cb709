package import AutoLayout
import Foundation

extension Scene {
  /// A finished layout as a picture.
  ///
  /// Caption, key and legend are put around the screen, as are labels that find no place on it; the picture has exactly
  /// the screen's size where there are none of these.
  /// - Parameter typesetter: Typesets what the annotations say; the views' own text is typeset already.
  package init(result: LayoutResult, options: SceneOptions = SceneOptions(), typesetter: any TextMeasuring) {
    self.init(plan: AnnotationPlan(result: result, options: options, typesetter: typesetter), typesetter: typesetter)
  }

  /// The picture of a plan that was made, and perhaps examined, before.
  package init(plan: AnnotationPlan, typesetter: any TextMeasuring) {
    let result = plan.result
    let screen = CGRect(origin: .zero, size: result.size)
    let palette = Palette(result.traits.userInterfaceStyle)
    var items: [SceneItem] = [.fill(.rect(screen), palette.systemBackground)]
    items += ViewItems(result: result, palette: palette).items
    if plan.gutters != (0, 0) {
      items = [.group(SceneItem.Group(kind: .layer, id: "content", clip: .rect(screen), items: items))]
    }
    items += plan.items
    let frame = Surroundings(plan: plan, palette: palette, typesetter: typesetter)
    let title = result.views.first?.name ?? ""
    if frame.isEmpty {
      self.init(size: result.size, items: items, title: plan.options.caption ?? title)
    } else {
      self.init(size: frame.size, items: frame.around(items), title: plan.options.caption ?? title)
    }
  }
}
