extension LayoutEngine {
  /// Lays out as a screen does when it appears: controllers whose views are in the tree are told before the layout and
  /// after it, each once and those around others first. A window is shown for it.
  func layOutAppearing() {
    if root is UIWindow, root.isHidden { root.isHidden = false }
    // Code that runs when a view appears may bring in another controller, but not without end.
    for _ in 0..<LayoutTolerance.settlingPasses {
      let controllers = appearingControllers()
      guard !controllers.isEmpty else { break }
      for controller in controllers { controller.perform(.willAppear) }
      for controller in controllers { controller.perform(.isAppearing) }
      layoutIfNeeded()
      for controller in controllers { controller.perform(.didAppear) }
    }
    layoutIfNeeded()
  }

  private func appearingControllers() -> [UIViewController] {
    var found: [UIViewController] = []
    root.forEachDescendant { view in
      if let controller = view.controllerLink?.controller, !controller.hasAppeared { found.append(controller) }
    }
    return found
  }
}
