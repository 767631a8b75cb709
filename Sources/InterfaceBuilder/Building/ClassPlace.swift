/// Where a document makes an object of a class of an app, the best places first.
package enum ClassPlace {
  /// A view at the top level of a xib.
  case root(InterfaceBuilderScene)
  /// A controller of a storyboard, or of a xib.
  case controller(DocumentElement)
  /// The owner of a xib.
  case owner
  /// A prototype cell, a cell of a static table, or a view inside of a scene.
  case inside(InterfaceBuilderScene)

  package var rank: Int {
    switch self {
    case .root: 0
    case .controller: 1
    case .owner: 2
    case .inside(let scene): scene.root.isCell ? 3 : 4
    }
  }
}

extension InterfaceBuilderDocument {
  /// Returns the best place of the document that makes a class; `nil` if none does.
  package func place(of type: String) -> ClassPlace? {
    guard platform == .iOS else { return nil }
    if let scene = scenes.first(where: { $0.root.customClass == type && $0.controller == nil && !isStoryboard }) {
      return .root(scene)
    }
    if let controller = controllers.first(where: { $0["customClass"] == type }) { return .controller(controller) }
    if owner?["customClass"] == type { return .owner }
    var found: [DocumentView] = []
    for scene in scenes { scene.root.walk { if $0.customClass == type { found.append($0) } } }
    // A cell shows more than a view, and a full view more than an empty one; of equal ones the first counts.
    let best = found.enumerated().max { first, second in
      (first.element.isCell ? 1 : 0, first.element.size, -first.offset)
        < (second.element.isCell ? 1 : 0, second.element.size, -second.offset)
    }
    return best.map {
      .inside(InterfaceBuilderScene(root: $0.element, controller: nil, guides: [], isBarItemView: false))
    }
  }

  /// The controllers, in the order of the document.
  package var controllers: [DocumentElement] {
    let lists =
      (element.child("scenes")?.children("scene") ?? []).flatMap { $0.children("objects") }
      + element.children("objects")
    return lists.flatMap(\.children).filter { $0.tag.hasSuffix("ontroller") }
  }

  /// Returns the scene of a controller; `nil` for one whose view no document has.
  package func scene(of controller: DocumentElement) -> InterfaceBuilderScene? {
    scenes.first { $0.controller === controller }
  }

  /// The controller that the storyboard begins with; `nil` if it names none.
  package var initialController: DocumentElement? { element["initialViewController"].flatMap(element) }

  /// Whether an outlet of a xib's owner leads to an object.
  package func outlet(_ property: String, leadsTo id: String) -> Bool {
    (owner?.child("connections")?.children("outlet") ?? []).contains {
      $0["property"] == property && $0["destination"] == id
    }
  }

  /// Whether the document shows a controller below a navigation bar.
  package func hasNavigationBar(around scene: InterfaceBuilderScene) -> Bool {
    BarRule(document: self).bars(of: scene).hasNavigationBar
  }

  /// The class of a xib's owner; `nil` for none of the app.
  package var ownerClass: String? { owner?["customClass"] }
}

extension DocumentView {
  /// The number of views inside, and itself.
  fileprivate var size: Int {
    var count = 0
    walk { _ in count += 1 }
    return count
  }
}
