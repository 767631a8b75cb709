/// Which controllers lead to which: segues, from the outside in.
package struct DocumentConnections {
  package struct Segue {
    package let kind: String
    /// `rootViewController`, `viewControllers`; nil for segues that the user follows.
    package let relationship: String?
    package let source: DocumentElement
  }

  private var incoming: [String: [Segue]] = [:]
  /// Object ids that name a controller which is shown first.
  package let initial: String?

  init(_ root: DocumentElement) {
    initial = root["initialViewController"]
    for scene in root.child("scenes")?.children("scene") ?? [] {
      for objects in scene.children("objects") {
        for object in objects.children { collect(object, owner: object) }
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

  package func leading(to controller: DocumentElement) -> [Segue] { controller["id"].flatMap { incoming[$0] } ?? [] }
}
