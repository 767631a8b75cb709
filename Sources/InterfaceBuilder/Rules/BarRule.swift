import Foundation

/// Finds the bars that a scene has on the canvas by its simulated metrics, its containers and its segues.
struct BarRule {
  let document: InterfaceBuilderDocument

  struct Bars {
    var hasNavigationBar = false
    var isNavigationBarOpaque = false
    /// Whether the bar has a line of text above its title.
    var hasPrompt = false
    /// Whether the bar allows large titles.
    var prefersLargeTitles = false
    var hasLargeTitle = false
    /// Whether the item, or one that it inherits from, asks for a large title.
    var asksForLargeTitle = false
    var hasTabBar = false
    var hasToolbar = false
    var isBottomBarOpaque = false
    var hidesStatusBar = false
    /// Whether the scene is presented as a sheet, which does not cover the whole screen.
    var isPresented = false
    /// Whether the scene is embedded or in a popover, away from the screen's edges.
    var isContained = false
    var isInPopover = false
    /// Whether another scene leads to this one by a segue that pushes it.
    var isPushed = false
    /// Whether that segue pushes only where there is a navigation controller, and presents elsewhere.
    var isShown = false
  }

  func bars(of scene: InterfaceBuilderScene) -> Bars {
    var bars = Bars()
    if let controller = scene.controller {
      var visited: Set<String> = []
      bars = inferred(controller, &visited)
    }
    simulate(scene.controller ?? scene.root.element, &bars)
    scene.controller.map { extend($0, &bars) }
    if let prompt = scene.controller?.child(key: "navigationItem")?["prompt"], !prompt.isEmpty { bars.hasPrompt = true }
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
      bars.hasPrompt = top.flag("prompted") ?? false
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
      (bars.isPushed, bars.isShown) = (true, pushed.kind == "show")
      if !CanvasRule.largeTitles.holds { bars.hasLargeTitle = false }
    } else if !segues.isEmpty, segues.allSatisfy({ ["embed", "popoverPresentation", "popover"].contains($0.kind) }) {
      bars.isContained = true
      bars.isInPopover = !segues.contains { $0.kind == "embed" }
      return bars
    }
    if controller.flag("hidesBottomBarWhenPushed") == true { (bars.hasTabBar, bars.hasToolbar) = (false, false) }
    readTitle(controller, &bars)
    return bars
  }

  /// Reads how the item shows its title; without a word, it inherits it from the item before.
  private func readTitle(_ controller: DocumentElement, _ bars: inout Bars) {
    guard let mode = controller.child(key: "navigationItem")?["largeTitleDisplayMode"] else { return }
    if mode == "never" { (bars.hasLargeTitle, bars.asksForLargeTitle) = (false, false) }
    if mode == "always", bars.hasNavigationBar, bars.prefersLargeTitles || !CanvasRule.largeTitles.holds {
      (bars.hasLargeTitle, bars.asksForLargeTitle) = (true, true)
    }
  }

  /// Returns whether a split view shows a scene, in compact width, in the navigation controller of its first one.
  private func isShownInMaster(_ segue: DocumentConnections.Segue) -> Bool {
    let columns = segue.source.child("connections")?.children("segue") ?? []
    guard segue.relationship == "detailViewController", document.device?.isPad != true,
      let master = columns.first(where: { $0["relationship"] == "masterViewController" })?["destination"],
      let controller = document.connections.controller(master)
    else { return false }
    return controller.tag == "navigationController" && controller.flag("navigationBarHidden") != true
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
      (bars.isPushed, bars.isShown) = (false, false)
      bars.hasNavigationBar = segue.source.flag("navigationBarHidden") != true
      let bar = segue.source.child(key: "navigationBar")
      bars.prefersLargeTitles = bar?.flag("largeTitles") ?? false
      bars.hasLargeTitle = bars.prefersLargeTitles
      bars.isNavigationBarOpaque = bar?.flag("translucent") == false
      if segue.source.flag("toolbarHidden") == false {
        bars.hasToolbar = true
        bars.isBottomBarOpaque = segue.source.child(key: "toolbar")?.flag("translucent") == false
      }
    case "splitViewController":
      if CanvasRule.splitDetails.holds, isShownInMaster(segue) { bars.hasNavigationBar = true }
    case "tabBarController":
      bars.hasTabBar = true
      bars.isBottomBarOpaque = segue.source.child(key: "tabBar")?.flag("translucent") == false
    default: break
    }
    return bars
  }
}
