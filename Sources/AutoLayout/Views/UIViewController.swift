public import Foundation

/// Something with a length at an edge of a controller's view, which constraints may refer to.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// Points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// Makes a view and hears of its layout; its view has the screen's margins.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private let environment: LayoutEnvironment
  private var loadedView: UIView?
  open var title: String?
  /// Added to the safe area of the controller's view, per edge; points. The sum is never below zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.safeAreaChanged() } }
  /// Whether own margins below the system's are raised to them.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.marginsChanged() } }
  open var preferredContentSize = CGSize.zero
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []

  public override init() {
    environment = LayoutEnvironment.current
    super.init()
    ControllerKeeper.current?.keep(self)
  }

  open var traitCollection: UITraitCollection { environment.traits }
  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  /// Made when it is first asked for: `loadView()`, then `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.layoutState.controllerLink = nil
      loadedView = newValue
      newValue?.layoutState.controllerLink = ControllerLink(self)
      newValue?.safeAreaChanged()
    }
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    LayoutEnvironment.$current.withValue(environment) {
      loadView()
      if loadedView == nil { view = UIView(frame: CGRect(origin: .zero, size: environment.screenSize)) }
      viewDidLoad()
    }
  }

  /// Gives `view` a view; an override need not call `super`.
  open func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: environment.screenSize))
    view.backgroundColor = .systemBackground
    self.view = view
  }

  open func viewDidLoad() {}
  /// Makes the constraints of the view, in its stead; call `super` last.
  open func updateViewConstraints() { view.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  // MARK: Children

  /// Its view still has to be added to this one's.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { return }
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Margins and guides

  /// 16 points at the sides; 20 on wide screens. The view's own margins are raised to them.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = environment.rootMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Ends where the safe area begins.
  open var topLayoutGuide: any UILayoutSupport { SafeEdge(view: view, isTop: true) }
  /// Begins where the safe area ends.
  open var bottomLayoutGuide: any UILayoutSupport { SafeEdge(view: view, isTop: false) }
}

/// What the view of a controller takes from it.
@MainActor
final class ControllerLink {
  private(set) weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }

  /// The safe area with the controller's additions; never below zero.
  func widened(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard let more = controller?.additionalSafeAreaInsets,
      controller?.viewIfLoaded?.isUsable(more.numbers, "additionalSafeAreaInsets") ?? true
    else { return insets }
    return UIEdgeInsets(
      top: max(0, insets.top + more.top), left: max(0, insets.left + more.left),
      bottom: max(0, insets.bottom + more.bottom), right: max(0, insets.right + more.right))
  }

  /// Margins, at least as large as the system's.
  func raised(_ own: UIEdgeInsets, of view: UIView) -> UIEdgeInsets {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return own }
    let least = view.physical(controller.systemMinimumLayoutMargins)
    return UIEdgeInsets(
      top: max(own.top, least.top), left: max(own.left, least.left), bottom: max(own.bottom, least.bottom),
      right: max(own.right, least.right))
  }
}

extension UIView {
  fileprivate func safeAreaChanged() {
    setNeedsEngineRebuild()
    setNeedsLayout()
  }
}

/// The old layout guides of a controller, as what the safe area leaves out at the top and at the bottom.
@MainActor
private final class SafeEdge: UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
  }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
  var heightAnchor: NSLayoutDimension { topAnchor.anchorWithOffset(to: bottomAnchor) }
}
