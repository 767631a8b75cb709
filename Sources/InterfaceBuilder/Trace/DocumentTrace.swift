import LPAutoLayout
import Foundation

/// The frames of a document's views, for comparison with the saved ones.
package struct DocumentTrace: Encodable, Sendable {
  package struct TracedScene: Encodable, Sendable {
    /// The root view's object id.
    package let id: String
    package let name: String
    /// The scene's views, then those of the items of bars among them.
    package fileprivate(set) var views: [TracedView]
  }

  package struct TracedView: Encodable, Sendable {
    package let id: String
    /// The frame as x, y, width and height in points, in the superview's coordinates.
    package let frame: [Double]
    /// The frame in the document; `nil` if it records none.
    package let recorded: [Double]?
    /// Whether the view, or a scroll view's content, is ambiguous.
    package let ambiguous: Bool
  }

  package let scenes: [TracedScene]
  package let warnings: [String]

  @MainActor
  package init(
    _ document: InterfaceBuilderDocument, asSaved: Bool, readsSafeArea: Bool? = nil, insets: GivenInsets? = nil
  ) {
    var warnings = document.diagnostics.map(\.message)
    var traced: [TracedScene] = []
    for scene in document.scenes {
      let tree = document.tree(
        of: scene, SceneTreeOptions(asSaved: asSaved, readsSafeArea: readsSafeArea, insets: insets))
      warnings += tree.diagnostics.filter { $0.severity != .note }.map(\.message)
      traced.append(TracedScene(id: scene.id, name: scene.name, views: Self.views(of: tree)))
      tree.root.endLayout()
    }
    for (scene, inner) in zip(document.scenes, traced) where scene.host != nil {
      guard let host = traced.firstIndex(where: { $0.id == scene.host }) else { continue }
      traced[host].views += inner.views
    }
    scenes = traced
    self.warnings = warnings
  }

  @MainActor
  private static func views(of tree: SceneTree) -> [TracedView] {
    tree.root.layoutIfNeeded()
    let freedom = SceneFreedom(tree)
    return tree.views.map { source, view in
      TracedView(
        id: source.id, frame: numbers(view.frame), recorded: source.hasFrame ? numbers(source.frame) : nil,
        ambiguous: freedom.isAmbiguous(source, view))
    }
  }

  /// Returns the numbers of a rectangle with three decimals and without a negative zero.
  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { length in
      let rounded = (Double(length) * 1000).rounded() / 1000
      return rounded == 0 ? 0 : rounded
    }
  }
}
