public import Foundation

/// Makes a view and is called during its layout; its view has the screen's margins.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  final var environment: LayoutEnvironment
  /// The handlers of changed traits, in the order of registration.
  package final var traitObservations: [TraitObservation] = []
  /// The traits that the controller overrides for its view.
  package final var ownTraits: UITraitCollection? { didSet { loadedView?.updateInheritedTraits() } }
  /// The traits that the controller around this one overrides for it.
  package final var givenTraits: UITraitCollection? { didSet { loadedView?.updateInheritedTraits() } }
  private var loadedView: UIView?
  /// The guides at the top and at the bottom of the view that were asked for.
  final var supports: (top: UILayoutGuide?, bottom: UILayoutGuide?)
  /// Whether the view has appeared, or is about to.
  private(set) var hasAppeared = false
  /// The title that a bar shows.
  open var title: String?
  /// The insets added to the safe area of the controller's view, in points. The sum is never below zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.safeAreaChanged() } }
  /// Whether margins are raised to the system's minimum.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.marginsChanged() } }
  /// The size that the controller prefers, in points.
  open var preferredContentSize = CGSize.zero
  /// The controller around this one.
  public private(set) weak var parent: UIViewController?
  /// The controllers inside, in order.
  public private(set) var children: [UIViewController] = []

  /// Makes a controller whose view `loadView()` makes.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes the view from the document that the controller was made from; `nil` for a controller of code alone.
  package final var documentView: (@MainActor @Sendable (UIViewController) -> UIView?)?
  /// Makes the view of a controller of code from a document that is named like it; `nil` where there are no
  /// documents.
  package static var documents: (@MainActor @Sendable (UIViewController) -> UIView?)?
  private var givenNibName: String?
  /// The name of the document with the view that the controller was made with; `nil` for none.
  open var nibName: String? { givenNibName }

  /// Makes a controller whose view `loadView()` makes. Documents are looked up by name among those of an app whose
  /// sources are shown, and nowhere else.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    environment = LayoutEnvironment.current
    givenNibName = nibNameOrNil
    super.init()
    ResponderKeeper.current?.keep(self)
  }

  /// Makes a controller as `init(nibName:bundle:)` does: archives are not decoded.
  public required init?(coder: NSCoder) {
    environment = LayoutEnvironment.current
    super.init()
    ResponderKeeper.current?.keep(self)
  }

  /// The appearance of the controller's view, whatever that of the variant; unspecified for that of the views around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.updateInheritedTraits() }
  }
  /// The traits of the controller's environment, in the appearance of its view.
  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    var inherited = InheritedTraits(style: overrideUserInterfaceStyle)
    inherited.traits = [givenTraits, ownTraits].compactMap(\.self).merged
    return environment.traits(inherited)
  }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view; `nil` before it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// The view, which is made on first use: by `loadView()`, followed by `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controllerLink = nil
      loadedView = newValue
      newValue?.controllerLink = ControllerLink(self)
      newValue?.updateInheritedTraits()
      newValue?.safeAreaChanged()
    }
  }

  /// Makes the view if that has not been done.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    Self.inConstruction.append(self)
    defer { Self.inConstruction.removeLast() }
    LayoutEnvironment.$current.withValue(environment) {
      loadView()
      if loadedView == nil { view = UIView(frame: CGRect(origin: .zero, size: environment.screenSize)) }
      viewDidLoad()
    }
  }

  /// The controllers whose views are being made, the innermost last.
  package private(set) static var inConstruction: [UIViewController] = []

  /// A step of appearing.
  enum AppearanceStep {
    case willAppear, isAppearing, didAppear
  }

  /// Calls the method of a step in the controller's environment.
  func perform(_ step: AppearanceStep) {
    hasAppeared = true
    LayoutEnvironment.$current.withValue(environment) {
      switch step {
      case .willAppear: viewWillAppear(false)
      case .isAppearing: viewIsAppearing(false)
      case .didAppear: viewDidAppear(false)
      }
    }
  }

  /// The view as a document has it, with the controller's outlets set; `nil` where there is no such document.
  package final func viewFromDocument() -> UIView? { (documentView ?? Self.documents)?(self) }

  /// Makes the view and sets `view`; an override need not call `super`.
  open func loadView() {
    if let made = viewFromDocument() {
      view = made
      return
    }
    view = UIView(frame: CGRect(origin: .zero, size: environment.screenSize))
  }

  /// Called after a storyboard made the controller, before its view is; does nothing by default.
  open func awakeFromNib() {}
  /// Is called after the view was made; does nothing by default.
  open func viewDidLoad() {}
  /// Makes the view's constraints on its behalf; call `super` last.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Is called once, before the layout that is shown; does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}
  /// Is called once, after `viewWillAppear(_:)` of all controllers and before the layout that is shown, when the view is
  /// in the tree; does nothing by default.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Is called once, after the layout; what it changes is laid out and shown. Does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}
  /// Would be called before the view disappears; previews show a layout without running an app.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Would be called after the view disappeared; previews show a layout without running an app.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether the content is edited; kept.
  open var isEditing = false
  /// Lets the content be edited, or not; kept.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The view above the keyboard; no keyboard is shown.
  open var inputAccessoryView: UIView? { nil }
  /// Would be called before the traits change; each variant is a layout of its own instead.
  open func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Would be called before the size of the view changes; each variant is a layout of its own instead.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// The style of the status bar, which pictures do not show.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; pictures never show it.
  open var prefersStatusBarHidden: Bool { false }
  /// Is called before the view lays its subviews out; does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Is called after the view laid its subviews out; does nothing by default.
  open func viewDidLayoutSubviews() {}
  /// Is called after the view's safe area changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Is called after the view's margins changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}

  /// Is called before a segue embeds its destination; segues that the user follows are never performed. Does nothing by
  /// default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Would perform a segue; previews show one screen at rest.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Returns whether a segue may be performed: `true` unless overridden. It is never asked.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// The superview of the controller's view.
  open override var next: UIResponder? { loadedView?.superview }
  /// Called before the next layout when traits of the controller's view have changed. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Presentation

  /// Presents a controller, at once: its view is shown over the window that this controller's view is in.
  ///
  /// UIKit presents nothing either before the view is in a window, or while the controller presents another one. Alerts
  /// are kept and not drawn.
  open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    let isPresented = (self as? any ControllerPresenting)?.present(controller) ?? true
    if isPresented { completion?() }
  }

  /// Dismisses the controller that this one presents and those above it, or else the presentation that this one is in.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    (self as? any ControllerPresenting)?.dismiss()
    completion?()
  }

  /// The orientations that the controller supports; only options turn a preview.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation that a presentation would begin with; only options turn a preview.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the controller would turn with the device.
  open var shouldAutorotate: Bool { true }
  /// The child that says how the status bar looks, which is not drawn.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether there is a status bar, which is not drawn.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Would be called when memory is low.
  open func didReceiveMemoryWarning() {}

  // MARK: Children

  /// Adds a child controller, whose view the caller still has to add.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { return }
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Is called before the parent changes; does nothing by default.
  open func willMove(toParent parent: UIViewController?) {}
  /// Is called after the parent changed; does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Margins and guides

  /// The system's minimum margins: 16 points at the sides, 20 on wide screens. The view's own margins are raised to
  /// them.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = environment.rootMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

