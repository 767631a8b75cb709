/// One tree of views: a controller's, or one of a xib's top-level views.
package final class InterfaceBuilderScene {
  /// The root view's object id.
  package let id: String
  /// The scene's name: its storyboard id, custom class, title or object id, in this order.
  package let name: String
  /// All names that select the scene.
  package let names: [String]
  package let root: DocumentView
  package let controller: DocumentElement?
  /// The edges of bars, in documents from before the safe area.
  package let controllerGuides: [DocumentGuide]
  /// Whether the scene is the view of a bar button item.
  package let isBarItemView: Bool
  /// The root of the scene in which that bar is, where it is a view of the scene's own.
  let host: String?

  init(
    root: DocumentView, controller: DocumentElement?, guides: [DocumentGuide], isBarItemView: Bool, host: String? = nil
  ) {
    self.host = host
    self.root = root
    self.controller = controller
    controllerGuides = guides
    self.isBarItemView = isBarItemView
    id = root.id
    let candidates = [
      controller?["storyboardIdentifier"], controller?["customClass"], controller?["title"],
      controller?["userLabel"], root.customClass, root.label, controller?["id"], root.id,
    ].compactMap { $0 }.filter { !$0.isEmpty }
    names = candidates
    name = candidates.first ?? root.id
  }

  /// Whether the margins of the root are at least those of the screen.
  var respectsMinimumMargins: Bool { controller?.flag("viewRespectsSystemMinimumLayoutMargins") != false }

  /// Whether the app lays the scene out without something that the editor shows: constraints that are removed at build
  /// time, or sizes that stand for content.
  package var hasPlaceholders: Bool { Self.hasPlaceholders(root) }

  private static func hasPlaceholders(_ view: DocumentView) -> Bool {
    view.constraints.contains(where: \.isPlaceholder) || view.element["placeholderIntrinsicWidth"] != nil
      || view.element["placeholderIntrinsicHeight"] != nil || view.subviews.contains(where: hasPlaceholders)
  }
}
