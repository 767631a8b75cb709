/// One tree of views: a controller's, or one of a xib's top-level views.
public final class InterfaceBuilderScene {
  /// The root view's object id.
  public let id: String
  /// What the scene is called: storyboard id, custom class, title or object id, in this order.
  public let name: String
  /// Everything it can be asked for by.
  public let names: [String]
  package let root: DocumentView
  package let controller: DocumentElement?
  /// The edges of bars, in documents from before the safe area.
  package let controllerGuides: [DocumentGuide]
  /// Hung into a bar's item.
  package let isBarItemView: Bool

  init(root: DocumentView, controller: DocumentElement?, guides: [DocumentGuide], isBarItemView: Bool) {
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
}

/// Finds the outermost views of a document.
struct SceneCollector {
  let root: DocumentElement

  func scenes(_ reader: inout DocumentReader) -> [InterfaceBuilderScene] {
    var found: [InterfaceBuilderScene] = []
    let lists =
      (root.child("scenes")?.children("scene") ?? []).flatMap { $0.children("objects") } + root.children("objects")
    for objects in lists { for object in objects.children { collect(object, nil, &reader, &found) } }
    return found
  }

  private func collect(
    _ element: DocumentElement, _ controller: DocumentElement?, _ reader: inout DocumentReader,
    _ found: inout [InterfaceBuilderScene]
  ) {
    if DocumentReader.isView(element) {
      let owner = element["key"] == "view" ? controller : nil
      let guides = owner.map { reader.controllerGuides($0) } ?? []
      let view = reader.view(element)
      found.append(InterfaceBuilderScene(root: view, controller: owner, guides: guides, isBarItemView: false))
      for detached in reader.takeDetached() { add(detached: detached, &reader, &found) }
      return
    }
    for child in element.children {
      // The bars of a container controller are its own drawing.
      if ["navigationBar", "toolbar", "tabBar"].contains(child["key"] ?? "") { continue }
      if element.tag.hasSuffix("arButtonItem") || element.tag == "navigationItem", DocumentReader.isView(child) {
        add(detached: child, &reader, &found)
      } else {
        collect(child, element.tag.hasSuffix("ontroller") ? element : controller, &reader, &found)
      }
    }
  }

  private func add(
    detached element: DocumentElement, _ reader: inout DocumentReader, _ found: inout [InterfaceBuilderScene]
  ) {
    let view = reader.view(element)
    found.append(InterfaceBuilderScene(root: view, controller: nil, guides: [], isBarItemView: true))
    for inner in reader.takeDetached() { add(detached: inner, &reader, &found) }
  }
}
