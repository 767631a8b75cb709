public import Foundation

/// The root of a tree with view controllers: as large as the screen, with its safe area.
open class Window: View {
  /// Its view fills the window.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      fill()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutState.safeArea = environment.safeAreaInsets
  }

  /// A window around the controller that a view belongs to; nil for a view without one.
  package convenience init?(aroundControllerOf view: View) {
    guard let controller = view.layoutState.controllerLink?.controller else { return nil }
    self.init(rootViewController: controller)
  }

  public convenience init(rootViewController: ViewController) {
    self.init(frame: CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize))
    self.rootViewController = rootViewController
    fill()
  }

  open func makeKeyAndVisible() { layoutIfNeeded() }

  private func fill() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(view)
  }
}
