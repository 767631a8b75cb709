/// Keeps the controllers that a preview's closure makes alive while it builds its tree, and the views with mistakes.
///
/// Views refer to their controllers weakly, and a closure that returns `controller.view` releases the controller. A view
/// that gets into no tree would take its mistakes with it.
@MainActor
package final class ResponderKeeper {
  @TaskLocal package static var current: ResponderKeeper?
  var responders: [UIResponder] = []

  package init() {}

  func keep(_ responder: UIResponder) { responders.append(responder) }
}
