internal import LPAutoLayout
internal import Foundation
internal import LPInterfaceBuilder
internal import LPPlacement

/// The documents that show an app's classes.
extension NibDocuments {
  /// Returns the view of a class as its document makes it, without a screen around it; `nil` where no document does.
  func shown(_ type: String) -> UIView? {
    guard let (place, document) = place(of: type) else { return nil }
    switch place {
    case .root(let scene), .inside(let scene): return root(of: scene, in: document, owner: nil)
    case .controller(let element): return controller(element, in: document)?.view
    case .owner: return nil
    }
  }

  /// Returns the view of a controller, below a navigation bar where the storyboard has one.
  ///
  /// - Parameter isPlain: whether none of the controller's own code runs.
  func screen(_ element: DocumentElement, in document: InterfaceBuilderDocument, isPlain: Bool) -> UIView? {
    guard let made = controller(element, in: document, isPlain: isPlain) else { return nil }
    guard let scene = document.scene(of: element), document.hasNavigationBar(around: scene),
      !(made is UINavigationController || made is UITabBarController)
    else { return made.view }
    return UINavigationController(rootViewController: made).view
  }

  /// Returns a screen with the view of a scene: as wide as the screen where it was as wide as its canvas.
  ///
  /// - Parameter isPlain: whether the views are UIKit's own.
  func hosted(
    _ scene: InterfaceBuilderScene, in document: InterfaceBuilderDocument, isPlain: Bool = false
  ) -> UIView {
    var options = options(owner: nil)
    if isPlain { options.customView = nil }
    let view = document.tree(of: scene, options).root
    let (saved, whole) = (scene.root.frame.size, LayoutEnvironment.current.screenSize)
    view.frame = CGRect(origin: .zero, size: saved)
    let canvas = document.device?.size ?? SceneScreen.canvas(forWidth: saved.width)
    let isRow = scene.root.tag == "tableViewCell"
    let screen =
      if saved == canvas {
        HostedView.screen(around: view, size: whole)
      } else if isRow || saved.width == canvas.width {
        HostedView.screen(around: view, width: whole.width, least: isRow ? 44 : saved.height)
      } else {
        HostedView.screen(around: view, size: saved)
      }
    if HostedView.isLight(view) { screen.backgroundColor = .systemGray }
    return screen
  }

  /// Returns a view that owns a xib, with the xib's views in it and its outlets set where its own code has not added any.
  func filled(_ view: UIView, by document: InterfaceBuilderDocument) -> UIView {
    if view.subviews.isEmpty, UIWindow.around(controllerOf: view) == nil { load(document, into: view) }
    return view
  }

  /// Adds the views of a xib to their owner, which they fill.
  func load(_ document: InterfaceBuilderDocument, into owner: UIView) {
    for view in views(in: document, owner: owner) {
      owner.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: owner.trailingAnchor),
        view.topAnchor.constraint(equalTo: owner.topAnchor), view.bottomAnchor.constraint(equalTo: owner.bottomAnchor),
      ])
    }
  }

  /// Loads the xib that an object owns, where code that would load it is left out.
  public static func load(into owner: Any) {
    guard let view = owner as? UIView, view.subviews.isEmpty, let current else { return }
    let type = String(describing: Swift.type(of: view))
    if let document = current.xib(named: type), document.ownerClass == type {
      return current.load(document, into: view)
    }
    if let found = current.place(of: type), case .owner = found.place { current.load(found.document, into: view) }
  }
}
