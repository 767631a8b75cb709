/// Keeps the controllers that a preview's closure makes alive while it builds its tree.
///
/// Views refer to their controllers weakly, and a closure that returns `controller.view` releases the controller.
@MainActor
package final class ControllerKeeper {
  @TaskLocal package static var current: ControllerKeeper?
  var controllers: [UIResponder] = []

  package init() {}

  func keep(_ controller: UIResponder) { controllers.append(controller) }
}
