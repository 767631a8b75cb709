public import LPAutoLayout
public import Foundation

/// Names the objects that would animate presentations; never asked, as nothing appears over time.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Would make the animation of a presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Would make the animation of a dismissal.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Would make the presentation.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
  /// Would make what follows a finger in a presentation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Would make what follows a finger in a dismissal.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Animates a change of controllers; never called.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the animation would take.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Would animate the change.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Would be called after the change.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a change of controllers follow a finger; never called.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Would begin the change.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A change of controllers that follows a finger; it never begins.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How much of the change has been made.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest, which never runs.
  open var completionSpeed: CGFloat = 1
  /// Kept.
  open var wantsInteractiveStart = true
  /// Notes how much of the change has been made.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Would take the change back.
  open func cancel() {}
  /// Would complete the change.
  open func finish() {}
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

/// A key of the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that goes away.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes away.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What takes part in a change of controllers; no preview makes one.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether a finger leads it.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// Tells that the animation ended.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view before the change.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view after the change.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Would tell how far a finger is; none leads a transition.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  /// Would tell that a finger ended the transition.
  public func finishInteractiveTransition() {}
  /// Would tell that a finger took the transition back.
  public func cancelInteractiveTransition() {}
  /// Would tell that a finger let the transition wait.
  public func pauseInteractiveTransition() {}
}

/// What a coordinator tells of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

extension UIViewControllerTransitionCoordinatorContext {
  /// Always `false`: no transition runs.
  public var isCancelled: Bool { false }
  /// Always `false`: no transition runs.
  public var isAnimated: Bool { false }
  /// Always `false`: no transition runs.
  public var isInteractive: Bool { false }
  /// The seconds that it takes: none.
  public var transitionDuration: TimeInterval { 0 }
}

extension UIViewControllerTransitionCoordinator {
  /// Would animate along; no transition runs, so nothing is called.
  @discardableResult
  public func animate(
    alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
    completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)? = nil
  ) -> Bool { false }
}

extension UIViewController {
  private static let transitioning = Stored<WeakReference?>("UIViewController.transitioningDelegate", nil)

  /// What would animate the presentation; kept and not asked.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { Self.transitioning[self]?.object as? any UIViewControllerTransitioningDelegate }
    set { Self.transitioning[self] = newValue.map(WeakReference.init) }
  }
  /// Always `nil`: nothing changes over time.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
