/// The names by which code knows the views of a scene: the properties of its outlets.
struct OutletNames {
  let names: [String: String]

  init(scene: InterfaceBuilderScene) {
    var found: [String: String] = [:]
    func collect(_ element: DocumentElement) {
      for outlet in element.child("connections")?.children("outlet") ?? [] {
        guard let property = outlet["property"], let destination = outlet["destination"] else { continue }
        if Self.general.contains(property) || found[destination] != nil { continue }
        found[destination] = property
      }
    }
    if let controller = scene.controller { collect(controller) }
    scene.root.walk { collect($0.element) }
    names = found
  }

  /// The properties that say how a view is connected, not what it is.
  private static let general: Set<String> = ["delegate", "dataSource", "view", "inputAccessoryView", "textLabel"]
}
