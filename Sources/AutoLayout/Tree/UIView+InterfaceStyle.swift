extension UIView {
  /// The appearance of the view and the views inside, whatever that of the variant; unspecified for that of the views
  /// around.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { interfaceStyle.own }
    set {
      interfaceStyle.own = newValue
      updateInterfaceStyle()
    }
  }

  /// Takes the appearance of the view itself, of its controller, or of the view around, and passes it on.
  func updateInterfaceStyle() {
    var shown = interfaceStyle.own
    if shown == .unspecified { shown = controllerLink?.controller?.overrideUserInterfaceStyle ?? .unspecified }
    if shown == .unspecified { shown = superview?.interfaceStyle.shown ?? .unspecified }
    guard shown != interfaceStyle.shown else { return }
    interfaceStyle.shown = shown
    for subview in subviews { subview.updateInterfaceStyle() }
  }
}
