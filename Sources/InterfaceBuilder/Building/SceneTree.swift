package import AutoLayout
import Foundation

/// A scene as a tree of views that can be laid out, captured and drawn.
@MainActor
package struct SceneTree {
  package let scene: InterfaceBuilderScene
  package let root: UIView
  /// In document order: what is installed.
  package internal(set) var views: [(document: DocumentView, view: UIView)] = []
  /// Installed, in document order.
  package internal(set) var constraints: [NSLayoutConstraint] = []
  /// What was not understood; the document's own are not repeated.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// Content sizes are those that the document recorded.
  package internal(set) var hasRecordedSizes = false

  /// Lays the tree out and records it, with what was not understood ahead of what the layout found.
  package func capture() -> LayoutResult { LayoutResult.capture(root) }
}

/// How a scene becomes a tree.
package struct SceneOptions: Sendable {
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

extension InterfaceBuilderDocument {
  /// The traits of the document's device; nil where it names none, so that only what holds everywhere holds.
  package var traits: TraitValues? { device?.traits }

  /// The canvas that a scene was drawn on.
  package func environment(
    for scene: InterfaceBuilderScene, text: any TextMeasuring = FixedAdvanceText(),
    images: any ImageLoading = NoImages(), readingSafeArea: Bool = false
  ) -> LayoutEnvironment {
    let rule = SafeAreaRule(document: self, scene: scene).insets
    let safeArea = readingSafeArea ? SafeAreaEvidence(document: self, scene: scene).corrected(rule) : rule
    return LayoutEnvironment(
      traits: traits ?? TraitValues(), screenSize: scene.root.frame.size,
      safeAreaInsets: safeArea, text: text, images: images,
      metrics: toolsVersion >= 24000 ? .ios26 : .classic)
  }

  /// Makes a scene's views, guides and constraints.
  @MainActor
  package func tree(of scene: InterfaceBuilderScene, _ options: SceneOptions = SceneOptions()) -> SceneTree {
    let environment =
      options.environment ?? environment(for: scene, readingSafeArea: options.readsSafeArea)
    return LayoutEnvironment.$current.withValue(environment) {
      var builder = SceneBuilder(document: self, scene: scene, options: options, environment: environment)
      return builder.build()
    }
  }
}
