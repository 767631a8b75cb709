import AutoLayout
import Foundation

/// Where a document's views were laid out, to be compared with where the editor saw them.
package struct DocumentTrace: Encodable, Sendable {
  package struct Scene: Encodable, Sendable {
    /// The root view's object id.
    package let id: String
    package let name: String
    package let views: [TracedView]
  }

  package struct TracedView: Encodable, Sendable {
    package let id: String
    /// x, y, width, height in the superview's coordinates; points.
    package let frame: [Double]
    /// As the document has it; nil where it records none.
    package let recorded: [Double]?
    /// Whether the layout leaves some of it, or of a scroll view's content, open.
    package let ambiguous: Bool
  }

  package let scenes: [Scene]
  package let warnings: [String]

  @MainActor
  package init(
    _ document: InterfaceBuilderDocument, asSaved: Bool, readsSafeArea: Bool? = nil, insets: GivenInsets? = nil
  ) {
    var warnings = document.diagnostics.map(\.message)
    var traced: [Scene] = []
    for scene in document.scenes {
      let tree = document.tree(of: scene, SceneOptions(asSaved: asSaved, readsSafeArea: readsSafeArea, insets: insets))
      warnings += tree.diagnostics.filter { $0.severity != .note }.map(\.message)
      traced.append(Scene(id: scene.id, name: scene.name, views: Self.views(of: tree)))
      tree.root.endLayout()
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

  /// Three decimals; no negative zero.
  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { length in
      let rounded = (Double(length) * 1000).rounded() / 1000
      return rounded == 0 ? 0 : rounded
    }
  }
}

/// What the solved layout of a scene leaves open.
@MainActor
struct SceneFreedom {
  private let free: Set<ObjectIdentifier>

  /// Recorded content sizes were rounded to pixels, and no longer fill what they once filled: that is no freedom.
  private static let rounding: CGFloat = 1
  /// How far something goes is asked of the solver one by one.
  private static let asked = 48

  init(_ tree: SceneTree) {
    let engine = tree.root.engine
    let found = engine.freeItems()
    guard tree.hasRecordedSizes, found.count <= Self.asked else {
      free = found
      return
    }
    let items = engine.items.filter { found.contains(ObjectIdentifier($0)) }
    free = Set(items.filter { engine.freedom(of: $0) > Self.rounding }.map { ObjectIdentifier($0) })
  }

  func isAmbiguous(_ source: DocumentView, _ view: UIView) -> Bool {
    if view.isIgnoredByLayout { return false }
    if isFree(view) { return true }
    // A scroll view's content counts where constraints were to settle it.
    guard source.tag == "scrollView", source.subviews.contains(where: \.isConstraintDriven),
      let content = view.contentGuideForDescendants
    else { return false }
    return isFree(content)
  }

  private func isFree(_ item: AnyObject) -> Bool { free.contains(ObjectIdentifier(item)) }
}
