package import AutoLayout
import Foundation

/// A scene on a screen: with the bars that the document implies, where it has a controller; else as a view by itself.
@MainActor
package struct SceneScreen {
  private let document: InterfaceBuilderDocument
  private let scene: InterfaceBuilderScene
  private let environment: LayoutEnvironment
  private let options: SceneOptions
  private let bars: BarRule.Bars

  /// - Parameter environment: with the safe area of the screen alone, without bars.
  package init(
    _ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene, in environment: LayoutEnvironment,
    asSaved: Bool = false, texts: (any DocumentTexts)? = nil
  ) {
    self.document = document
    self.scene = scene
    self.environment = environment
    bars = BarRule(document: document).bars(of: scene)
    options = SceneOptions(asSaved: asSaved, texts: texts)
  }

  /// Whether the scene fills a screen; cells, items of bars and views of xibs do not.
  package static func fillsScreen(_ scene: InterfaceBuilderScene, in document: InterfaceBuilderDocument) -> Bool {
    if scene.isBarItemView || scene.root.isCell { return false }
    guard scene.controller == nil, let device = document.device else { return scene.controller != nil }
    return scene.root.frame.size == device.size
  }

  /// The tree, laid out on its screen when it is captured.
  package func root() -> View {
    guard Self.fillsScreen(scene, in: document) else { return viewByItself() }
    let hasBars = bars.hasNavigationBar || bars.hasTabBar || bars.hasToolbar
    return hasBars && !bars.isContained ? screenWithBars() : tree(environment).root
  }

  private func tree(_ environment: LayoutEnvironment) -> SceneTree {
    var options = options
    options.environment = environment
    return document.tree(of: scene, options)
  }

  private func environment(size: CGSize? = nil, safeArea: EdgeInsets) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: environment.traits, screenSize: size ?? environment.screenSize, safeAreaInsets: safeArea,
      rootMargin: environment.rootMargin, text: environment.text, strings: environment.strings,
      images: environment.images, metrics: environment.metrics)
  }

  // MARK: Views by themselves

  /// A view that was as wide as its canvas is as wide as the screen; its height is what its constraints make of it
  /// there, or what it was.
  private func viewByItself() -> View {
    let saved = scene.root.frame.size
    let isAcross = document.device.map { saved.width == $0.size.width } ?? ([320, 375, 414, 600].contains(saved.width))
    let width = isAcross ? environment.screenSize.width : saved.width
    let size = CGSize(width: width, height: saved.height)
    let root = tree(environment(size: size, safeArea: .zero)).root
    guard width != saved.width || environment.traits.preferredContentSizeCategory != .large else { return root }
    let fitting = root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > saved.height { root.frame.size.height = min(fitting.height, 8192) }
    return root
  }

  // MARK: Bars

  private func screenWithBars() -> View {
    let size = environment.screenSize
    let screenInsets = environment.safeAreaInsets
    let top = screenInsets.top + (bars.hasNavigationBar ? navigationBarHeight : 0)
    let bottom = screenInsets.bottom + bottomBarHeight
    let isBelowTop = bars.hasNavigationBar && bars.isNavigationBarOpaque
    let isAboveBottom = bottomBarHeight > 0 && bars.isBottomBarOpaque
    let frame = CGRect(
      x: 0, y: isBelowTop ? top : 0, width: size.width,
      height: size.height - (isBelowTop ? top : 0) - (isAboveBottom ? bottom : 0))
    let safeArea = EdgeInsets(
      top: isBelowTop ? 0 : top, left: screenInsets.left, bottom: isAboveBottom ? 0 : bottom, right: screenInsets.right)
    return LayoutEnvironment.$current.withValue(environment) {
      let screen = View(frame: CGRect(origin: .zero, size: size))
      screen.layoutState.name = "screen"
      screen.backgroundColor = .systemBackground
      let root = tree(environment(size: frame.size, safeArea: safeArea)).root
      root.layoutState.name = "view"
      root.frame = frame
      screen.layoutState.safeArea = EdgeInsets(
        top: top, left: screenInsets.left, bottom: bottom, right: screenInsets.right)
      screen.addSubview(root)
      if bars.hasNavigationBar { addNavigationBar(to: screen) }
      if bars.hasTabBar { addTabBar(to: screen) } else if bars.hasToolbar { addToolbar(to: screen) }
      return screen
    }
  }

  private var navigationBarHeight: CGFloat {
    let traits = environment.traits
    let bar: CGFloat =
      environment.metrics == .ios26
      ? 54 : traits.userInterfaceIdiom == .pad ? 50 : traits.verticalSizeClass == .compact ? 32 : 44
    return bar + (bars.hasLargeTitle ? 52 : 0)
  }

  private var bottomBarHeight: CGFloat {
    bars.hasTabBar ? (environment.metrics == .ios26 ? 62 : 49) : bars.hasToolbar ? 44 : 0
  }

  private func reader(_ view: DocumentView) -> ContentReader {
    ContentReader(
      document: document, colors: DocumentColor(document.resources),
      reader: ElementReader(view, traits: environment.traits), texts: options.texts)
  }

  /// As wide as the screen and fixed there; it takes no part in the scene's layout.
  private func add(_ bar: View, named name: String, at y: CGFloat, height: CGFloat, to screen: View) {
    bar.frame = CGRect(x: 0, y: y, width: screen.bounds.width, height: height)
    bar.layoutState.name = name
    bar.layoutState.givenContent = .init(width: View.noIntrinsicMetric, height: height)
    screen.addSubview(bar)
  }

  private func addNavigationBar(to screen: View) {
    let bar = NavigationBar(frame: .zero)
    bar.prefersLargeTitles = bars.hasLargeTitle
    if let item = scene.controller?.child(key: "navigationItem") {
      reader(scene.root).apply(item, to: bar)
    }
    let top = environment.safeAreaInsets.top
    if top > 0 {
      let ground = View(frame: .zero)
      ground.backgroundColor = bar.backgroundColor
      add(ground, named: "statusBarBackground", at: 0, height: top, to: screen)
    }
    add(bar, named: "navigationBar", at: top, height: navigationBarHeight, to: screen)
  }

  private func addTabBar(to screen: View) {
    let bar = TabBar(frame: .zero)
    let tabs = document.connections.tabs(around: scene.controller)
    bar.items = tabs.items.map { $0.map(reader(scene.root).barItem) ?? BarItem(title: "Item") }
    bar.selectedIndex = tabs.selected ?? -1
    let height = bottomBarHeight + environment.safeAreaInsets.bottom
    add(bar, named: "tabBar", at: screen.bounds.height - height, height: height, to: screen)
  }

  private func addToolbar(to screen: View) {
    let bar = Toolbar(frame: .zero)
    bar.items = scene.controller?.child(key: "toolbarItems")?.children.map { reader(scene.root).barItem($0) } ?? []
    let bottom = environment.safeAreaInsets.bottom
    if bottom > 0 {
      let ground = View(frame: .zero)
      ground.backgroundColor = bar.backgroundColor
      add(ground, named: "toolbarBackground", at: screen.bounds.height - bottom, height: bottom, to: screen)
    }
    add(bar, named: "toolbar", at: screen.bounds.height - bottom - 44, height: 44, to: screen)
  }
}
