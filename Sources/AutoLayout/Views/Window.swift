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
    state.safeArea = environment.safeAreaInsets
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
