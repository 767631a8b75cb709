extension ControllerKeeper {
  /// Passes the controllers whose views are below a root to that root, except the root's own controller, since the two
  /// would retain each other.
  package func handOver(to root: UIView) {
    root.keptControllers += controllers.compactMap { $0 as? UIViewController }.filter { controller in
      controller.viewIfLoaded.map { $0 !== root && $0.isDescendant(of: root) } ?? false
    }
    controllers = []
  }
}
