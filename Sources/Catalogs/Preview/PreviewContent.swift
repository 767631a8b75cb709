public import LPAutoLayout

/// The content of a preview: a view or a view controller.
@MainActor
public protocol PreviewContent {
  /// Returns the root of the tree that is laid out: a screen or a window with the content.
  func previewRoot() -> UIView
}

extension UIViewController: PreviewContent {
  /// Returns a window that the controller's view fills.
  public func previewRoot() -> UIView { UIWindow(rootViewController: self) }
}

extension UIView: PreviewContent {
  /// Returns the view if it is a screen or a window, a window for a controller's view, and else a screen around it.
  public func previewRoot() -> UIView {
    if let window = UIWindow.around(controllerOf: self) { return window }
    return self is Screen || self is UIWindow ? self : Self.screen(around: self)
  }

  /// Puts a view into a screen, centred in the safe area and never larger. A view with an intrinsic size keeps it,
  /// since hugging has a higher priority than filling; any other view fills the safe area.
  private static func screen(around view: UIView) -> Screen {
    let screen = Screen()
    screen.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let area = screen.safeAreaLayoutGuide
    let fillWidth = view.widthAnchor.constraint(equalTo: area.widthAnchor)
    let fillHeight = view.heightAnchor.constraint(equalTo: area.heightAnchor)
    fillWidth.priority = UILayoutPriority(1)
    fillHeight.priority = UILayoutPriority(1)
    let constraints = [
      view.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      view.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
      view.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
      fillWidth, fillHeight,
    ]
    for constraint in constraints { constraint.origin = .system }
    NSLayoutConstraint.activate(constraints)
    return screen
  }
}
