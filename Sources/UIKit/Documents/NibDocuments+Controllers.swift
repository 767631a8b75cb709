internal import LPAutoLayout
internal import Foundation
internal import LPInterfaceBuilder

/// The controllers of an app's storyboards, and those that own a xib.
extension NibDocuments {
  /// How deep controllers are made inside of each other.
  private static let deepest = 6

  /// Makes the controller of an element, whose view its scene makes when it is first needed; `nil` for controllers inside
  /// of too many others.
  ///
  /// - Parameter isPlain: whether the controller is UIKit's own, so that none of the app's code for it runs.
  func controller(
    _ element: DocumentElement, in document: InterfaceBuilderDocument, isPlain: Bool = false
  ) -> UIViewController? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    let own = isPlain ? nil : type(named: element["customClass"]) as? UIViewController.Type
    let made = own.flatMap { $0.init(coder: NSCoder()) } ?? standard(element.tag)
    prepare(made, element, in: document)
    return made
  }

  /// Gives a controller that code made what the document has for it.
  func prepare(_ controller: UIViewController, _ element: DocumentElement, in document: InterfaceBuilderDocument) {
    if let title = element["title"] { controller.title = title }
    fillNavigationItem(of: controller, element)
    if let item = element.child(key: "tabBarItem") {
      controller.tabBarItem = UITabBarItem(title: item["title"], image: item["image"].flatMap { UIImage(named: $0) })
    }
    if let scene = document.scene(of: element) {
      controller.documentView = { [weak self] controller in self?.view(of: controller, scene, element, in: document) }
    }
    UIStoryboard.associate(controller, with: document, self)
    let children = relationships(of: element).compactMap { document.element($0) }
      .compactMap { self.controller($0, in: document) }
    (controller as? UINavigationController)?.viewControllers = children
    (controller as? UITabBarController)?.viewControllers = children
    controller.awakeFromNib()
  }

  private func standard(_ tag: String) -> UIViewController {
    switch tag {
    case "tableViewController": UITableViewController(style: .plain)
    case "collectionViewController": UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    case "navigationController": UINavigationController()
    case "tabBarController": UITabBarController()
    default: UIViewController()
    }
  }

  private func fillNavigationItem(of controller: UIViewController, _ element: DocumentElement) {
    guard let item = element.child(key: "navigationItem") else { return }
    if let title = item["title"] { controller.navigationItem.title = title }
    controller.navigationItem.leftBarButtonItems = buttons(of: item, "leftBarButtonItem", "leftBarButtonItems")
    controller.navigationItem.rightBarButtonItems = buttons(of: item, "rightBarButtonItem", "rightBarButtonItems")
  }

  private func buttons(of item: DocumentElement, _ one: String, _ several: String) -> [UIBarButtonItem]? {
    let elements =
      item.children.filter { $0["key"] == one } + ((item.child(key: several) ?? item.child(several))?.children ?? [])
    let made = elements.filter { $0.tag == "barButtonItem" }.map { DocumentObject($0).barButtonItem }
    return made.isEmpty ? nil : made
  }

  /// The ids of the controllers that a container begins with.
  private func relationships(of element: DocumentElement) -> [String] {
    (element.child("connections")?.children("segue") ?? [])
      .filter { ["rootViewController", "viewControllers"].contains($0["relationship"]) }
      .compactMap { $0["destination"] }
  }

  // MARK: Views

  /// Makes the view of a controller by its scene, with the controllers that the scene embeds.
  private func view(
    of controller: UIViewController, _ scene: InterfaceBuilderScene, _ element: DocumentElement,
    in document: InterfaceBuilderDocument
  ) -> UIView {
    let tree = document.tree(of: scene, options(owner: controller))
    for (source, view) in tree.views {
      for segue in source.element.child("connections")?.children("segue") ?? [] where segue["kind"] == "embed" {
        embed(segue, in: view, of: controller, document)
      }
    }
    connectBarItems(of: controller, element)
    return tree.root
  }

  private func embed(
    _ segue: DocumentElement, in container: UIView, of controller: UIViewController,
    _ document: InterfaceBuilderDocument
  ) {
    // A storyboard may embed a controller in itself.
    guard depth < Self.deepest, let element = segue["destination"].flatMap(document.element),
      let child = self.controller(element, in: document)
    else { return }
    depth += 1
    defer { depth -= 1 }
    controller.prepare(
      for: UIStoryboardSegue(identifier: segue["identifier"], source: controller, destination: child), sender: nil)
    controller.addChild(child)
    fill(container, with: child.view)
    child.didMove(toParent: controller)
  }

  /// Adds a view that stays as large as the one around it, which may have no size yet.
  private func fill(_ container: UIView, with view: UIView) {
    view.frame = container.bounds
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ]
    for constraint in constraints { constraint.origin = .system }
    NSLayoutConstraint.activate(constraints)
  }

  /// Sets the outlets of a controller to the items of its bar.
  private func connectBarItems(of controller: UIViewController, _ element: DocumentElement) {
    guard let item = element.child(key: "navigationItem") else { return }
    for outlet in element.child("connections")?.children("outlet") ?? [] {
      guard let property = outlet["property"], let id = outlet["destination"] else { continue }
      for (keys, made) in [
        (["leftBarButtonItem", "leftBarButtonItems"], controller.navigationItem.leftBarButtonItems),
        (["rightBarButtonItem", "rightBarButtonItems"], controller.navigationItem.rightBarButtonItems),
      ] {
        let elements = keys.flatMap { key in
          item.children.filter { $0["key"] == key }.flatMap { $0.tag == "barButtonItem" ? [$0] : $0.children }
        }
        guard let position = elements.firstIndex(where: { $0["id"] == id }), let made, position < made.count else {
          continue
        }
        controller.setValue(made[position], forKey: property)
      }
    }
  }

  /// Returns the view of a controller that code made: that of the xib that it names, or that is called as its class.
  func view(of controller: UIViewController) -> UIView? {
    let type = String(describing: Swift.type(of: controller))
    let plain = type.hasSuffix("Controller") ? [String(type.dropLast("Controller".count))] : []
    let names = controller.nibName.map { [$0] } ?? plain + [type]
    for name in names {
      guard let document = xib(named: name), document.ownerClass == type || controller.nibName != nil else { continue }
      let scene = document.scenes.first { scene in
        document.outlet("view", leadsTo: scene.id) || document.scenes.count == 1
      }
      if let scene { return root(of: scene, in: document, owner: controller) }
    }
    guard controller.nibName == nil, let found = place(of: type), case .owner = found.place else { return nil }
    let scenes = found.document.scenes
    let scene = scenes.first { found.document.outlet("view", leadsTo: $0.id) } ?? scenes.first
    return scene.map { root(of: $0, in: found.document, owner: controller) }
  }
}
