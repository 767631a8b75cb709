/// The options of a scene: what is drawn over the layout, and around it.
package struct SceneOptions: Hashable, Codable, Sendable {
  package var annotations: Annotations
  /// The name or path of one view: only constraints that touch it are drawn, and everything else is faded.
  /// `LayoutResult.views(matching:)` says whether there is such a view.
  package var focus: String?
  /// The caption above the screen, outside its area: the variant's name.
  package var caption: String?
  /// Whether marks are explained below the screen, and conflicts, broken constraints and ambiguous views listed there.
  package var showsLegend: Bool
  /// Whether labels stay on the screen, if need be over text, and none stands beside it.
  package var keepsToScreen: Bool

  package init(
    annotations: Annotations = [], focus: String? = nil, caption: String? = nil, showsLegend: Bool = true,
    keepsToScreen: Bool = false
  ) {
    self.annotations = annotations
    self.focus = focus
    self.caption = caption
    self.showsLegend = showsLegend
    self.keepsToScreen = keepsToScreen
  }
}
