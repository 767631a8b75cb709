/// Coordinates animations with a transition of controllers, which no preview runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {}
