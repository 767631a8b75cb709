/// The object that decides which gestures are recognised; nothing asks it here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}
