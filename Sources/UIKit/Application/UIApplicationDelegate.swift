/// The events of an app's life; nothing sends them here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}
