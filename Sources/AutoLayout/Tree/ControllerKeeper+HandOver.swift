extension ControllerKeeper {
  /// Hands the controllers whose views lie below a root over to that root. The root's own controller is left out: the
  /// two would keep each other alive.
  package func handOver(to root: UIView) {
    root.keptControllers += controllers.compactMap { $0 as? UIViewController }.filter { controller in
      controller.viewIfLoaded.map { $0 !== root && $0.isDescendant(of: root) } ?? false
    }
    controllers = []
  }
}
