import LPComponents
import Foundation

/// The bars that the document implies around a scene.
@MainActor
struct SceneBars {
  private let document: InterfaceBuilderDocument
  private let scene: InterfaceBuilderScene
  private let reader: ContentReader
  let rule: BarRule.Bars

  init(
    _ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene, traits: TraitValues,
    texts: (any DocumentTexts)? = nil
  ) {
    self.document = document
    self.scene = scene
    rule = BarRule(document: document).bars(of: scene)
    reader = ContentReader(
      document: document, colors: DocumentColor(document.resources), reader: ElementReader(scene.root, traits: traits),
      texts: texts)
  }

  var isEmpty: Bool { rule.isContained || !(rule.hasNavigationBar || rule.hasTabBar || rule.hasToolbar) }

  func embed(_ root: UIView) -> Screen {
    root.embedded(
      navigationBar: navigationBar, tabBar: tabBar, toolbar: toolbar, extendsUnderTop: !rule.isNavigationBarOpaque,
      extendsUnderBottom: !rule.isBottomBarOpaque)
  }

  var navigationBar: UINavigationBar? {
    guard rule.hasNavigationBar else { return nil }
    let bar = UINavigationBar(frame: .zero)
    bar.prefersLargeTitles = rule.hasLargeTitle
    if let item = scene.controller?.child(key: "navigationItem") { reader.apply(item, to: bar) }
    return bar
  }

  var tabBar: UITabBar? {
    guard rule.hasTabBar else { return nil }
    let bar = UITabBar(frame: .zero)
    let tabs = document.connections.tabs(around: scene.controller)
    bar.items = tabs.items.map { $0.map(reader.barItem) ?? UIBarItem(title: "Item") }
    bar.selectedIndex = tabs.selected ?? -1
    return bar
  }

  var toolbar: UIToolbar? {
    guard rule.hasToolbar, !rule.hasTabBar else { return nil }
    let bar = UIToolbar(frame: .zero)
    // Older editors write an array with a key, newer ones an element of that name.
    let items = scene.controller?.child(key: "toolbarItems") ?? scene.controller?.child("toolbarItems")
    bar.items = items?.children.filter { $0.tag == "barButtonItem" }.map(reader.barItem) ?? []
    return bar
  }
}
