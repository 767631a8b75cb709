import LPComponents
import Foundation

/// Connects the outlets of a scene's views, sets their runtime attributes, and wakes the views.
@MainActor
struct SceneOutlets {
  let document: InterfaceBuilderDocument
  let items: SceneItems
  let constraints: [String: NSLayoutConstraint]
  let options: SceneTreeOptions

  func connect(_ views: [(document: DocumentView, view: UIView)], _ scene: InterfaceBuilderScene) {
    var others: [String: AnyObject] = [:]
    if let owner = options.owner, let id = scene.controller?["id"] ?? document.owner?["id"] { others[id] = owner }
    for (source, view) in views {
      if source.customClass != nil { setAttributes(source.element, of: view) }
      connect(view, source.element.child("connections")?.children ?? [], &others)
    }
    if let owner = options.owner {
      let element = scene.controller ?? document.owner
      if let element { setAttributes(element, of: owner) }
      connect(owner, element?.child("connections")?.children ?? [], &others)
    }
    // From the inside out.
    for (_, view) in views.reversed() { view.awakeFromNib() }
  }

  private func connect(
    _ object: UIResponder, _ connections: [DocumentElement], _ others: inout [String: AnyObject]
  ) {
    var (collections, order): ([String: [Any]], [String]) = ([:], [])
    for connection in connections {
      guard let property = connection["property"], let id = connection["destination"], let item = item(id, &others)
      else { continue }
      switch connection.tag {
      case "outlet":
        if !setStandard(property, item, of: object) { object.setValue(item, forKey: property) }
      case "outletCollection":
        if collections[property] == nil { order.append(property) }
        collections[property, default: []].append(item)
      default: break
      }
    }
    for property in order { object.setValue(collections[property], forKey: property) }
  }

  private func item(_ id: String, _ others: inout [String: AnyObject]) -> Any? {
    if let known = items.views[id] ?? items.guides[id] ?? constraints[id] ?? others[id] { return known }
    guard !items.notInstalled.contains(id), let element = document.element(id) else { return nil }
    let made = options.object?(element)
    others[id] = made
    return made
  }

  /// Sets an outlet that UIKit's own lists have; returns whether it did.
  private func setStandard(_ property: String, _ item: Any, of object: UIResponder) -> Bool {
    switch (object, property) {
    case (let table as UITableView, "dataSource"): table.dataSource = item as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = item as? any UITableViewDelegate
    case (let list as UICollectionView, "dataSource"): list.dataSource = item as? any UICollectionViewDataSource
    case (let list as UICollectionView, "delegate"): list.delegate = item as? any UICollectionViewDelegate
    default: return false
    }
    return true
  }

  /// Sets the runtime attributes that an app's own class declares, by their names.
  private func setAttributes(_ element: DocumentElement, of object: UIResponder) {
    let values = RuntimeAttributes(element).values(DocumentColor(document.resources))
    for (name, value) in values { object.setValue(value, forKey: name) }
  }
}