/// What shows controllers over others: all of them, where app code for UIKit runs.
@MainActor
package protocol ControllerPresenting: UIViewController {
  /// - Returns: whether the controller presents no other one already.
  func present(_ controller: UIViewController) -> Bool
  func dismiss()
}

extension UIView {
  fileprivate func safeAreaChanged() {
    setNeedsEngineRebuild()
    setNeedsLayout()
  }
}

/// The link from a view to its controller, which extends its safe area and margins.
@MainActor
final class ControllerLink {
  private(set) weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }

  /// Returns the safe area with the controller's additions; never below zero.
  func widened(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard let more = controller?.additionalSafeAreaInsets,
      controller?.viewIfLoaded?.isUsable(more.numbers, "additionalSafeAreaInsets") ?? true
    else { return insets }
    return UIEdgeInsets(
      top: max(0, insets.top + more.top), left: max(0, insets.left + more.left),
      bottom: max(0, insets.bottom + more.bottom), right: max(0, insets.right + more.right))
  }

  /// Returns margins that are at least as large as the system's.
  func raised(_ own: UIEdgeInsets, of view: UIView) -> UIEdgeInsets {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return own }
    let least = view.physical(controller.systemMinimumLayoutMargins)
    return UIEdgeInsets(
      top: max(own.top, least.top), left: max(own.left, least.left), bottom: max(own.bottom, least.bottom),
      right: max(own.right, least.right))
  }
}

/// A connection from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives; `nil` for none.
  public let identifier: String?
  /// The controller that the segue begins at.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController

  /// Makes a segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Would show the destination; previews show one screen at rest.
  open func perform() {}
}
