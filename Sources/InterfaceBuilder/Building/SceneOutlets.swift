import LPAutoLayout

/// Connects the outlets of a scene's views, and wakes the views.
@MainActor
struct SceneOutlets {
  let items: SceneItems
  let constraints: [String: NSLayoutConstraint]

  /// - Parameters:
  ///   - owner: the owner of the file.
  ///   - ownerConnections: the elements of its outlets.
  func connect(
    _ views: [(document: DocumentView, view: UIView)], owner: UIResponder?, _ ownerConnections: [DocumentElement]
  ) {
    for (source, view) in views { connect(view, source.element.child("connections")?.children ?? []) }
    if let owner { connect(owner, ownerConnections) }
    // From the inside out.
    for (_, view) in views.reversed() { view.awakeFromNib() }
  }

  private func connect(_ object: UIResponder, _ connections: [DocumentElement]) {
    var collections: [String: [Any]] = [:]
    for connection in connections {
      guard let property = connection["property"], let id = connection["destination"], let item = item(id) else {
        continue
      }
      switch connection.tag {
      case "outlet": object.setValue(item, forKey: property)
      case "outletCollection": collections[property, default: []].append(item)
      default: break
      }
    }
    for (property, items) in collections { object.setValue(items, forKey: property) }
  }

  private func item(_ id: String) -> Any? { items.views[id] ?? items.guides[id] ?? constraints[id] }
}
