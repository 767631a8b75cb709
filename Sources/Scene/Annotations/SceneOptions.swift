/// The options of a scene: what is drawn over the layout and around it.
package struct SceneOptions: Hashable, Codable, Sendable {
  package var annotations: Annotations
  /// The name or path of a view. Only constraints that involve it are drawn, and everything else is faded.
  /// `LayoutResult.views(matching:)` tells whether such a view exists.
  package var focus: String?
  /// The caption above the screen, outside its area; usually the variant's name.
  package var caption: String?
  /// Whether a key and a list of conflicts, constraints that are not satisfied and ambiguous views are drawn below the
  /// screen.
  package var showsLegend: Bool
  /// Whether all labels stay on the screen, if necessary over text, and none is beside it.
  package var keepsToScreen: Bool
  /// The parts of the system and the hardware over the screen; `nil` for none.
  package var chrome: DeviceChrome?

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
