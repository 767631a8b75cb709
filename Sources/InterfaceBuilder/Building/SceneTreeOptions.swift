package import AutoLayout

/// The options for making a tree from a scene.
package struct SceneTreeOptions: Sendable {
  /// Content sizes are those that the document recorded, and the canvas is the document's: what the editor showed.
  package var asSaved = false
  /// Corrects the rules' safe area by where views were saved.
  package var readsSafeArea: Bool
  package var insets: GivenInsets?
  /// What the tree is made in; nil takes the document's own device.
  package var environment: LayoutEnvironment?
  /// Texts in another language than the document's.
  package var texts: (any DocumentTexts)?

  package init(
    asSaved: Bool = false, readsSafeArea: Bool? = nil, insets: GivenInsets? = nil,
    environment: LayoutEnvironment? = nil, texts: (any DocumentTexts)? = nil
  ) {
    self.texts = texts
    self.asSaved = asSaved
    self.readsSafeArea = readsSafeArea ?? asSaved
    self.insets = insets
    self.environment = environment
  }
}
