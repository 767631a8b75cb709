public import Foundation

/// The root of a tree with view controllers: as large as the screen, with its safe area.
open class UIWindow: UIView {
  /// Whether constraints inside can change the window's size.
  public enum Sizing: Sendable {
    /// The size is given, as a scene's on iOS.
    case scene
    /// The window can be resized, as on macOS: it keeps its size at `UILayoutPriority.sceneSizeStayPut` (500), so that
    /// constraints of higher priority resize it, and those of lower priority adapt to it.
    case resizable
  }

  /// The source of the window's size.
  open var sizing = Sizing.scene { didSet { if sizing != oldValue { setNeedsEngineRebuild() } } }
  /// While the user drags the window's corner.
  private var dragged: (size: CGSize, priority: UILayoutPriority)?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      fill()
    }
  }

  /// Whether the window is not shown, as at first. Nothing inside has a safe area until it is shown: by
  /// `makeKeyAndVisible()`, by setting this to `false`, or as the window of a preview.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { visibilityChanged() } } }

  @_spi(Views) open override func applyClassDefaults() { isHidden = true }

  /// Whether views inside have a safe area. UIKit's documentation of `safeAreaInsets`: the insets are zero while a view is
  /// not visible on screen.
  override var givesSafeArea: Bool { !isHidden }

  @_spi(Views) open override func environmentChanged() { visibilityChanged() }

  private func visibilityChanged() {
    let safeArea = isHidden ? .zero : environment.safeAreaInsets
    if safeArea != marginState.safeArea {
      marginState.safeArea = safeArea
      safeAreaInsetsDidChange()
    }
    marginsChanged()
  }

  /// Returns a window for the controller of a view; `nil` for a view without one.
  package static func around(controllerOf view: UIView) -> UIWindow? {
    view.controllerLink?.controller.map { UIWindow(rootViewController: $0) }
  }

  /// Makes a window that a controller's view fills, and shows it.
  public convenience init(rootViewController: UIViewController) {
    self.init(frame: CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize))
    self.rootViewController = rootViewController
    isHidden = false
    fill()
  }

  package override var hostSizes: [(size: CGSize, priority: UILayoutPriority)] {
    guard sizing == .resizable else { return super.hostSizes }
    return [(frame.size, .sceneSizeStayPut)] + (dragged.map { [$0] } ?? [])
  }

  /// Requests a size, as a user does by dragging the window's corner. The window gets the closest size that constraints
  /// above the priority allow; a window that is not resizable keeps its size.
  ///
  /// - Parameter size: the size in points.
  open func drag(to size: CGSize, priority: UILayoutPriority = .dragThatCanResizeScene) {
    guard sizing == .resizable, size.width.isFinite, size.height.isFinite else { return }
    dragged = (CGSize(width: max(0, size.width), height: max(0, size.height)), priority)
    setNeedsEngineRebuild()
    layoutIfNeeded()
    dragged = nil
    setNeedsEngineRebuild()
  }

  /// Shows the window and lays it out.
  open func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }

  private func fill() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(view)
  }
}
