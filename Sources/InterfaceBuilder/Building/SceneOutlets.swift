import AutoLayout

/// Connects the outlets of a scene's views, and wakes the views.
@MainActor
struct SceneOutlets {
  let items: SceneItems
  let constraints: [String: NSLayoutConstraint]

  func connect(_ views: [(document: DocumentView, view: UIView)]) {
    for (source, view) in views {
      let connections = source.element.child("connections")?.children ?? []
      var collections: [String: [Any]] = [:]
      for connection in connections {
        guard let property = connection["property"], let id = connection["destination"], let item = item(id) else {
          continue
        }
        switch connection.tag {
        case "outlet": view.setValue(item, forKey: property)
        case "outletCollection": collections[property, default: []].append(item)
        default: break
        }
      }
      for (property, items) in collections { view.setValue(items, forKey: property) }
    }
    // From the inside out.
    for (_, view) in views.reversed() { view.awakeFromNib() }
  }

  private func item(_ id: String) -> Any? { items.views[id] ?? items.guides[id] ?? constraints[id] }
}
