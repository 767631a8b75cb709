/// The segues between controllers, from the outside in.
package struct DocumentConnections {
  package struct Segue {
    package let kind: String
    /// The relationship, such as `rootViewController` or `viewControllers`; `nil` for segues that the user follows.
    package let relationship: String?
    package let source: DocumentElement
  }

  private var incoming: [String: [Segue]] = [:]
  /// The tab bar items of controllers, by object id.
  private var tabItems: [String: DocumentElement] = [:]
  private var controllers: [String: DocumentElement] = [:]

  init(_ root: DocumentElement) {
    for scene in root.child("scenes")?.children("scene") ?? [] {
      for objects in scene.children("objects") {
        for object in objects.children {
          collect(object, owner: object)
          if let id = object["id"] {
            controllers[id] = object
            tabItems[id] = object.child(key: "tabBarItem")
          }
        }
      }
    }
  }

  private mutating func collect(_ element: DocumentElement, owner: DocumentElement) {
    for child in element.children {
      if child.tag == "segue", let destination = child["destination"] {
        incoming[destination, default: []].append(
          Segue(kind: child["kind"] ?? "", relationship: child["relationship"], source: owner))
      }
      collect(child, owner: owner)
    }
  }

  /// Returns the items of the tab bar that shows a controller, and which of them is its own.
  func tabs(around controller: DocumentElement?) -> (items: [DocumentElement?], selected: Int?) {
    var visited: Set<String> = []
    var current = controller
    while let inner = current, let id = inner["id"], visited.insert(id).inserted {
      let container = leading(to: inner).first { $0.kind == "relationship" }?.source
      if let container, container.tag == "tabBarController" {
        let ids = (container.child("connections")?.children("segue") ?? [])
          .filter { $0["relationship"] == "viewControllers" }.compactMap { $0["destination"] }
        return (ids.map { tabItems[$0] }, ids.firstIndex(of: id))
      }
      current = container ?? leading(to: inner).first { ["show", "push"].contains($0.kind) }?.source
    }
    return ([], nil)
  }

  /// Returns the controller, or another object of a scene, with an object id.
  func controller(_ id: String) -> DocumentElement? { controllers[id] }

  package func leading(to controller: DocumentElement) -> [Segue] { controller["id"].flatMap { incoming[$0] } ?? [] }
}
