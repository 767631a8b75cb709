import Foundation

/// Finds the bars that a scene has on the canvas by its simulated metrics, its containers and its segues.
struct BarRule {
  let document: InterfaceBuilderDocument

  struct Bars {
    var hasNavigationBar = false
    var isNavigationBarOpaque = false
    var hasLargeTitle = false
    var hasTabBar = false
    var hasToolbar = false
    var isBottomBarOpaque = false
    var hidesStatusBar = false
    /// Whether the scene is presented as a sheet, which does not cover the whole screen.
    var isPresented = false
    /// Whether the scene is embedded or in a popover, away from the screen's edges.
    var isContained = false
  }

  func bars(of scene: InterfaceBuilderScene) -> Bars {
    var bars = Bars()
    if let controller = scene.controller {
      var visited: Set<String> = []
      bars = inferred(controller, &visited)
    }
    simulate(scene.controller ?? scene.root.element, &bars)
    scene.controller.map { extend($0, &bars) }
    return bars
  }

  /// A view that does not extend below bars is next to them, as it is next to opaque ones unless it includes these.
  private func extend(_ controller: DocumentElement, _ bars: inout Bars) {
    if controller.flag("extendedLayoutIncludesOpaqueBars") == true {
      (bars.isNavigationBarOpaque, bars.isBottomBarOpaque) = (false, false)
    }
    guard let edges = controller.child(key: "edgesForExtendedLayout") else { return }
    if bars.hasNavigationBar, edges.flag("top") != true { bars.isNavigationBarOpaque = true }
    if bars.hasTabBar || bars.hasToolbar, edges.flag("bottom") != true { bars.isBottomBarOpaque = true }
  }

  /// Applies the metrics chosen in the inspector, which override inferred ones.
  private func simulate(_ element: DocumentElement, _ bars: inout Bars) {
    if let top = element.child(key: "simulatedTopBarMetrics") {
      bars.hasNavigationBar = top.tag == "simulatedNavigationBarMetrics"
      bars.isNavigationBarOpaque = top.flag("translucent") == false
      if bars.hasNavigationBar { bars.isContained = false }
    }
    if let bottom = element.child(key: "simulatedBottomBarMetrics") {
      // A toolbar is above the tab bar of a container; anything else replaces it.
      bars.hasTabBar =
        bottom.tag == "simulatedTabBarMetrics" || bottom.tag == "simulatedToolbarMetrics" && bars.hasTabBar
      bars.hasToolbar = bottom.tag == "simulatedToolbarMetrics"
      bars.isBottomBarOpaque = bottom.flag("translucent") == false
    }
    if let status = element.child(key: "simulatedStatusBarMetrics") { bars.hidesStatusBar = status.tag == "nil" }
  }

  private func inferred(_ controller: DocumentElement, _ visited: inout Set<String>) -> Bars {
    var bars = Bars()
    guard let id = controller["id"], visited.insert(id).inserted else { return bars }
    let segues = document.connections.leading(to: controller)
    // A title alone makes no bar, unless the view is a list.
    if segues.isEmpty, controller.child(key: "navigationItem") != nil,
      DocumentTag.scrolling.contains(controller.child(key: "view")?.tag ?? "")
    {
      bars.hasNavigationBar = true
    }
    if segues.contains(where: { ["presentation", "modal"].contains($0.kind) }) { bars.isPresented = true }
    if let container = segues.first(where: { $0.kind == "relationship" }) {
      bars = contained(in: container, &visited)
    } else if let pushed = segues.first(where: { ["show", "push"].contains($0.kind) }) {
      bars = simulatedOrInferred(pushed.source, &visited)
      if pushed.kind == "push" { bars.hasNavigationBar = true }
      bars.isContained = false
      bars.hasLargeTitle = false
    } else if !segues.isEmpty, segues.allSatisfy({ ["embed", "popoverPresentation", "popover"].contains($0.kind) }) {
      bars.isContained = true
      return bars
    }
    if controller.flag("hidesBottomBarWhenPushed") == true { (bars.hasTabBar, bars.hasToolbar) = (false, false) }
    if let mode = controller.child(key: "navigationItem")?["largeTitleDisplayMode"] {
      if mode == "never" { bars.hasLargeTitle = false }
      if mode == "always", bars.hasNavigationBar { bars.hasLargeTitle = true }
    }
    return bars
  }

  private func simulatedOrInferred(_ controller: DocumentElement, _ visited: inout Set<String>) -> Bars {
    var bars = inferred(controller, &visited)
    simulate(controller, &bars)
    return bars
  }

  private func contained(in segue: DocumentConnections.Segue, _ visited: inout Set<String>) -> Bars {
    var bars = simulatedOrInferred(segue.source, &visited)
    switch segue.source.tag {
    case "navigationController":
      bars.hasNavigationBar = segue.source.flag("navigationBarHidden") != true
      let bar = segue.source.child(key: "navigationBar")
      bars.hasLargeTitle = bar?.flag("largeTitles") ?? false
      bars.isNavigationBarOpaque = bar?.flag("translucent") == false
      if segue.source.flag("toolbarHidden") == false {
        bars.hasToolbar = true
        bars.isBottomBarOpaque = segue.source.child(key: "toolbar")?.flag("translucent") == false
      }
    case "tabBarController":
      bars.hasTabBar = true
      bars.isBottomBarOpaque = segue.source.child(key: "tabBar")?.flag("translucent") == false
    default: break
    }
    return bars
  }
}
