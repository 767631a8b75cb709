package import LPAutoLayout
import Foundation

/// A scene as a tree of views that can be laid out, captured and drawn.
@MainActor
package struct SceneTree {
  package let root: UIView
  /// The installed views, in document order.
  package internal(set) var views: [(document: DocumentView, view: UIView)] = []
  /// The installed constraints, in document order.
  package internal(set) var constraints: [NSLayoutConstraint] = []
  /// The diagnostics of this tree, without the document's own.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The constraints that keep views without content size as they were saved.
  package internal(set) var keptSizes: [NSLayoutConstraint] = []
  /// Whether the tree uses the content sizes that the document recorded.
  package internal(set) var hasRecordedSizes = false

  /// Lays out the tree and captures it. Diagnostics of the document come before those of the layout.
  package func capture() -> LayoutResult { LayoutResult.capture(root) }
}

extension InterfaceBuilderDocument {
  /// The traits of the document's device; `nil` if it names none, so that only unconditional variations apply.
  package var traits: TraitValues? { device?.traits }

  /// Returns the environment of the canvas that a scene was drawn on.
  package func environment(
    for scene: InterfaceBuilderScene, text: any TextMeasuring = FixedAdvanceText(),
    images: any ImageLoading = NoImages(), readingSafeArea: Bool = false
  ) -> LayoutEnvironment {
    environment(
      for: scene, text: text, images: images,
      evidence: readingSafeArea ? InsetEvidence(document: self, scene: scene) : nil)
  }

  private func environment(
    for scene: InterfaceBuilderScene, text: any TextMeasuring = FixedAdvanceText(),
    images: any ImageLoading = NoImages(), evidence: InsetEvidence?
  ) -> LayoutEnvironment {
    let rule = SafeAreaRule(document: self, scene: scene).insets
    let safeArea = evidence?.corrected(rule) ?? rule
    return LayoutEnvironment(
      traits: traits ?? TraitValues(), screenSize: scene.root.frame.size,
      safeAreaInsets: safeArea, text: text, images: images,
      metrics: toolsVersion >= 24000 ? .ios26 : .classic)
  }

  /// Makes a scene's views, guides and constraints.
  @MainActor
  package func tree(of scene: InterfaceBuilderScene, _ options: SceneTreeOptions = SceneTreeOptions()) -> SceneTree {
    let evidence =
      options.readsSafeArea ? InsetEvidence(document: self, scene: scene, leastVotes: options.leastInsetVotes) : nil
    let environment = options.environment ?? environment(for: scene, evidence: evidence)
    return LayoutEnvironment.$current.withValue(environment) {
      var builder = SceneBuilder(
        document: self, scene: scene, options: options, environment: environment, evidence: evidence)
      return builder.build()
    }
  }
}
