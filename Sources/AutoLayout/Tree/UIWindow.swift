public import Foundation

/// The root of a tree with view controllers: as large as the screen, with its safe area.
open class UIWindow: UIView {
  /// Whether constraints inside have a say in the window's size.
  public enum Sizing: Sendable {
    /// The size is given, as a scene's on iOS.
    case scene
    /// As on macOS: the window keeps its size at `UILayoutPriority.sceneSizeStayPut` (500), so that constraints of higher
    /// priority resize it, and those of lower priority adapt to it.
    case resizable
  }

  /// Who decides the size of the window.
  open var sizing = Sizing.scene { didSet { if sizing != oldValue { setNeedsEngineRebuild() } } }
  /// While the user drags the window's corner.
  private var dragged: (size: CGSize, priority: UILayoutPriority)?

  /// Its view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      fill()
    }
  }

  package override func applyClassDefaults() {
    marginState.safeArea = environment.safeAreaInsets
  }

  /// A window around the controller that a view belongs to; nil for a view without one.
  package static func around(controllerOf view: UIView) -> UIWindow? {
    view.controllerLink?.controller.map { UIWindow(rootViewController: $0) }
  }

  /// Makes a window that a controller's view fills.
  public convenience init(rootViewController: UIViewController) {
    self.init(frame: CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize))
    self.rootViewController = rootViewController
    fill()
  }

  package override var hostSizes: [(size: CGSize, priority: UILayoutPriority)] {
    guard sizing == .resizable else { return super.hostSizes }
    return [(frame.size, .sceneSizeStayPut)] + (dragged.map { [$0] } ?? [])
  }

  /// Asks for a size as a user does at the window's corner. What constraints above the priority allow of it is the
  /// window's size from then on; a window that is not resizable stays.
  ///
  /// - Parameter size: points.
  open func drag(to size: CGSize, priority: UILayoutPriority = .dragThatCanResizeScene) {
    guard sizing == .resizable, size.width.isFinite, size.height.isFinite else { return }
    dragged = (CGSize(width: max(0, size.width), height: max(0, size.height)), priority)
    setNeedsEngineRebuild()
    layoutIfNeeded()
    dragged = nil
    setNeedsEngineRebuild()
  }

  /// Lays the window out, which is shown in any case.
  open func makeKeyAndVisible() { layoutIfNeeded() }

  private func fill() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(view)
  }
}
