/// Finds the outermost views of a document.
struct SceneCollector {
  let root: DocumentElement

  func scenes(_ reader: inout DocumentReader) -> [InterfaceBuilderScene] {
    var found: [InterfaceBuilderScene] = []
    let lists =
      (root.child("scenes")?.children("scene") ?? []).flatMap { $0.children("objects") } + root.children("objects")
    for objects in lists { for object in objects.children { collect(object, of: nil, reader: &reader, into: &found) } }
    return found
  }

  private func collect(
    _ element: DocumentElement, of controller: DocumentElement?, reader: inout DocumentReader,
    into found: inout [InterfaceBuilderScene]
  ) {
    if DocumentReader.isView(element) {
      let owner = element["key"] == "view" ? controller : nil
      let guides = owner.map { reader.controllerGuides($0) } ?? []
      let view = reader.view(element)
      found.append(InterfaceBuilderScene(root: view, controller: owner, guides: guides, isBarItemView: false))
      for detached in reader.takeDetached() { add(detached: detached, in: view.id, &reader, &found) }
      return
    }
    // A section that no table holds shows nothing.
    if element.tag == "tableViewSection" { return }
    for child in element.children {
      // A container controller draws its bars itself.
      if ["navigationBar", "toolbar", "tabBar"].contains(child["key"] ?? "") { continue }
      if element.tag.hasSuffix("arButtonItem") || element.tag == "navigationItem", DocumentReader.isView(child) {
        add(detached: child, in: nil, &reader, &found)
      } else {
        collect(child, of: element.tag.hasSuffix("ontroller") ? element : controller, reader: &reader, into: &found)
      }
    }
  }

  private func add(
    detached element: DocumentElement, in host: String?, _ reader: inout DocumentReader,
    _ found: inout [InterfaceBuilderScene]
  ) {
    let view = reader.view(element)
    found.append(InterfaceBuilderScene(root: view, controller: nil, guides: [], isBarItemView: true, host: host))
    for inner in reader.takeDetached() { add(detached: inner, in: host, &reader, &found) }
  }
}
