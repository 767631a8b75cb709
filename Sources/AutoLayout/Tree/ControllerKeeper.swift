/// Holds the controllers that are made while a tree is built: their views refer to them weakly, and a closure that
/// answers `controller.view` lets go of the controller.
@MainActor
package final class ControllerKeeper {
  @TaskLocal package static var current: ControllerKeeper?
  private var controllers: [UIViewController] = []

  package init() {}

  func keep(_ controller: UIViewController) { controllers.append(controller) }

  /// Hands those whose views lie below a root over to it. The root's own controller would hold itself that way.
  package func handOver(to root: UIView) {
    root.layoutState.keptControllers += controllers.filter { controller in
      controller.viewIfLoaded.map { $0 !== root && $0.isDescendant(of: root) } ?? false
    }
    controllers = []
  }
}
